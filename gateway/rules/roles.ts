// Who may do what, by the routes of spec 2.2 and the proposal of the other screens. The platform must not ask the
// console whom to let in: this table is its own. docs/openapi.yaml repeats it as x-roles.

export const roles = ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS', 'TELCEL'] as const;
export type Role = (typeof roles)[number];

const MONITORING: readonly Role[] = ['ADMINISTRATOR', 'SOPORTE', 'TELCEL'];
const MONEY_OUT: readonly Role[] = ['ADMINISTRATOR'];
const ACCOUNTS: readonly Role[] = ['ADMINISTRATOR'];
const CHANNELS: readonly Role[] = ['ADMINISTRATOR'];
const VAULT: readonly Role[] = ['ADMINISTRATOR'];
const BACKUPS: readonly Role[] = ['ADMINISTRATOR'];
const OWN_STAFF: readonly Role[] = ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS'];
const REPORTS: readonly Role[] = ['ADMINISTRATOR', 'FINANZAS', 'TELCEL'];
const CARE: readonly Role[] = ['ADMINISTRATOR', 'SOPORTE'];
const DECIDING: readonly Role[] = ['ADMINISTRATOR', 'FINANZAS'];

/** Calls of somebody who has signed in, each with the roles that the platform answers; the others get 403. */
export const callRoles = {
  'DELETE /auth/session': roles,
  'POST /auth/refresh': roles,
  'PUT /user/password': roles,
  'GET /account': roles,
  'PUT /account': roles,
  'GET /account/preference': roles,
  'PUT /account/preference': roles,
  'GET /account/session': roles,
  'DELETE /account/session': roles,
  'DELETE /account/session/{sessionId}': roles,
  'GET /account/activity': roles,
  'GET /user': ACCOUNTS,
  'POST /user': ACCOUNTS,
  'GET /user/{userId}': ACCOUNTS,
  'PUT /user/{userId}': ACCOUNTS,
  'PUT /user/{userId}/status': ACCOUNTS,
  'POST /user/{userId}/invitation': ACCOUNTS,
  'POST /user/{userId}/passwordReset': ACCOUNTS,
  'DELETE /user/{userId}/session': ACCOUNTS,
  'GET /server': MONITORING,
  'GET /server/{name}': MONITORING,
  'GET /service': MONITORING,
  'GET /service/{serviceId}': MONITORING,
  'POST /service/{serviceId}/check': CARE,
  'POST /service/{serviceId}/maintenance': CARE,
  'DELETE /service/{serviceId}/maintenance': CARE,
  'GET /trace': roles,
  'GET /trace/count': MONITORING,
  'GET /trace/servers': roles,
  'GET /trace/hostnames': roles,
  'GET /trace/services': roles,
  'GET /trace/channels': roles,
  'GET /trace/logTypes': roles,
  'GET /operation': roles,
  'POST /operation/search': roles,
  'GET /operation/channels': roles,
  'GET /operation/banks': roles,
  'GET /operation/errorCodes': roles,
  'GET /operation/{operationId}': roles,
  'POST /operation/{operationId}/sync': CARE,
  'POST /operation/{operationId}/note': OWN_STAFF,
  'PUT /operation/{operationId}/review': DECIDING,
  'POST /operation/{operationId}/receipt': CARE,
  'GET /transactionReport': CARE,
  'GET /transactionReport/issue': CARE,
  'PUT /transactionReport/issue/{issueId}': CARE,
  'POST /transactionReport/issue/sync': CARE,
  'GET /balancer': CARE,
  'PUT /balancer/{poolId}/node/{nodeId}': CARE,
  'GET /channel': CHANNELS,
  'POST /channel': CHANNELS,
  'GET /channel/{channelId}': CHANNELS,
  'PUT /channel/{channelId}': CHANNELS,
  'PUT /channel/{channelId}/status': CHANNELS,
  'POST /channel/{channelId}/key': CHANNELS,
  'DELETE /channel/{channelId}/key/{keyId}': CHANNELS,
  'GET /backup': BACKUPS,
  'POST /backup': BACKUPS,
  'GET /backup/schedule': BACKUPS,
  'PUT /backup/schedule/{source}': BACKUPS,
  'GET /backup/{backupId}': BACKUPS,
  'DELETE /backup/{backupId}': BACKUPS,
  'POST /backup/{backupId}/cancel': BACKUPS,
  'POST /backup/{backupId}/verify': BACKUPS,
  'GET /property': VAULT,
  'POST /property': VAULT,
  'GET /property/compare': VAULT,
  'POST /property/publish': VAULT,
  'POST /property/discard': VAULT,
  'GET /property/{propertyId}': VAULT,
  'PUT /property/{propertyId}': VAULT,
  'DELETE /property/{propertyId}': VAULT,
  'GET /property/{propertyId}/version': VAULT,
  'POST /property/{propertyId}/restore': VAULT,
  'POST /property/{propertyId}/recover': VAULT,
  'POST /property/{propertyId}/reveal': VAULT,
  'GET /notification': CARE,
  'GET /notification/events': CARE,
  'GET /notification/{notificationId}': CARE,
  'POST /notification/{notificationId}/resend': CARE,
  'POST /notification/resend': CARE,
  'GET /notification/resend/{resendId}': CARE,
  'GET /notification/template': CARE,
  'GET /notification/template/{templateId}': CARE,
  'PUT /notification/template/{templateId}': CARE,
  'POST /notification/template/{templateId}/preview': CARE,
  'POST /notification/template/{templateId}/test': CARE,
  'GET /notification/notice': roles,
  'GET /notification/notice/all': CARE,
  'POST /notification/notice': CARE,
  'PUT /notification/notice/{noticeId}': CARE,
  'PUT /notification/notice/{noticeId}/read': roles,
  'GET /notification/notice/{noticeId}/reader': CARE,
  'GET /alert': MONITORING,
  'GET /alert/group': MONITORING,
  'GET /alert/assignee': CARE,
  'GET /alert/rule': MONITORING,
  'POST /alert/rule': CARE,
  'POST /alert/rule/trial': CARE,
  'PUT /alert/rule/{ruleId}': CARE,
  'DELETE /alert/rule/{ruleId}': CARE,
  'GET /alert/{alertId}': MONITORING,
  'PUT /alert/{alertId}/status': CARE,
  'PUT /alert/{alertId}/assignee': CARE,
  'POST /alert/{alertId}/note': CARE,
  'GET /summary': roles,
  'GET /statistic': roles,
  'GET /report': REPORTS,
  'GET /report/types': REPORTS,
  'POST /report/preview': REPORTS,
  'POST /report': REPORTS,
  'GET /report/{reportId}/file': REPORTS,
  'POST /report/{reportId}/cancel': REPORTS,
  'DELETE /report/{reportId}': REPORTS,
  'GET /report/schedule': REPORTS,
  'POST /report/schedule': REPORTS,
  'PUT /report/schedule/{scheduleId}': REPORTS,
  'DELETE /report/schedule/{scheduleId}': REPORTS,
  'GET /promotion': DECIDING,
  'POST /promotion': DECIDING,
  'POST /promotion/preview': DECIDING,
  'GET /promotion/{promotionId}': DECIDING,
  'PUT /promotion/{promotionId}': DECIDING,
  'PUT /promotion/{promotionId}/status': DECIDING,
  'GET /refund': MONEY_OUT,
  'POST /refund': MONEY_OUT,
  'POST /refund/batch': MONEY_OUT,
  'GET /refund/eligibility': MONEY_OUT,
  'GET /refund/{refundId}': MONEY_OUT,
  'DELETE /refund/{refundId}': MONEY_OUT,
  'PUT /refund/{refundId}/approval': MONEY_OUT,
  'POST /refund/{refundId}/retry': MONEY_OUT,
  'POST /refund/{refundId}/sync': MONEY_OUT,
  'GET /audit': OWN_STAFF,
} as const satisfies Record<string, readonly Role[]>;

export type GuardedCall = keyof typeof callRoles;

/** Whose trail others than those who send money out may read. */
const TRAILS: Readonly<Record<string, readonly Role[]>> = {
  balancer: CARE,
  promotion: DECIDING,
  reportSchedule: DECIDING,
  service: CARE,
  transactionIssue: CARE,
  alert: CARE,
  alertRule: CARE,
};

export function mayReadTrail(role: Role, entity: string): boolean {
  return (Object.hasOwn(TRAILS, entity) ? TRAILS[entity] : MONEY_OUT)?.includes(role) ?? false;
}

/** What somebody may do who must choose another password first (spec 3.7). */
const BEFORE_CHANGE: readonly Call[] = ['PUT /user/password', 'POST /auth/refresh', 'DELETE /auth/session'];

export function mayCallBeforeChange(call: GuardedCall): boolean {
  return BEFORE_CHANGE.includes(call);
}

/** Calls that need no session. */
export const openCalls = ['POST /auth', 'PUT /user/resetPassword'] as const;
export type OpenCall = (typeof openCalls)[number];

/** Calls of services that deliver data, with a token of their own. */
export const ingestCalls = ['POST /ingest/traces', 'POST /ingest/operations', 'POST /ingest/alerts'] as const;
export type IngestCall = (typeof ingestCalls)[number];

export type Call = GuardedCall | OpenCall | IngestCall;

export function mayCall(role: Role, call: GuardedCall): boolean {
  const allowed: readonly Role[] = callRoles[call];
  return allowed.includes(role);
}
