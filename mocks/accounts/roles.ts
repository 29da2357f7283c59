// Who may do what, by the routes of spec 2.2 and the proposal of the other screens. The platform
// must not ask the console whom to let in: this table is its own, and roles.test.ts lays it beside the console's.

export type PlatformRole = 'ADMINISTRATOR' | 'SOPORTE' | 'FINANZAS' | 'TELCEL';

const EVERYBODY: readonly PlatformRole[] = ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS', 'TELCEL'];
const MONITORING: readonly PlatformRole[] = ['ADMINISTRATOR', 'SOPORTE', 'TELCEL'];

/** Calls of somebody who has signed in, each with the roles that the platform answers; the others get 403. */
export const callRoles = {
  'DELETE /auth/session': EVERYBODY,
  'POST /auth/refresh': EVERYBODY,
  'PUT /user/password': EVERYBODY,
  'GET /server': MONITORING,
  'GET /server/{name}': MONITORING,
  'GET /trace': EVERYBODY,
  'GET /trace/servers': EVERYBODY,
  'GET /trace/hostnames': EVERYBODY,
  'GET /trace/services': EVERYBODY,
  'GET /trace/channels': EVERYBODY,
  'GET /trace/logTypes': EVERYBODY,
  'GET /operation': EVERYBODY,
  'POST /operation/search': EVERYBODY,
  'GET /operation/{operationId}': EVERYBODY,
  'GET /operation/channels': EVERYBODY,
  'GET /operation/banks': EVERYBODY,
  'GET /operation/errorCodes': EVERYBODY,
  'GET /summary': EVERYBODY,
  'GET /statistic': EVERYBODY,
} as const satisfies Record<string, readonly PlatformRole[]>;

export type GuardedCall = keyof typeof callRoles;

export function mayCall(role: PlatformRole, call: GuardedCall): boolean {
  return callRoles[call].includes(role);
}
