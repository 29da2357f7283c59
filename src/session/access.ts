/** The four roles of spec 2.1. */
export const ROLES = ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS', 'TELCEL'] as const;
type Role = (typeof ROLES)[number];

export type MenuSection = 'Generales' | 'Administración' | 'Soporte';

interface AccessRow {
  /** Title of the screen, and its menu label unless that differs. */
  title: string;
  roles: 'any' | readonly Role[];
  menu?: {
    section: MenuSection;
    label?: string;
    /** Only where the menu and the route differ; a list here is a known divergence (spec 2.4). */
    roles?: readonly Role[];
    /** Where the entry leads for a role that sees it but may not open this path. */
    otherwise?: string;
  };
  /** Who may change something there; the platform decides, and a test compares. */
  acts?: readonly Role[];
  /** An address without a screen: the error page of that type (spec 5.7). */
  state?: 'construction';
}

const ADMIN = ['ADMINISTRATOR'] as const;
const FINANCE = ['ADMINISTRATOR', 'FINANZAS'] as const;
const REPORTS = ['ADMINISTRATOR', 'FINANZAS', 'TELCEL'] as const;
const SUPPORT = ['ADMINISTRATOR', 'SOPORTE'] as const;
const STAFF = ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS'] as const;
const WATCH = ['ADMINISTRATOR', 'SOPORTE', 'TELCEL'] as const;

/** Routes × roles × title × menu (spec 2.2, 2.3), in menu order. Nothing else names a role. */
export const ACCESS = {
  '/dashboard': { title: 'Dashboard', roles: 'any', menu: { section: 'Generales' } },
  '/dashboard/estadistica': { title: 'Estadística', roles: 'any' },
  '/historial-de-operaciones': {
    title: 'Historial de operaciones',
    roles: 'any',
    acts: STAFF,
    menu: { section: 'Generales' },
  },
  '/devoluciones': { title: 'Devoluciones', roles: ADMIN, acts: ADMIN, menu: { section: 'Generales' } },
  '/promociones': {
    title: 'Promociones',
    roles: FINANCE,
    acts: FINANCE,
    menu: { section: 'Generales', roles: ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS'] },
  },
  '/reportes': { title: 'Reportes', roles: REPORTS, acts: REPORTS, menu: { section: 'Generales' } },
  '/canales': { title: 'Canales', roles: ADMIN, acts: ADMIN, menu: { section: 'Administración' } },
  '/propiedades': { title: 'Propiedades', roles: ADMIN, acts: ADMIN, menu: { section: 'Administración' } },
  '/soporte/backups': { title: 'Respaldos', roles: ADMIN, acts: ADMIN, menu: { section: 'Administración' } },
  '/usuarios': { title: 'Usuarios', roles: ADMIN, acts: ADMIN, menu: { section: 'Administración' } },
  '/soporte/alertas': { title: 'Alertas', roles: WATCH, acts: SUPPORT, menu: { section: 'Soporte' } },
  '/soporte/trazabilidad': { title: 'Monitoreo', roles: WATCH, menu: { section: 'Soporte' } },
  '/soporte/servicios': { title: 'Servicios', roles: WATCH, acts: SUPPORT, menu: { section: 'Soporte' } },
  '/soporte/logs': {
    title: 'Logs',
    roles: SUPPORT,
    menu: { section: 'Soporte', label: 'Trazabilidad', roles: WATCH, otherwise: '/logs' },
  },
  '/soporte/balanceador': { title: 'Balanceador', roles: SUPPORT, acts: SUPPORT, menu: { section: 'Soporte' } },
  '/soporte/notificaciones': {
    title: 'Notificaciones',
    roles: SUPPORT,
    acts: SUPPORT,
    menu: { section: 'Soporte' },
  },
  '/soporte/reporte-de-transacciones': {
    title: 'Reporte de transacciones',
    roles: SUPPORT,
    acts: SUPPORT,
    menu: { section: 'Soporte' },
  },
  '/soporte': { title: 'Soporte', roles: WATCH, state: 'construction' },
  '/soporte/monitoreo': { title: 'Monitoreo', roles: WATCH, state: 'construction' },
  '/logs': { title: 'Logs', roles: 'any' },
  '/mi-cuenta': { title: 'Mi cuenta', roles: 'any' },
} as const satisfies Record<string, AccessRow>;

/** What else only some roles may do. */
const ABILITIES = {
  /** Read for a while what is masked in a log. */
  'reveal secrets': SUPPORT,
  /** Take, silence and end alerts, and write the rules that make them. */
  'act on alerts': SUPPORT,
  /** Read who changed what, and from which machine. */
  'read changes': ADMIN,
  /** Say when the alerts of a service are to be silent, and read who did. */
  'plan maintenance': SUPPORT,
  /** Read who planned, paused or changed a report that is made again and again. */
  'read schedule changes': FINANCE,
  /** Ask the provider how operations stand. */
  'ask provider': SUPPORT,
} as const satisfies Record<string, readonly Role[]>;

export type Ability = keyof typeof ABILITIES;

/** Whether a role may do what is no screen of its own. */
export function mayDo(role: string, ability: Ability): boolean {
  return ABILITIES[ability].some((allowed) => allowed === role);
}

export type AppPath = keyof typeof ACCESS;

export const APP_PATHS = Object.keys(ACCESS) as AppPath[];

/** The row of a path, with its optional members visible. */
export function accessRow(path: AppPath): AccessRow {
  return ACCESS[path];
}

export function isAppPath(path: string): path is AppPath {
  return Object.hasOwn(ACCESS, path);
}

/** Whether a role may open a path; an unknown role may open what is open to all. */
export function canVisit(role: string, path: AppPath): boolean {
  const { roles } = accessRow(path);
  return roles === 'any' || roles.some((allowed) => allowed === role);
}

interface Visitor {
  email: string;
  role: string;
  changePassword: boolean;
}

export type Decision =
  | { go: '/login' }
  | { go: '/mi-cuenta' }
  | { go: '/dashboard'; denied: AppPath }
  /** Stay. */
  | null;

/** Where a visitor of a protected path is sent, in the order e-mail, password, role (spec 2.5). */
export function decide(user: Visitor | null, path: AppPath): Decision {
  if (!user || user.email === '') return { go: '/login' };
  if (user.changePassword && path !== '/mi-cuenta') return { go: '/mi-cuenta' };
  if (!canVisit(user.role, path)) return { go: '/dashboard', denied: path };
  return null;
}
