import { describe, expect, test } from 'vitest';
import { ACCESS, APP_PATHS, accessRow, canVisit, decide, isAppPath, mayDo, ROLES } from './access';
import { menuFor } from './menu';

/** The routes of spec 2.2, in their own words, beside which the table is laid. */
const routeTable: Record<string, string> = {
  '/dashboard': 'any',
  '/dashboard/estadistica': 'any',
  '/historial-de-operaciones': 'any',
  '/logs': 'any',
  '/mi-cuenta': 'any',
  '/usuarios': 'ADMINISTRATOR',
  '/canales': 'ADMINISTRATOR',
  '/propiedades': 'ADMINISTRATOR',
  '/devoluciones': 'ADMINISTRATOR',
  '/soporte/backups': 'ADMINISTRATOR',
  '/promociones': 'ADMINISTRATOR FINANZAS',
  '/reportes': 'ADMINISTRATOR FINANZAS TELCEL',
  '/soporte/alertas': 'ADMINISTRATOR SOPORTE TELCEL',
  '/soporte/servicios': 'ADMINISTRATOR SOPORTE TELCEL',
  '/soporte/trazabilidad': 'ADMINISTRATOR SOPORTE TELCEL',
  '/soporte': 'ADMINISTRATOR SOPORTE TELCEL',
  '/soporte/monitoreo': 'ADMINISTRATOR SOPORTE TELCEL',
  '/soporte/balanceador': 'ADMINISTRATOR SOPORTE',
  '/soporte/logs': 'ADMINISTRATOR SOPORTE',
  '/soporte/notificaciones': 'ADMINISTRATOR SOPORTE',
  '/soporte/reporte-de-transacciones': 'ADMINISTRATOR SOPORTE',
};

const principals = [...ROLES, 'AUDITOR', 'administrator', 'constructor', ''];
const visitor = (role: string) => ({ email: 'ana@example.mx', role, changePassword: false });
const mayOpen = (role: string, path: string) => {
  const allowed = routeTable[path] ?? '';
  return allowed === 'any' || (role !== '' && allowed.split(' ').includes(role));
};

test('the table holds the routes of spec 2.2 and no other', () => {
  expect([...APP_PATHS].sort()).toEqual(Object.keys(routeTable).sort());
});

test('the table reads as follows', () => {
  const rows = APP_PATHS.map((path) => {
    const { title, roles, menu, state } = accessRow(path);
    const entry = menu
      ? `${menu.section}: ${menu.label ?? title}${menu.roles ? ` for ${menu.roles.join(' ')}` : ''}`
      : '-';
    return [path, title, roles === 'any' ? 'any' : roles.join(' '), entry, state ?? 'built'].join(' | ');
  });
  expect(rows.join('\n')).toMatchInlineSnapshot(`
    "/dashboard | Dashboard | any | Generales: Dashboard | built
    /dashboard/estadistica | Estadística | any | - | built
    /historial-de-operaciones | Historial de operaciones | any | Generales: Historial de operaciones | built
    /devoluciones | Devoluciones | ADMINISTRATOR | Generales: Devoluciones | built
    /promociones | Promociones | ADMINISTRATOR FINANZAS | Generales: Promociones for ADMINISTRATOR SOPORTE FINANZAS | built
    /reportes | Reportes | ADMINISTRATOR FINANZAS TELCEL | Generales: Reportes | built
    /canales | Canales | ADMINISTRATOR | Administración: Canales | built
    /propiedades | Propiedades | ADMINISTRATOR | Administración: Propiedades | built
    /soporte/backups | Respaldos | ADMINISTRATOR | Administración: Respaldos | built
    /usuarios | Usuarios | ADMINISTRATOR | Administración: Usuarios | built
    /soporte/alertas | Alertas | ADMINISTRATOR SOPORTE TELCEL | Soporte: Alertas | built
    /soporte/trazabilidad | Monitoreo | ADMINISTRATOR SOPORTE TELCEL | Soporte: Monitoreo | built
    /soporte/servicios | Servicios | ADMINISTRATOR SOPORTE TELCEL | Soporte: Servicios | built
    /soporte/logs | Logs | ADMINISTRATOR SOPORTE | Soporte: Trazabilidad for ADMINISTRATOR SOPORTE TELCEL | built
    /soporte/balanceador | Balanceador | ADMINISTRATOR SOPORTE | Soporte: Balanceador | built
    /soporte/notificaciones | Notificaciones | ADMINISTRATOR SOPORTE | Soporte: Notificaciones | built
    /soporte/reporte-de-transacciones | Reporte de transacciones | ADMINISTRATOR SOPORTE | Soporte: Reporte de transacciones | built
    /soporte | Soporte | ADMINISTRATOR SOPORTE TELCEL | - | construction
    /soporte/monitoreo | Monitoreo | ADMINISTRATOR SOPORTE TELCEL | - | construction
    /logs | Logs | any | - | built
    /mi-cuenta | Mi cuenta | any | - | built"
  `);
});

describe('entry, for every principal and path', () => {
  const cells = principals.flatMap((role) => APP_PATHS.map((path) => ({ role, path, open: mayOpen(role, path) })));

  test.each(cells)('"$role" at $path: $open', ({ role, path, open }) => {
    expect(canVisit(role, path)).toBe(open);
    expect(decide(visitor(role), path)).toEqual(open ? null : { go: '/dashboard', denied: path });
  });

  test.each(APP_PATHS)('signed out at %s: to the login', (path) => {
    expect(decide(null, path)).toEqual({ go: '/login' });
    expect(decide({ email: '', role: 'ADMINISTRATOR', changePassword: true }, path)).toEqual({ go: '/login' });
  });

  test.each(APP_PATHS)('with a password to change at %s: to the account and no further (spec 2.5)', (path) => {
    const flagged = { email: 'ana@example.mx', role: 'TELCEL', changePassword: true };
    expect(decide(flagged, path)).toEqual(path === '/mi-cuenta' ? null : { go: '/mi-cuenta' });
  });

  test('where a guard sends to, everybody may stay, so that no loop can arise', () => {
    for (const role of principals) {
      expect(decide(visitor(role), '/dashboard')).toBeNull();
      expect(decide({ ...visitor(role), changePassword: true }, '/mi-cuenta')).toBeNull();
    }
  });
});

describe('menu', () => {
  const read = (role: string) =>
    menuFor(role).map(({ section, entries }) => `${section}: ${entries.map(({ label }) => label).join(', ')}`);

  test('ADMINISTRATOR sees everything', () => {
    expect(read('ADMINISTRATOR')).toEqual([
      'Generales: Dashboard, Historial de operaciones, Devoluciones, Promociones, Reportes',
      'Administración: Canales, Propiedades, Respaldos, Usuarios',
      'Soporte: Alertas, Monitoreo, Servicios, Trazabilidad, Balanceador, Notificaciones, Reporte de transacciones',
    ]);
  });

  test('SOPORTE', () => {
    expect(read('SOPORTE')).toEqual([
      'Generales: Dashboard, Historial de operaciones, Promociones',
      'Soporte: Alertas, Monitoreo, Servicios, Trazabilidad, Balanceador, Notificaciones, Reporte de transacciones',
    ]);
  });

  test('FINANZAS', () => {
    expect(read('FINANZAS')).toEqual(['Generales: Dashboard, Historial de operaciones, Promociones, Reportes']);
  });

  test('TELCEL', () => {
    expect(read('TELCEL')).toEqual([
      'Generales: Dashboard, Historial de operaciones, Reportes',
      'Soporte: Alertas, Monitoreo, Servicios, Trazabilidad',
    ]);
  });

  test.each(['AUDITOR', 'administrator', '', '__proto__'])('an unknown role "%s" sees what is open to all', (role) => {
    expect(read(role)).toEqual(['Generales: Dashboard, Historial de operaciones']);
  });

  test('Monitoreo and Trazabilidad lead to screens of other names (spec 2.3)', () => {
    const paths = Object.fromEntries(
      menuFor('SOPORTE').flatMap(({ entries }) => entries.map(({ label, path }) => [label, path])),
    );
    expect(paths).toMatchObject({ Monitoreo: '/soporte/trazabilidad', Trazabilidad: '/soporte/logs' });
  });

  test('what a menu shows can be opened, but for SOPORTE and Promociones; TELCEL reaches the logs by /logs (spec 2.4)', () => {
    const entries = ROLES.flatMap((role) =>
      menuFor(role).flatMap((group) => group.entries.map((entry) => ({ role, ...entry }))),
    );
    expect(entries.filter(({ role, path }) => !canVisit(role, path))).toEqual([
      { role: 'SOPORTE', path: '/promociones', label: 'Promociones' },
    ]);
    expect(entries.filter(({ path }) => !('menu' in ACCESS[path]))).toEqual([
      { role: 'TELCEL', path: '/logs', label: 'Trazabilidad' },
    ]);
  });

  test('what has an entry and can be opened is shown', () => {
    for (const role of ROLES) {
      const shown = menuFor(role).flatMap(({ entries }) => entries.map(({ path }) => path));
      const expected = APP_PATHS.filter((path) => accessRow(path).menu && canVisit(role, path));
      expect(shown).toEqual(expect.arrayContaining(expected));
    }
  });
});

test.each([
  ['/logs', true],
  ['/logs/', false],
  ['/login', false],
  ['//logs', false],
  ['toString', false],
  ['__proto__', false],
  ['', false],
])('isAppPath(%j) is %s', (path, expected) => {
  expect(isAppPath(path)).toBe(expected);
});

test.each([
  ['ADMINISTRATOR', true],
  ['SOPORTE', true],
  ['FINANZAS', false],
  ['TELCEL', false],
  ['soporte', false],
  ['', false],
])('%s may read what is masked: %s (spec 8.4)', (role, may) => {
  expect(mayDo(role, 'reveal secrets')).toBe(may);
});

test('no other module names a role', () => {
  const sources = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.{test,fixture}.{ts,tsx}', '!./access.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const named = Object.entries(sources).filter(([, text]) => ROLES.some((role) => String(text).includes(`'${role}'`)));
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(named.map(([path]) => path)).toEqual([]);
});
