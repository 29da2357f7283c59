import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { healthyReport } from './healthy-report.fixture';
import { showReport } from './show-report.fixture';

const UNAVAILABLE = 'Por el momento el servidor no está disponible.';

test('only what was sent has a card and a chip', async () => {
  const screen = await showReport({ cpu: { total: 3 }, network: null });
  await expect.element(screen.region('CPU')).toBeVisible();
  await expect.element(screen.region('Red')).toBeVisible();
  expect(document.querySelectorAll('section')).toHaveLength(2);
  expect(screen.getByRole('list', { name: 'Secciones' }).element().textContent).toBe('CPURed');
});

test('a report of unknown sections alone is no error and draws no card', async () => {
  const screen = await showReport({ server: 'cobros-01', rabbit: [1] });
  await expect.element(screen.getByText('La respuesta no trae ninguna sección conocida.')).toBeVisible();
  expect(document.querySelectorAll('section')).toHaveLength(0);
});

test('an empty section says so; those that stay green carry the badge', async () => {
  const keys = Object.keys(healthyReport).slice(2);
  const screen = await showReport({
    ...Object.fromEntries(keys.map((key) => [key, null])),
    redis: {},
    cpu: [],
    otra: 1,
  });
  const red = ['Filesystem', 'Redis', 'Mongo', 'Kafka', 'MySQL'];
  const green = ['Nginx', 'CPU', 'Memoria', 'Procesos', 'Red', 'Elastic'];
  for (const name of [...red, ...green]) {
    const region = screen.region(name);
    await expect.element(region.getByText(UNAVAILABLE)).toBeVisible();
    expect(screen.icon(name)).toBe(red.includes(name) ? 'No disponible' : 'Disponible');
    expect(region.getByText('Sin datos').elements()).toHaveLength(green.includes(name) ? 1 : 0);
  }
  await expect.element(screen.region('CPU').getByText('Sin datos')).toHaveAttribute('data-tone', 'warning');
});

test('wrong types count as empty and leave the others alone', async () => {
  const screen = await showReport({
    filesystem: {},
    redis: { role: 'master' },
    kafka: { topic: 'pagos' },
    mongo: [],
    cpu: [],
    network: null,
    elastic: 'sin datos',
    nginx: { hostname: 'edge-01.example.mx', requests: 1832 },
  });
  for (const name of ['Filesystem', 'Redis', 'Kafka', 'Mongo', 'CPU', 'Red', 'Elastic']) {
    await expect.element(screen.region(name).getByText(UNAVAILABLE)).toBeVisible();
  }
  expect(screen.metrics('Nginx').slice(0, 3)).toEqual([
    ['Host', 'edge-01.example.mx'],
    ['Solicitudes totales', '1,832'],
    ['Aceptadas', '---'],
  ]);
});

test.each([
  [2, 'No disponible'],
  [3, 'Disponible'],
  [4, 'No disponible'],
])('%d Redis entries: %s, and all are shown', async (count, icon) => {
  const screen = await showReport({
    redis: Array.from({ length: count }, () => ({ role: 'slave', connectedSlaves: 0 })),
  });
  expect(screen.icon('Redis')).toBe(icon);
  const titles = [...screen.region('Redis').element().querySelectorAll('h3')].map((title) => title.textContent);
  expect(titles).toEqual(['Redis 1', 'Redis 2', 'Redis 3', 'Redis 4'].slice(0, count));
  expect(document.body.textContent).not.toContain(UNAVAILABLE);
  const chip = screen.getByRole('button', { name: `Redis: ${count === 3 ? 'bien' : 'falla'}` });
  await expect.element(chip).toHaveAttribute('data-tone', count === 3 ? 'success' : 'danger');
});

test.each<[string, unknown[], icon: string]>([
  ['two that can be read and a text', [{ role: 'master' }, { role: 'slave' }, 'x'], 'Disponible'],
  ['three that cannot be read', [null, 7, []], 'Disponible'],
  [
    'three that can be read and null',
    [{ role: 'master' }, { role: 'slave' }, { role: 'slave' }, null],
    'No disponible',
  ],
])('Redis with %s: every entry counts and has its card (spec 6.3)', async (_name, redis, icon) => {
  const screen = await showReport({ redis });
  expect(screen.icon('Redis')).toBe(icon);
  expect(screen.region('Redis').getByRole('article').elements()).toHaveLength(redis.length);
  expect(screen.metrics('Redis').at(-1)).toEqual(['CPU usuario', '---']);
});

test('the chips show the level of each section; the icons of the headings stay (spec 6.3, 6.9)', async () => {
  const screen = await showReport({
    filesystem: [{ mountPoint: '/datos', total: '100 GB', free: '6 GB' }],
    kafka: [],
    nginx: { requests: 1, dropped: 0 },
    cpu: { iowait: 14 },
    elastic: [],
  });
  const chips = screen.getByRole('list', { name: 'Secciones' }).getByRole('button').elements();
  const signs = chips.map((chip) => chip.querySelector('svg')?.innerHTML);
  expect(chips.map((chip) => [chip.getAttribute('aria-label'), chip.getAttribute('data-tone')])).toEqual([
    ['Filesystem: falla', 'danger'],
    ['Kafka: falla', 'danger'],
    ['Nginx: bien', 'success'],
    ['CPU: degradado', 'warning'],
    ['Elastic: sin datos', 'warning'],
  ]);
  // Not by colour alone: a sign for each level.
  expect(new Set(signs).size).toBe(4);
  expect(['Filesystem', 'Kafka', 'Nginx', 'CPU', 'Elastic'].map(screen.icon)).toEqual([
    'Disponible',
    'No disponible',
    'Disponible',
    'Disponible',
    'Disponible',
  ]);
  await expect.element(screen.region('Filesystem').getByText('Falla')).toHaveAttribute('data-tone', 'danger');
  await expect.element(screen.region('CPU').getByText('Degradado')).toHaveAttribute('data-tone', 'warning');
  expect(screen.region('Kafka').getByText('Falla').elements()).toHaveLength(0);
});

test('a chip leads to its section without leaving the route', async () => {
  const screen = await showReport(healthyReport);
  await page.viewport(390, 700);
  await userEvent.click(screen.getByRole('button', { name: 'Elastic: bien' }));
  await expect.element(screen.region('Elastic')).toHaveFocus();
  await expect.element(screen.region('Elastic')).toBeInViewport();
  expect(screen.router.state.location.href).toBe('/?server=cobros-01');
  expect(window.location.hash).toBe('');
});
