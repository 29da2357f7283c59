import { expect, test, vi } from 'vitest';
import { rowsOf, showReport } from './show-report.fixture';

test('counters past 2^53 keep every digit', async () => {
  const screen = await showReport(
    '{"redis":[{"commandsProcessed":9007199254740995}],"mysql":{"queries":"18446744073709551613","connections":7},' +
      '"kafka":[{"offset":9223372036854775805}],"network":[{"name":"lo","bytesIn":18446744073623414305}]}',
  );
  expect(screen.metrics('Redis')[11]).toEqual(['Comandos procesados', '9,007,199,254,740,995']);
  expect(screen.metrics('MySQL')[14]).toEqual(['Consultas', '18,446,744,073,709,551,613']);
  expect(screen.metrics('Red')[0]).toEqual(['Datos entrada', '18,446,744,073,623,414,305 B']);
  await expect.element(screen.region('Kafka').getByText('9,223,372,036,854,775,805')).toBeVisible();
});

test('digits that no number holds stand as they were sent, on screen, in the ticket and in the file (spec 13.2)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const parts: BlobPart[][] = [];
  const RealBlob = Blob;
  vi.stubGlobal('Blob', function (this: unknown, content: BlobPart[], options: BlobPropertyBag) {
    parts.push(content);
    return new RealBlob(content, options);
  });
  const screen = await showReport(
    '{"nginx":{"requests":12345678901234567.89,"waiting":1E400,"handled":1e-400,"dropped":150.00,"current":1.2e3}}',
  );
  const shown = Object.fromEntries(screen.metrics('Nginx'));
  expect(Object.values(shown)).toEqual(
    expect.arrayContaining(['12345678901234567.89', '1E400', '1e-400', '150', '1,200']),
  );
  await screen.getByRole('button', { name: 'Copiar', exact: true }).click();
  expect(write.mock.lastCall?.[0]).toContain('12345678901234567.89');
  await screen.getByRole('button', { name: 'Descargar JSON' }).click();
  await expect.poll(() => parts.flat().join('')).toContain('"dropped": 150.00');
  expect(parts.flat().join('')).toContain('"waiting": 1E400');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what is no number is missing or shown as sent; a zero is a zero', async () => {
  const screen = await showReport({
    redis: [
      {
        host: ' ',
        role: null,
        connectedSlaves: 0,
        activeConnections: '',
        rejectedConnections: true,
        receivedConnections: '240023',
        blockedClients: -1,
        usedMemory: '2.02M',
        residentMemory: [],
        peakMemory: {},
        datasetMemory: '-nan',
        luaMemory: 0,
        commandsProcessed: 'NaN',
        lastForkUsec: 0,
        cpuSystem: '1.353481',
      },
    ],
  });
  expect(screen.metrics('Redis').map(([, text]) => text)).toEqual([
    '---',
    '0',
    '---',
    '---',
    '240,023',
    '-1',
    '2.02M',
    '---',
    '---',
    '---',
    '0 B',
    '---',
    '0 µs',
    '1.35 s',
    '---',
  ]);
  await expect.element(screen.getByRole('article', { name: 'Redis 1' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|object Object|true/);
});

test('MySQL metrics as text, rows missing', async () => {
  const screen = await showReport({
    mysql: { connections: '218', threads: { cached: '0' }, queries: '1628', rows: 'x' },
  });
  const metrics = new Map(screen.metrics('MySQL'));
  expect(['Conexiones', 'Hilos en caché', 'Consultas', 'Filas leídas'].map((label) => metrics.get(label))).toEqual([
    '218',
    '0',
    '1,628',
    '---',
  ]);
});

test('Mongo without cache, tickets and locks', async () => {
  const screen = await showReport({ mongo: { connections: { current: 2 }, tickets: null, lockDetails: [] } });
  expect(screen.icon('Mongo')).toBe('Disponible');
  const texts = screen.metrics('Mongo').map(([, text]) => text);
  expect(texts).toEqual(['2', ...Array.from({ length: 18 }, () => '---')]);
  expect(screen.region('Mongo').getByRole('table').elements()).toHaveLength(0);
});

test('Kafka rows without a client or an offset', async () => {
  const screen = await showReport({
    kafka: [
      { clientHost: '/203.0.113.9', offset: -1 },
      { clientHost: '-', clientId: '', offset: 0 },
      { topic: 'avisos' },
    ],
  });
  expect(rowsOf(screen.region('Kafka').getByRole('table').element()).slice(1)).toEqual([
    ['203.0.113.9', '---', '---', '---', '---'],
    ['---', '---', '---', '---', '0'],
    ['---', '---', '---', 'avisos', '---'],
  ]);
});

test('a long name is in lines of 30 characters', async () => {
  const topic = 'pagos conciliados de la noche anterior por banco emisor';
  const screen = await showReport({ kafka: [{ clientHost: '203.0.113.9', topic }] });
  expect(rowsOf(screen.region('Kafka').getByRole('table').element())[1]?.[3]).toBe(
    'pagos conciliados de la noche\nanterior por banco emisor',
  );
});

test('CPU shares are shown as sent, beyond 100 too', async () => {
  const screen = await showReport({ cpu: { cores: 24, idle: 2290.21, user: 0.95, system: 100, total: 109.79 } });
  expect(screen.metrics('CPU').at(-1)).toEqual(['Total', '109.8 %']);
  expect(screen.metrics('CPU').slice(0, 4)).toEqual([
    ['Núcleos', '24'],
    ['Inactivo', '2,290.2 %'],
    ['Usuario', '1.0 %'],
    ['Sistema', '100.0 %'],
  ]);
});

test('what is nearly all or nearly nothing is not called so', async () => {
  const screen = await showReport({
    filesystem: [
      { mountPoint: '/casi', total: '100 GB', free: '0.04 GB' },
      { mountPoint: '/lleno', total: '100 GB', free: '0 GB' },
      { mountPoint: '/nuevo', total: '100 GB', free: '99.96 GB' },
    ],
    cpu: { total: 99.96, idle: 0.04, user: 100, steal: 0 },
    memory: { ram: { total: 10_000_000, used: 9_999_999 } },
  });
  const meters = screen.getByRole('meter').elements();
  expect(meters.map((bar) => [bar.getAttribute('aria-valuetext'), bar.getAttribute('data-tone')])).toEqual([
    ['> 99.9 %', 'danger'],
    ['100.0 %', 'danger'],
    ['< 0.1 %', 'success'],
    ['> 99.9 %', 'primary'],
  ]);
  const cpu = new Map(screen.metrics('CPU'));
  expect(['Total', 'Inactivo', 'Usuario', 'steal'].map((label) => cpu.get(label))).toEqual([
    '> 99.9 %',
    '< 0.1 %',
    '100.0 %',
    '0.0 %',
  ]);
});

test('totals of zero: no colour, no share', async () => {
  const screen = await showReport({
    filesystem: [{ mountPoint: '/sys/vacío', total: '0', free: '0' }],
    memory: { ram: { total: 0, used: 0 }, swap: { total: 0, free: 0, used: 0 } },
  });
  expect(screen.metrics('Filesystem').map(([, text]) => text)).toEqual(['0.00 GB', '0.00 GB', '0.00 GB']);
  for (const bar of screen.getByRole('meter').elements()) {
    expect(['data-tone', 'aria-valuenow', 'aria-valuetext'].map((name) => bar.getAttribute(name))).toEqual([
      'neutral',
      '0',
      '---',
    ]);
  }
  expect(
    screen
      .metrics('Memoria')
      .slice(-3)
      .map(([, text]) => text),
  ).toEqual(['0 B', '0 B', '0 B']);
  expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
});

test.each([
  ['100 GB', '110 GB', 'neutral', '0', '-10.0 %', ['-10.00 GB', '100.00 GB', '110.00 GB']],
  ['100 GB', '-5 GB', 'danger', '100', '105.0 %', ['105.00 GB', '100.00 GB', '-5.00 GB']],
  ['lleno', '5 GB', 'neutral', '0', '---', ['---', '---', '5.00 GB']],
  ['12,5 GB', '2,5 GB', 'success', '80', '80.0 %', ['10.00 GB', '12.50 GB', '2.50 GB']],
  ['1536 KB', '512 KB', 'success', '66.666667', '66.7 %', ['0.00098 GB', '0.0015 GB', '0.00049 GB']],
  ['1.5TiB', '512 GB', 'success', '66.666667', '66.7 %', ['1,024.00 GB', '1,536.00 GB', '512.00 GB']],
])('a mount of %s with %s free', async (total, free, tone, now, percent, texts) => {
  const screen = await showReport({ filesystem: [{ mountPoint: '/datos', total, free }] });
  const bar = screen.getByRole('meter', { name: 'Uso de /datos' });
  await expect.element(bar).toHaveAttribute('data-tone', tone);
  await expect.element(bar).toHaveAttribute('aria-valuenow', now);
  await expect.element(screen.getByText(percent).first()).toBeVisible();
  expect(screen.metrics('Filesystem').map(([, text]) => text)).toEqual(texts);
});
