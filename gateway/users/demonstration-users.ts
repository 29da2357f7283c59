import { hash } from '../rules/hash';
import { startOfDay } from '../rules/mexico-time';
import type { StoredUser } from '../rules/user';

const MINUTE = 60_000;
const DAY = 86_400_000;

type Person = Pick<StoredUser, 'id' | 'email' | 'name' | 'lastName' | 'job' | 'role' | 'changePassword'>;

const people: readonly (Person & { is: 'away' | 'invited' | 'disabled' })[] = [
  {
    ...{ id: 'noe-ibarra', email: 'ingreso@example.mx', name: 'Noé', lastName: 'Ibarra', job: 'Soporte nivel 1' },
    ...{ role: 'SOPORTE', changePassword: true, is: 'invited' },
  },
  {
    ...{ id: 'sofia-arce', email: 'becaria@example.mx', name: 'Sofía', lastName: 'Arce', job: 'Conciliación' },
    ...{ role: 'FINANZAS', changePassword: true, is: 'invited' },
  },
  {
    ...{ id: 'tomas-villa', email: 'tesoreria@example.mx', name: 'Tomás', lastName: 'Villa', job: 'Tesorería' },
    ...{ role: 'FINANZAS', changePassword: false, is: 'away' },
  },
  {
    ...{ id: 'irene-duarte', email: 'consulta@example.mx', name: 'Irene', lastName: 'Duarte', job: 'Consulta' },
    ...{ role: 'TELCEL', changePassword: false, is: 'away' },
  },
  {
    ...{ id: 'hugo-mena', email: 'auditoria@example.mx', name: 'Hugo', lastName: 'Mena', job: 'Auditoría interna' },
    ...{ role: 'TELCEL', changePassword: false, is: 'disabled' },
  },
  {
    ...{ id: 'elisa-campos', email: 'anterior@example.mx', name: 'Elisa', lastName: 'Campos', job: 'Jefa de turno' },
    ...{ role: 'ADMINISTRATOR', changePassword: false, is: 'disabled' },
  },
];

/** Somebody invented as the account stood at a moment: those who sign in were here today, the others some time ago. */
export function demonstrationUser(person: Person, now: number, is?: (typeof people)[number]['is']): StoredUser {
  const { id, email, name, lastName, job, role, changePassword } = person;
  const seed = hash(id);
  const today = startOfDay(now);
  const daysAway = is === 'disabled' ? 40 + (seed % 60) : is === 'away' ? 1 + (seed % 40) : 0;
  const minute = 7 * 60 + (seed % (9 * 60));
  const seen = Math.min(today - daysAway * DAY + minute * MINUTE, now - 5 * MINUTE);
  return {
    ...{ id, email, name, lastName, job, role, changePassword },
    isDisabled: is === 'disabled',
    createdAt: is === 'invited' ? today - DAY + minute * MINUTE : today - (120 + (seed % 500)) * DAY + minute * MINUTE,
    lastAccess: is === 'invited' ? null : seen,
    invitedUntil: is === 'invited' ? today + 2 * DAY + minute * MINUTE : null,
    ...{ version: 1, sessions: 0, failedAttempts: 0 },
  };
}

/** Invented people besides those who may sign in: invited, away, gone. */
export function demonstrationUsers(now: number): StoredUser[] {
  return people.map(({ is, ...person }) => demonstrationUser(person, now, is));
}
