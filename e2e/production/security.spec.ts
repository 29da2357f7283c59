import { expect, type Page, test } from '@playwright/test';
import { API, answer, openAs, SESSION_KEY, storedSession, TOKEN } from './support';

const HEADERS: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'.*require-trusted-types-for 'script'; trusted-types 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

test('the page, its scripts and its font come with every header', async ({ page, request }) => {
  const paths = ['/', '/favicon-qa.svg'];
  page.on('request', (sent) => paths.push(new URL(sent.url()).pathname));
  await page.goto('/#/login');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  for (const path of new Set(paths)) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(HEADERS)) expect(headers[name], `${path} ${name}`).toMatch(value);
  }
});

/** Records what the policy refuses, and every message of the console. */
async function watch(page: Page): Promise<{ violations: () => Promise<string[]>; messages: string[] }> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violationsSeen: seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  return {
    messages,
    violations: () => page.evaluate(() => (window as unknown as { violationsSeen: string[] }).violationsSeen),
  };
}

const SCREENS = [
  '/dashboard',
  '/dashboard/estadistica',
  '/soporte/trazabilidad?server=uno',
  '/soporte/logs',
  '/logs?order=ORD-1&q=1',
  '/mi-cuenta',
  '/soporte/monitoreo',
  '/no-existe',
];

test('every screen runs under the strict policy, and the token is nowhere but in its header', async ({ page }) => {
  const { violations, messages } = await watch(page);
  const urls: string[] = [];
  const bearers = new Set<string | undefined>();
  page.on('request', (request) => {
    urls.push(request.url());
    if (request.url().includes('/api/')) bearers.add(request.headers().authorization);
  });
  await answer(page, 'GET', 'server', { json: [{ name: 'uno' }] });
  await answer(page, 'GET', 'server/uno', {
    json: {
      date: '',
      server: 'uno',
      cpu: { cores: 2, total: 20 },
      filesystem: [{ mountPoint: '/', total: '2 GB', free: '1 GB' }],
    },
  });
  await page.route(`${API}/trace**`, (route) =>
    route.fulfill({
      json: { data: [{ date: '27/11/2026 03:58:44 PM', service: 'a', request: { a: 1 }, response: 'b' }] },
    }),
  );
  const sums = { count: 2, amount: 100, approved: 1, declined: 1, refundAmount: 0 };
  await page.route(`${API}/statistic**`, (route) =>
    route.fulfill({
      json: { buckets: [{ from: '2026-11-27T00:00:00-06:00', ...sums, groups: {} }], groups: [], totals: sums },
    }),
  );
  await openAs(page, '/dashboard', storedSession(30));
  for (const hash of SCREENS) {
    await page.goto(`/#${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(), hash).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.outerHTML), hash).not.toContain(TOKEN);
  }
  await page.goto('/#/dashboard/estadistica');
  await expect(page.locator('.uplot canvas')).toBeVisible();
  expect(await violations(), 'chart').toEqual([]);
  await page.goto('/#/logs?order=ORD-1&q=1');
  await page.getByRole('button', { name: 'Ver detalles' }).click();
  await page.getByRole('button', { name: /Ana Prueba/ }).click();
  expect(await violations(), 'opened').toEqual([]);
  expect(urls.filter((url) => url.includes(TOKEN) || url.includes('operadora'))).toEqual([]);
  expect(messages.filter((message) => message.includes(TOKEN) || /error|warning/i.test(message))).toEqual([]);
  expect([...bearers]).toEqual([`Bearer ${TOKEN}`]);
});

test('the sign-in with its encryption and its modals runs under the strict policy', async ({ page }) => {
  const { violations } = await watch(page);
  const sent = await answer(page, 'POST', 'auth', {
    status: 401,
    json: { status: 401, message: 'User or password not found' },
  });
  await answer(page, 'PUT', 'user/resetPassword', { status: 200, body: '' });
  await page.goto('/#/login');
  await page.getByLabel('Usuario').fill(' operadora@ejemplo.mx ');
  await page.getByLabel('Contraseña', { exact: true }).fill(' clave con espacios ');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Usuario o password incorrecto')).toBeVisible();
  const body = JSON.parse(sent.bodies[0] ?? '{}');
  expect(body).toEqual({ email: 'operadora@ejemplo.mx', password: expect.stringMatching(/^[0-9A-F]{256}$/) });
  expect(sent.headers[0]?.authorization).toBeUndefined();
  await page.getByRole('button', { name: 'Olvidé la contraseña' }).click();
  await page.getByLabel('Correo').fill('operadora@ejemplo.mx');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Se envio la nueva contraseña')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('the policy bites: script from text, and markup from text, are refused', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>x</p>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  await expect(page.getByLabel('Usuario')).toBeVisible();
});

test('nothing from a log or a server is ever markup', async ({ page }) => {
  const mark = '<img src=x onerror="window.pwned=1"><b>negra</b><script>window.pwned=1</script>';
  await answer(page, 'GET', 'server', { json: [{ name: mark }] });
  await page.route(`${API}/server/*`, (route) =>
    route.fulfill({
      json: {
        server: mark,
        nginx: { hostname: mark },
        kafka: [{ topic: mark }],
        filesystem: [{ mountPoint: mark, total: '1 GB', free: '1 GB' }],
      },
    }),
  );
  await page.route(`${API}/trace**`, (route) =>
    route.fulfill({
      json: {
        data: [
          {
            date: mark,
            service: mark,
            operation: mark,
            hostName: mark,
            ip: mark,
            [mark]: mark,
            request: { [mark]: mark },
            response: mark,
          },
        ],
      },
    }),
  );
  await openAs(page, '/soporte/trazabilidad', storedSession(30));
  await page.getByLabel('Servidores:').selectOption(mark);
  await expect(page.getByRole('region', { name: 'Nginx' })).toContainText(mark);
  await page.goto('/#/logs?order=ORD-1&q=1');
  await page.getByRole('button', { name: 'Ver detalles' }).click();
  await expect(page.getByLabel('Response')).toHaveValue(mark);
  const made = await page.evaluate(() => [
    document.querySelectorAll('main img[src="x"], main b, main script').length,
    'pwned' in window,
  ]);
  expect(made).toEqual([0, false]);
});

test('an address may hold ids, never an e-mail or a secret: none appears after a whole visit', async ({ page }) => {
  await answer(page, 'GET', 'server', { status: 401, json: {} });
  await openAs(page, '/soporte/trazabilidad?server=uno', storedSession(-20));
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByLabel('Usuario')).toBeVisible();
  expect(page.url()).not.toMatch(/operadora|canario|token/i);
  expect(await page.evaluate((key) => window.localStorage.getItem(key), SESSION_KEY)).toBeNull();
});
