import { existsSync, readdirSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { releaseHeaders } from '../../deploy/release/release-files';
import { deployed } from './deployed';

const chunk = `/assets/${readdirSync('dist/assets').find((name) => /^console-.*\.js$/.test(name))}`;
const ids = '/api/dashboard/trace?order=ORD-CANARIO';

const answer = (request: APIRequestContext, path: string, headers = {}) =>
  request.get(path, { headers: { 'Accept-Encoding': 'identity', ...headers } });

for (const [path, status, type, cache] of [
  ['/', 200, 'text/html', 'no-cache'],
  ['/index.html', 200, 'text/html', 'no-cache'],
  ['/theme.js', 404, 'text/html', 'no-store'],
  ['/favicon-qa.svg', 200, 'image/svg+xml', 'no-cache'],
  [chunk, 200, 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/api/dashboard/server', 401, 'application/json', 'no-store'],
  ['/assets/console-00000000.js', 404, 'text/html', 'no-store'],
  [`${chunk}.map`, 404, 'text/html', 'no-store'],
  [`${chunk}.gz`, 404, 'text/html', 'no-store'],
  ['/index.production.html', 404, 'text/html', 'no-store'],
  ['/config.json', 404, 'text/html', 'no-store'],
  ['/.env', 404, 'text/html', 'no-store'],
  ['/dashboard', 404, 'text/html', 'no-store'],
] as const) {
  test(`${path.replace(chunk, 'a chunk')} is answered with ${status}, ${cache} and every header once`, async ({
    request,
  }) => {
    const response = await answer(request, path);
    expect(response.status()).toBe(status);
    const headers = response.headersArray();
    const values = (name: string) =>
      headers.filter((each) => each.name.toLowerCase() === name.toLowerCase()).map((each) => each.value);
    for (const [name, value] of Object.entries(releaseHeaders)) expect(values(name), name).toEqual([value]);
    expect(values('cache-control')).toEqual([cache]);
    expect(values('content-type')[0]).toContain(type);
    expect(values('server')).toEqual(['nginx']);
  });
}

test('but for the page itself, a second visit asks again for nothing that is wanted before the first paint', async ({
  request,
}) => {
  const page = await (await answer(request, '/')).text();
  // The console gives way to what is painted first.
  expect(page).toMatch(/<link rel="modulepreload" fetchpriority="low"[^>]* href="\/assets\/console-/);
  const wanted = [...page.matchAll(/<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]* (?:src|href)="([^"]+)"/g)];
  const paths = wanted.map(([, path = '']) => path.replace(/-[\w-]{7,8}\./, '.'));
  expect(paths).toEqual(['/assets/theme.js', '/assets/first.css', '/assets/console.js']);
  for (const [, path = ''] of wanted) {
    const { 'cache-control': cache } = (await answer(request, path)).headers();
    expect(cache, path).toBe('public, max-age=31536000, immutable');
  }
});

test('a browser gets what was compressed while building, and a repeated page costs no bytes', async ({ request }) => {
  const brotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['gzip, br', brotli ? 'br' : 'gzip'],
  ] as const) {
    const response = await answer(request, chunk, { 'Accept-Encoding': accepted });
    expect(response.headers()).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  }
  const { etag = '' } = (await answer(request, '/')).headers();
  expect((await answer(request, '/', { 'If-None-Match': etag })).status()).toBe(304);
});

test('a person signs in and reads the platform through the proxy', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByLabel('Usuario').fill('mariana.rios@example.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/#/soporte/trazabilidad?server=pagos-qa-02');
  await expect(page.getByRole('region', { name: 'Nginx' })).toBeVisible();
});

test('no log holds a query or a token, not even of a platform that does not answer', async ({ request }) => {
  await deployed({}, async ({ address, log }) => {
    const response = await answer(request, address + ids, {
      Authorization: 'Bearer canario',
      Referer: `${address}/?canario`,
    });
    expect(response.status()).toBe(502);
    await expect.poll(log).toContain('"path":"/api/dashboard/trace","status":502');
    expect(log()).not.toMatch(/canario/i);
  });
});
