import type { Role } from '../../gateway/rules/roles';

/** The password of every demonstration user. */
export const demoPassword = 'Atalaya#2026';

const MINUTE = 60_000;

export interface MockUser {
  /** Travels in the token. */
  id: string;
  email: string;
  name: string;
  lastName: string;
  job: string;
  role: Role;
  changePassword: boolean;
  /** Life of the token given at sign-in, ms; below zero the token is past from the start. */
  tokenLife: number;
  /** What signing in as this user shows. */
  shows: string;
}

/** Life of any other token, ms: one hour. */
export const usualLife = 60 * MINUTE;

/** Everybody who may sign in. People are invented. */
export const users: readonly MockUser[] = [
  {
    id: 'mariana-rios',
    email: 'mariana.rios@example.mx',
    name: 'Mariana',
    lastName: 'Ríos',
    job: 'Ingeniera de soporte',
    role: 'SOPORTE',
    changePassword: false,
    tokenLife: usualLife,
    shows: 'Monitoreo y logs; Promociones en el menú pero sin entrada',
  },
  {
    id: 'octavio-beltran',
    email: 'admin@example.mx',
    name: 'Octavio',
    lastName: 'Beltrán',
    job: 'Administrador de la plataforma',
    role: 'ADMINISTRATOR',
    changePassword: false,
    tokenLife: usualLife,
    shows: 'Todas las pantallas',
  },
  {
    id: 'lucia-luna',
    email: 'lucia.luna@example.mx',
    name: 'Lucía',
    lastName: 'Luna',
    job: 'Administradora de la plataforma',
    role: 'ADMINISTRATOR',
    changePassword: false,
    tokenLife: usualLife,
    shows: 'La segunda persona que hace falta para una devolución',
  },
  {
    id: 'jimena-ochoa',
    email: 'finanzas@example.mx',
    name: 'Jimena',
    lastName: 'Ochoa',
    job: 'Analista de finanzas',
    role: 'FINANZAS',
    changePassword: false,
    tokenLife: usualLife,
    shows: 'Promociones y reportes; sin sección Soporte',
  },
  {
    id: 'ruben-salgado',
    email: 'telcel@example.mx',
    name: 'Rubén',
    lastName: 'Salgado',
    job: 'Enlace de operación',
    role: 'TELCEL',
    changePassword: false,
    tokenLife: usualLife,
    shows: 'Monitoreo; Trazabilidad lleva a /logs',
  },
  {
    id: 'paola-trejo',
    email: 'cambio@example.mx',
    name: 'Paola',
    lastName: 'Trejo',
    job: 'Ingeniera de soporte de nuevo ingreso',
    role: 'SOPORTE',
    changePassword: true,
    tokenLife: usualLife,
    shows: 'Debe cambiar su contraseña antes de ver otra pantalla',
  },
  {
    id: 'efrain-luna',
    email: 'porvencer@example.mx',
    name: 'Efraín',
    lastName: 'Luna',
    job: 'Operador nocturno',
    role: 'SOPORTE',
    changePassword: false,
    tokenLife: MINUTE,
    shows: 'La sesión vence a los 60 segundos y se renueva sola',
  },
  {
    id: 'nadia-cordero',
    email: 'terminada@example.mx',
    name: 'Nadia',
    lastName: 'Cordero',
    job: 'Auditora externa',
    role: 'TELCEL',
    changePassword: false,
    tokenLife: -11 * MINUTE,
    shows: 'La sesión ya no se puede renovar: la primera consulta la da por finalizada',
  },
];

/** Those who are as they should be on a platform of one's own too: elsewhere nobody's token has a life of its own. */
export const platformUsers = users.filter(({ tokenLife }) => tokenLife === usualLife);

/** What people need to know to sign in, in the simulated platform and in the demonstration. */
export const demoUsers = toldOf(users);
export const platformDemoUsers = toldOf(platformUsers);

function toldOf(people: readonly MockUser[]) {
  return people.map(({ email, role, shows }) => ({ email, password: demoPassword, role, shows }));
}
