import { describe, expect, test } from 'vitest';
import { type SessionUser, userFromAnswer } from '~/session/user';
import type { Recent } from '~/shared/storage/recents';
import { type PaletteFacts, paletteGroups, recordGroup } from './palette-entries';
import { pastedCommand, searchPalette } from './palette-search';

const NOW = 1_795_816_724_000;

const recents: Recent[] = [
  { kind: 'server', label: 'pagos-01', search: { server: 'pagos-01' }, at: NOW - 60_000 },
  { kind: 'search', label: 'Order Id 0071 · APP', search: { order: '0071', channels: 'APP', q: '1' }, at: NOW },
];

function facts(role: string, more: Partial<SessionUser> = {}): PaletteFacts {
  const user = userFromAnswer({ email: 'a@ejemplo.mx', role, token: 't', tokenExpiration: '2099-01-01T00:00:00Z' });
  return { user: { ...user, ...more }, recents, preferences: { theme: 'light', density: 'compact' }, now: NOW };
}

function find(query: string, role = 'SOPORTE', more: Partial<SessionUser> = {}): Record<string, string[]> {
  const known = facts(role, more);
  const found = searchPalette(paletteGroups(known), query, role);
  return Object.fromEntries(found.map(({ title, entries }) => [title, entries.map(({ label }) => label)]));
}

const paths = (role: string) =>
  paletteGroups(facts(role))[0]?.entries.flatMap(({ command }) => (command.do === 'go' ? [command.path] : []));

describe('screens', () => {
  test.each([
    [
      'SOPORTE',
      '/dashboard /historial-de-operaciones /soporte/alertas /soporte/trazabilidad /soporte/servicios /soporte/logs ' +
        '/soporte/balanceador /soporte/notificaciones /soporte/reporte-de-transacciones /dashboard/estadistica /mi-cuenta',
    ],
    ['FINANZAS', '/dashboard /historial-de-operaciones /promociones /reportes /dashboard/estadistica /logs /mi-cuenta'],
    [
      'TELCEL',
      '/dashboard /historial-de-operaciones /reportes /soporte/alertas /soporte/trazabilidad /soporte/servicios /logs ' +
        '/dashboard/estadistica /mi-cuenta',
    ],
    ['AUDITOR', '/dashboard /historial-de-operaciones /dashboard/estadistica /logs /mi-cuenta'],
  ])('%s is offered what it may open, each once', (role, expected) => {
    expect(paths(role)?.join(' ')).toBe(expected);
  });

  test('who must change the password can only go there', () => {
    expect(find('', 'SOPORTE', { changePassword: true })).toEqual({
      Pantallas: ['Mi cuenta'],
      Acciones: expect.any(Array),
    });
  });

  test('are found by name, by what the menu calls them and by address, the name first', () => {
    expect(find('traz').Pantallas).toEqual(['Trazabilidad', 'Monitoreo']);
    expect(find('logs').Pantallas).toEqual(['Trazabilidad']);
    expect(find('ESTADISTICA').Pantallas).toEqual(['Estadística']);
  });
});

test('a record that is named so to the letter stands before the order that it could be', () => {
  const groups = [
    ...paletteGroups(facts('SOPORTE')),
    recordGroup('/soporte/balanceador', [{ label: 'app-02', search: {} }]),
  ];
  expect(searchPalette(groups, 'APP-02', 'SOPORTE').map(({ title }) => title)).toEqual(['Balanceador', 'Orden']);
  expect(searchPalette(groups, 'app-0', 'SOPORTE').map(({ title }) => title)).toEqual(['Orden', 'Balanceador']);
});

test('nothing typed shows everything, in the order of the groups', () => {
  expect(Object.keys(find(''))).toEqual(['Pantallas', 'Servidores recientes', 'Búsquedas recientes', 'Acciones']);
});

test('recent things are found by their labels; servers only by who may see them', () => {
  expect(find('pagos')).toEqual({ 'Servidores recientes': ['pagos-01'] });
  expect(find('pagos', 'FINANZAS')['Servidores recientes']).toBeUndefined();
  expect(find('0071')['Búsquedas recientes']).toEqual(['Order Id 0071 · APP']);
});

test('actions: the other themes and density, the link, the keys, the way out', () => {
  expect(find('').Acciones).toEqual([
    'Cambiar a tema oscuro',
    'Seguir el tema del sistema',
    'Cambiar a densidad cómoda',
    'Copiar enlace de esta pantalla',
    'Atajos de teclado',
    'Cerrar sesión',
  ]);
  expect(find('sesion').Acciones).toEqual(['Cerrar sesión']);
});

test('records of a screen are found by name, five at most, and not shown before', () => {
  const records = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'].map((name) => ({
    label: `Disco lleno ${name}`,
    also: 'pagos-02',
    search: { alerta: name },
  }));
  const groups = [...paletteGroups(facts('SOPORTE')), recordGroup('/soporte/alertas', records)];
  expect(searchPalette(groups, '', 'SOPORTE').map(({ title }) => title)).not.toContain('Alertas');
  const found = searchPalette(groups, 'disco', 'SOPORTE').find(({ title }) => title === 'Alertas');
  expect(found?.entries).toHaveLength(5);
  const [three] = searchPalette(groups, 'pagos-02 tres', 'SOPORTE');
  expect(three).toBeUndefined();
  expect(searchPalette(groups, 'tres', 'SOPORTE').at(-1)?.entries[0]?.command).toEqual({
    do: 'go',
    path: '/soporte/alertas',
    search: { alerta: 'tres' },
  });
});

describe('an order', () => {
  const order = (query: string, role: string) =>
    searchPalette(paletteGroups(facts(role)), query, role)[0]?.entries[0]?.command;

  test.each([
    ['ORD-20261127-004182', 'SOPORTE', '/soporte/logs'],
    ['ORD-20261127-004182', 'FINANZAS', '/logs'],
    [' 00012345678901234567890 ', 'TELCEL', '/logs'],
  ])('%j leads %s to %s, letter for letter', (id, role, path) => {
    expect(order(id, role)).toEqual({ do: 'go', path, search: { order: id.trim(), q: '1', view: 'historia' } });
  });

  test('without a digit it is offered when nothing else is found', () => {
    expect(find('xyzzy')).toEqual({ Orden: ['Buscar la orden xyzzy'] });
    expect(find('traz').Orden).toBeUndefined();
  });

  test.each(['xq', 'no hay nada así'])('%j finds nothing', (query) => {
    expect(find(query)).toEqual({});
  });
});

describe('a person', () => {
  const first = (query: string) => searchPalette(paletteGroups(facts('SOPORTE')), query, 'SOPORTE')[0]?.entries ?? [];
  const commands = (query: string) => first(query).map(({ command }) => command);

  test.each(['55 1234 5678', '+52 1 55 1234 5678', '044 55 1234 5678', 'tel:+525512345678', 'ana.sol@example.mx'])(
    '%s is looked for among the operations, typed or pasted',
    (text) => {
      expect(commands(text)[0]).toEqual({ do: 'search person', text });
      expect(pastedCommand(text, 'SOPORTE')).toEqual({ do: 'search person', text });
    },
  );

  test.each(['ana.sol@example.mx', '(55)1234-5678', '55 1234 5678'])(
    '%s is no order, and nothing else is offered',
    (text) => {
      expect(commands(text)).toEqual([{ do: 'search person', text }]);
    },
  );

  test.each(['tel: 55 1234 5678', 'Tel. (55) 1234-5678', 'tel 5512345678'])('%s needs no key when pasted', (text) => {
    expect(pastedCommand(text, 'SOPORTE')).toEqual({ do: 'search person', text });
  });

  test('a telephone number may be an order, which is asked about', () => {
    expect(first('5512345678').map(({ label }) => label)).toEqual([
      'Buscar en el historial: ••••••5678',
      'Buscar la orden ••••••5678',
    ]);
    expect(commands('5512345678')[1]).toEqual({ do: 'doubt', text: '5512345678', kind: 'phone' });
  });

  test.each([
    ['4111 1111 1111 1111', 'card', '411111••••••1111'],
    ['5555555555554444', 'card', '555555••••••4444'],
    ['012180001183597198', 'clabe', '012•••••••••••7198'],
  ])('%s is asked about first, and shown masked', (text, kind, masked) => {
    expect(first(text).map(({ label }) => label)).toEqual([
      `Buscar la orden ${masked}`,
      `Buscar en el historial: ${masked}`,
    ]);
    expect(commands(text)[0]).toEqual({ do: 'doubt', text, kind });
    expect(pastedCommand(text, 'SOPORTE')).toEqual({ do: 'doubt', text, kind });
  });

  test('a text around a number needs a key', () => {
    expect(pastedCommand('llamar al 5512345678 mañana', 'SOPORTE')).toBeUndefined();
  });
});

test.each([
  'ORD-DEMO-000051\u200b',
  '\u2060ORD-DEMO-000051',
  '\u202aORD-DEMO-000051\u202c',
  'ORD-DEMO-\u00ad000051',
  'ORD\u2011DEMO\u2011000051',
  '"ORD-DEMO-000051"',
  '« ORD-DEMO-000051 »',
])('the id %j is cleaned, typed or pasted', (text) => {
  const command = { do: 'go', path: '/logs', search: { order: 'ORD-DEMO-000051', q: '1', view: 'historia' } };
  expect(searchPalette(paletteGroups(facts('TELCEL')), text, 'TELCEL')[0]?.entries[0]?.command).toEqual(command);
  expect(pastedCommand(text, 'TELCEL')).toEqual(command);
});
