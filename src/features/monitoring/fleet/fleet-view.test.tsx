import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { changePreferences } from '~/shared/storage/preferences';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { MonitoringScreen } from '../monitoring-screen';

const three = [{ role: 'master' }, { role: 'slave' }, { role: 'slave' }];
const answers: Record<string, () => Response> = {
  sano: () => HttpResponse.json({ redis: three, cpu: { iowait: 1 } }),
  lento: () => HttpResponse.json({ redis: three, cpu: { iowait: 14 } }),
  roto: () => HttpResponse.json({ redis: [], cpu: { iowait: 1 } }),
  ausente: () => HttpResponse.json({ status: 503 }, { status: 503 }),
};

function serve(each: Record<string, (() => Response) | undefined> = answers) {
  const load = { now: 0, most: 0, asked: 0 };
  network.use(
    http.get(`${apiBase}/server`, () => HttpResponse.json(Object.keys(each).map((name) => ({ name })))),
    http.get(`${apiBase}/server/:name`, async ({ params }) => {
      load.now += 1;
      load.asked += 1;
      load.most = Math.max(load.most, load.now);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      load.now -= 1;
      return each[String(params.name)]?.() as HttpResponse<null>;
    }),
  );
  return load;
}

const open = () => renderScreen(<MonitoringScreen />, '/?view=flota');

test('worst first, each server by itself, each light named', async () => {
  serve();
  const screen = await open();
  await expect.element(screen.getByRole('row', { name: /ausente/ })).toHaveTextContent('Caído');
  await expect.element(screen.getByRole('row', { name: /sano/ })).toHaveTextContent('Sano');
  const rows = screen.getByRole('rowheader').elements();
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual(['ausente', 'roto', 'lento', 'sano']);
  expect(rows[0]?.querySelector('button')?.textContent).toBe('No se pudo conectar con el servidor.');
  expect(rows[1]?.textContent).toContain('Redis: faltan 3 de 3 instancias');
  await expect.element(screen.getByRole('link', { name: 'roto, Redis: falla' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'lento, CPU: degradado' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'sano, CPU: bien' })).toBeVisible();
  const counts = screen.getByRole('list', { name: 'Servidores por estado' }).element();
  expect([...counts.children].map((item) => item.textContent)).toEqual(['1 Caído', '1 Falla', '1 Degradado', '1 Sano']);
});

test('tries are counted only while an interval tries again (spec 6.6)', async () => {
  serve();
  changePreferences({ refreshSeconds: 60 });
  const screen = await open();
  const why = screen.getByRole('button', { name: 'Detalles de ausente' });
  await expect.element(why).toHaveTextContent(/^No se pudo conectar con el servidor\. Intento 1 de 3\.$/);
  await screen.getByRole('button', { name: 'Pausar' }).click();
  await expect.element(why).toHaveTextContent(/^No se pudo conectar con el servidor\.$/);
});

test('the lights of the fleet and the chips of a server say the same, section by section (spec 6.9)', async () => {
  const mixed = () =>
    HttpResponse.json({
      filesystem: [{ mountPoint: '/datos', total: '100 GB', free: '6 GB' }],
      redis: [...three.slice(1), 'ilegible'],
      kafka: [],
      nginx: { dropped: 4 },
      cpu: { iowait: 1 },
      elastic: [],
    });
  serve({ mixto: mixed });
  const screen = await open();
  const lights = screen.getByRole('row', { name: /mixto/ }).getByRole('link', { name: /^mixto, / });
  await expect.element(lights.first()).toBeVisible();
  const said = lights.elements().map((light) => light.getAttribute('aria-label')?.replace('mixto, ', ''));
  expect(said).toEqual([
    'Filesystem: falla',
    'Redis: bien',
    'Kafka: falla',
    'Nginx: degradado',
    'CPU: bien',
    'Elastic: sin datos',
  ]);
  await screen.getByRole('link', { name: 'Abrir mixto' }).click();
  const chips = screen.getByRole('list', { name: 'Secciones' }).getByRole('button');
  await expect.element(chips.first()).toBeVisible();
  expect(chips.elements().map((chip) => chip.getAttribute('aria-label'))).toEqual(said);
});

test('a light leads to its section, and back leads to the fleet', async () => {
  serve();
  const screen = await open();
  await screen.getByRole('link', { name: 'roto, Redis: falla' }).click();
  const section = screen.getByRole('region', { name: 'Redis', exact: true });
  await expect.element(section).toBeVisible();
  expect(screen.router.state.location.href).toBe('/?server=roto&section=redis');
  await expect.poll(() => document.activeElement).toBe(section.element());
  screen.router.history.back();
  await expect.element(screen.getByRole('table', { name: 'Flota' })).toBeVisible();
});

test('why and how the chosen server moves stand below', async () => {
  serve();
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Por qué · roto' })).toBeVisible();
  await screen.getByRole('button', { name: 'Detalles de lento' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Por qué · lento' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Movimiento · lento' })).toBeVisible();
});

test('of forty servers never more than six are asked at once; a refresh asks all again', async () => {
  const load = serve(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`nodo-${index}`, answers.sano])));
  const screen = await open();
  await expect.element(screen.getByText('40 Sanos')).toBeVisible();
  expect(load.asked).toBe(40);
  expect(load.most).toBeLessThanOrEqual(6);
  await screen.getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(() => load.asked).toBe(80);
  expect(load.most).toBeGreaterThan(1);
  expect(load.most).toBeLessThanOrEqual(6);
});

test('the wall screen is dark, alone and has a way out', async () => {
  serve();
  const screen = await open();
  await screen.getByRole('button', { name: 'Pantalla mural' }).click();
  const wall = screen.getByRole('dialog', { name: 'Pantalla mural' });
  await expect.element(wall).toBeVisible();
  await expect.element(wall).toHaveAttribute('data-theme', 'dark');
  await expect.element(wall.getByText('ausente')).toBeVisible();
  expect(screen.router.state.location.href).toBe('/?view=flota&mural=1');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('table', { name: 'Flota' })).toBeVisible();
  expect(screen.router.state.location.href).toBe('/?view=flota');
});

test('two servers side by side, only what differs on request', async () => {
  serve();
  const screen = await renderScreen(<MonitoringScreen />, '/?view=comparar&server=sano');
  await userEvent.selectOptions(screen.getByLabelText('Contra'), 'lento');
  const row = screen.getByRole('row', { name: /CPU · I\/O wait/ });
  await expect.element(row).toBeVisible();
  expect([...row.element().querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
    '1.0 %',
    '14.0 %',
    '+13.0 %',
  ]);
  const all = screen.getByRole('row').elements().length;
  await screen.getByLabelText('Solo diferencias').click();
  expect(all).toBeGreaterThan(2);
  expect(screen.getByRole('row').elements()).toHaveLength(2);
  expect(screen.router.state.location.href).toBe('/?view=comparar&server=sano&con=lento');
});

test('now against a kept sample; a lost sample says so', async () => {
  serve();
  const screen = await renderScreen(<MonitoringScreen />, '/?view=comparar&server=sano&con=muestra:5');
  await expect.element(screen.getByText('Esa muestra ya no está en esta pestaña.')).toBeVisible();
  const select = screen.getByLabelText('Contra');
  const kept = select.element().querySelector<HTMLOptionElement>('option[value^="muestra:"]');
  await userEvent.selectOptions(select, kept?.value ?? '');
  await expect.element(screen.getByRole('row', { name: /CPU · I\/O wait/ })).toHaveTextContent('1.0 %1.0 %=');
});
