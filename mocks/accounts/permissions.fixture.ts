import { type GuardedCall, type Role, roles } from '../../gateway/rules/roles';
import * as bodies from '../contract/bodies.fixture';
import { encrypted } from '../test-client';
import { writeToken } from './token';
import { demoPassword } from './users';

/** Who makes the calls, and somebody else whose things they then are. */
export const people: Record<Role, { caller: string; other: string }> = {
  ADMINISTRATOR: { caller: 'octavio-beltran', other: 'lucia-luna' },
  SOPORTE: { caller: 'mariana-rios', other: 'octavio-beltran' },
  FINANZAS: { caller: 'jimena-ochoa', other: 'octavio-beltran' },
  TELCEL: { caller: 'ruben-salgado', other: 'octavio-beltran' },
};

const ADMINISTRATOR = people.ADMINISTRATOR.other;

let issued = Date.now();

/** A new session of somebody. */
export function newToken(userId: string): string {
  issued += 1;
  return writeToken({ userId, issued, expiry: issued + 3_600_000, serial: 1, scenario: '' });
}

/** Makes a call and tells the status, and the answer where it is JSON. */
export type Ask = (call: string, token: string, body?: object) => Promise<{ status: number; answer: unknown }>;

/** What a call is about. */
interface Thing {
  id: string;
  version?: unknown;
}

export interface Row {
  /** Finds or makes it; whose it is to be holds the token. */
  thing?: (ask: Ask, token: string) => Promise<Thing>;
  /** Behind the path, and what is sent. */
  query?: string | ((thing: Thing) => string);
  body?: (thing: Thing) => object;
  /** What somebody gets whom the document lets make the call: about the own thing, or what is nobody's, and about somebody else's. */
  own: number;
  foreign?: number;
  /** Roles that make the call about other things alone. */
  except?: Partial<Record<Role, number>>;
}

const day = '2026-11-26_2026-11-26';
const RANGE = `dateRange=${day}`;
const reasoned = ({ version }: Thing) => ({ reason: 'Prueba', version: version ?? 1 });
const operation = async (): Promise<Thing> => ({ id: 'OP000000000051' });

type Members = Record<string, unknown>;

/** The first of a list, as somebody sees it who administrates. */
const first =
  (path: string, idName: string) =>
  async (ask: Ask): Promise<Thing> => {
    const { answer } = await ask(`GET ${path}`, newToken(ADMINISTRATOR));
    const [found = {}] = (answer as { data: Members[] }).data;
    return { id: String(found[idName]), version: found.version };
  };

/** What a call makes, for whoever makes it. */
const made =
  (call: string, idName: string, body: () => object) =>
  async (ask: Ask, token: string): Promise<Thing> => {
    const { status, answer } = await ask(call, token, body());
    if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(answer)}`);
    const found = answer as Members;
    return { id: String(found[idName]), version: found.version };
  };

const person = { name: 'Leo', lastName: 'Paz', job: 'Caja' };
const report = () => ({ ...bodies.report, dateRange: day });
const schedule = () => bodies.schedule;
const ofPaid = first(`/operation?${RANGE}&status=SUCCESS&paymentMethod=CARD&size=1`, 'operationId');
const refund = ({ id }: Thing) => ({ ...bodies.refundRequest, operationId: id, amount: 100 });
const notice = () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  return { ...bodies.notice, roles, validFrom: at(0), validUntil: at(1) };
};

const ofReport = made('POST /report', 'reportId', report);
const ofSchedule = made('POST /report/schedule', 'scheduleId', schedule);
const ofRefund = async (ask: Ask, token: string) => {
  const paid = await ofPaid(ask);
  return made('POST /refund', 'refundId', () => refund(paid))(ask, token);
};
const ofAlert = first('/alert?status=ACTIVE', 'alertId');
const ofRule = first('/alert/rule', 'ruleId');
const ofDelivery = first(`/notification?${RANGE}`, 'notificationId');
const ofNotice = made('POST /notification/notice', 'noticeId', notice);
const ofTemplate = first('/notification/template', 'templateId');
const property = () => ({
  service: 'prueba',
  key: 'prueba.llave',
  type: 'SECRET',
  value: 'valor-de-prueba',
  reason: 'x',
});
const ofProperty = made('POST /property', 'propertyId', property);
const someProperties = ({ id, version }: Thing) => ({ reason: 'x', properties: [{ propertyId: id, version }] });
const ofBackup = first('/backup?source=REDIS', 'backupId');
const ofRunning = first('/backup?status=RUNNING', 'backupId');
const backupPlan = { everyHours: 24, hour: 2, retentionDays: 30, verifies: true, paused: false };
const ofPromotion = first('/promotion?status=ACTIVE', 'promotionId');
const ofDraft = made('POST /promotion', 'promotionId', () => ({ ...bodies.promotion, publish: false }));
const ofService = first('/service', 'serviceId');
const ofChannel = first('/channel?q=APP', 'channelId');
const channel = { ...bodies.channel, reason: 'Prueba' };

/** A channel and a key of it that holds. */
async function ofKey(ask: Ask): Promise<Thing> {
  const { answer } = await ask('GET /channel?q=IVR', newToken(ADMINISTRATOR));
  const [found] = (answer as { data: { channelId: string; version: unknown; keys: Members[] }[] }).data;
  return { id: `${found?.channelId}/key/${found?.keys[0]?.keyId}`, version: found?.version };
}

/** The account of whose token it is. */
async function ofUser(ask: Ask, token: string): Promise<Thing> {
  const [, id = ''] = token.split('.');
  const { answer } = await ask(`GET /user/${id}`, newToken(ADMINISTRATOR));
  return { id, version: (answer as Members).version };
}

/** Another session of the same person. */
async function ofSession(ask: Ask, token: string): Promise<Thing> {
  const [, userId = ''] = token.split('.');
  const { answer } = await ask('GET /account/session', newToken(userId));
  const { data } = answer as { data: { sessionId: string; isCurrent: boolean }[] };
  return { id: data.find(({ isCurrent }) => isCurrent)?.sessionId ?? '' };
}

/** A report whose file is there. */
async function ofReady(ask: Ask, token: string): Promise<Thing> {
  const { id } = await ofReport(ask, token);
  for (;;) {
    const { answer } = await ask('GET /report', token);
    const found = (answer as { data: Members[] }).data.find(({ reportId }) => reportId === id);
    if (found?.status === 'READY') return { id };
    if (found?.status === 'FAILED') throw new Error('The report failed.');
    await new Promise(setImmediate);
  }
}

async function ofNode(ask: Ask): Promise<Thing> {
  const { answer } = await ask('GET /balancer', newToken(ADMINISTRATOR));
  const [pool] = (answer as { data: { poolId: string; nodes: Members[] }[] }).data;
  const node = pool?.nodes[0];
  return { id: `${pool?.poolId}/node/${node?.nodeId}`, version: node?.version };
}

/** Every call after sign-in: a request that is good but for who makes it, and what becomes of it. */
export const permissions: Record<GuardedCall, Row> = {
  'DELETE /auth/session': { own: 204 },
  'POST /auth/refresh': { own: 200 },
  'PUT /user/password': {
    body: () => ({ currentPassword: encrypted(demoPassword), newPassword: encrypted('Otra#20270') }),
    own: 200,
  },
  'GET /account': { own: 200 },
  'PUT /account': { thing: ofUser, body: ({ version }) => ({ ...person, version }), own: 200 },
  'GET /account/preference': { own: 200 },
  'PUT /account/preference': { body: () => ({ console: { theme: 'dark' } }), own: 200 },
  'GET /account/session': { own: 200 },
  'DELETE /account/session': { own: 200 },
  'DELETE /account/session/{sessionId}': { thing: ofSession, own: 204, foreign: 404 },
  'GET /account/activity': { own: 200 },
  'GET /user': { own: 200 },
  'POST /user': {
    body: () => ({ ...person, email: 'leo@example.mx', role: 'TELCEL' }),
    own: 200,
  },
  'GET /user/{userId}': { thing: ofUser, own: 200, foreign: 200 },
  'PUT /user/{userId}': {
    thing: ofUser,
    body: (user) => ({ ...reasoned(user), role: 'TELCEL' }),
    own: 403,
    foreign: 200,
  },
  'PUT /user/{userId}/status': {
    thing: ofUser,
    body: (user) => ({ ...reasoned(user), status: 'DISABLED' }),
    own: 403,
    foreign: 200,
  },
  'POST /user/{userId}/invitation': { thing: ofUser, body: reasoned, own: 422, foreign: 422 },
  'POST /user/{userId}/passwordReset': { thing: ofUser, body: reasoned, own: 403, foreign: 200 },
  'DELETE /user/{userId}/session': { thing: ofUser, body: reasoned, own: 403, foreign: 200 },
  'GET /server': { own: 200 },
  'GET /server/{name}': { thing: async () => ({ id: 'pagos-qa-01' }), own: 200 },
  'GET /service': { own: 200 },
  'GET /service/{serviceId}': { thing: ofService, own: 200 },
  'POST /service/{serviceId}/check': { thing: ofService, own: 200 },
  'POST /service/{serviceId}/maintenance': { thing: ofService, own: 422 },
  'DELETE /service/{serviceId}/maintenance': { thing: ofService, query: 'version=1', own: 422 },
  'GET /trace': { query: RANGE, own: 200 },
  'GET /trace/count': { query: RANGE, own: 200 },
  'GET /trace/servers': { own: 200 },
  'GET /trace/hostnames': { own: 200 },
  'GET /trace/services': { own: 200 },
  'GET /trace/channels': { own: 200 },
  'GET /trace/logTypes': { own: 200 },
  'GET /operation': { query: RANGE, own: 200 },
  'POST /operation/search': { query: RANGE, body: () => ({ q: 'nadie@example.mx' }), own: 200 },
  'GET /operation/channels': { own: 200 },
  'GET /operation/banks': { own: 200 },
  'GET /operation/errorCodes': { own: 200 },
  'GET /operation/{operationId}': { thing: operation, own: 200 },
  'POST /operation/{operationId}/sync': { thing: operation, own: 200 },
  'POST /operation/{operationId}/note': { thing: operation, body: () => ({ text: 'Una nota' }), own: 200 },
  'PUT /operation/{operationId}/review': {
    thing: operation,
    body: () => ({ decision: 'APPROVE', reason: 'Prueba', updatedAt: null }),
    own: 422,
  },
  'POST /operation/{operationId}/receipt': { thing: ofPaid, own: 200 },
  'GET /transactionReport': { query: RANGE, own: 200 },
  'GET /transactionReport/issue': { own: 200 },
  'PUT /transactionReport/issue/{issueId}': {
    thing: first('/transactionReport/issue', 'issueId'),
    body: ({ version }) => ({ attended: true, comment: 'Prueba', version }),
    own: 200,
  },
  'POST /transactionReport/issue/sync': { body: () => ({ issueIds: ['STUCK-OP000000000051'] }), own: 200 },
  'GET /balancer': { own: 200 },
  'PUT /balancer/{poolId}/node/{nodeId}': {
    thing: ofNode,
    body: (node) => ({ ...reasoned(node), status: 'DRAIN' }),
    own: 200,
  },
  'GET /channel': { own: 200 },
  'POST /channel': { body: () => channel, own: 200 },
  'GET /channel/{channelId}': { thing: ofChannel, own: 200 },
  'PUT /channel/{channelId}': { thing: ofChannel, body: (one) => ({ ...channel, ...reasoned(one) }), own: 200 },
  'PUT /channel/{channelId}/status': {
    thing: ofChannel,
    body: (one) => ({ ...reasoned(one), status: 'DISABLED' }),
    own: 200,
  },
  'POST /channel/{channelId}/key': {
    thing: ofChannel,
    body: (one) => ({ ...reasoned(one), overlapHours: 0 }),
    own: 200,
  },
  'DELETE /channel/{channelId}/key/{keyId}': { thing: ofKey, body: reasoned, own: 200 },
  'GET /backup': { own: 200 },
  'POST /backup': { body: () => ({ source: 'CONFIG', type: 'FULL' }), own: 200 },
  'GET /backup/schedule': { own: 200 },
  'PUT /backup/schedule/{source}': {
    thing: async () => ({ id: 'CONFIG' }),
    body: (thing) => ({ ...reasoned(thing), ...backupPlan }),
    own: 200,
  },
  'GET /backup/{backupId}': { thing: ofBackup, own: 200 },
  'DELETE /backup/{backupId}': { thing: ofBackup, body: () => ({ reason: 'Prueba' }), own: 422 },
  'POST /backup/{backupId}/cancel': { thing: ofRunning, own: 200 },
  'POST /backup/{backupId}/verify': { thing: ofBackup, own: 200 },
  'GET /property': { own: 200 },
  'POST /property': { body: property, own: 200 },
  'GET /property/compare': { query: `environment=${encodeURIComponent('Producción')}`, own: 200 },
  'POST /property/publish': { thing: ofProperty, body: someProperties, own: 200, foreign: 200 },
  'POST /property/discard': { thing: ofProperty, body: someProperties, own: 200, foreign: 200 },
  'GET /property/{propertyId}': { thing: ofProperty, own: 200, foreign: 200 },
  'PUT /property/{propertyId}': {
    thing: ofProperty,
    body: (one) => ({ ...reasoned(one), value: 'otro-de-prueba' }),
    own: 200,
    foreign: 200,
  },
  'DELETE /property/{propertyId}': { thing: ofProperty, body: reasoned, own: 200, foreign: 200 },
  'GET /property/{propertyId}/version': { thing: ofProperty, own: 200, foreign: 200 },
  'POST /property/{propertyId}/restore': {
    thing: ofProperty,
    body: (one) => ({ ...reasoned(one), from: 9 }),
    own: 422,
    foreign: 422,
  },
  'POST /property/{propertyId}/recover': { thing: ofProperty, body: reasoned, own: 200, foreign: 200 },
  'POST /property/{propertyId}/reveal': { thing: ofProperty, body: () => ({ reason: 'x' }), own: 200, foreign: 200 },
  'GET /notification': { query: RANGE, own: 200 },
  'GET /notification/events': { own: 200 },
  'GET /notification/{notificationId}': { thing: ofDelivery, own: 200 },
  'POST /notification/{notificationId}/resend': { thing: ofDelivery, body: reasoned, own: 200 },
  'POST /notification/resend': {
    body: () => ({ filters: { dateRange: day }, limit: 1, pace: 1, reason: 'Prueba' }),
    own: 200,
  },
  'GET /notification/resend/{resendId}': { thing: async () => ({ id: 'ninguno' }), own: 404 },
  'GET /notification/template': { own: 200 },
  'GET /notification/template/{templateId}': { thing: ofTemplate, own: 200 },
  'PUT /notification/template/{templateId}': {
    thing: ofTemplate,
    body: (template) => ({ ...reasoned(template), subject: 'Hola', body: 'Hola' }),
    own: 200,
  },
  'POST /notification/template/{templateId}/preview': {
    thing: ofTemplate,
    body: () => ({ subject: 'Hola', body: 'Hola' }),
    own: 200,
  },
  'POST /notification/template/{templateId}/test': {
    thing: ofTemplate,
    body: () => ({ subject: 'Hola', body: 'Hola' }),
    own: 200,
  },
  'GET /notification/notice': { own: 200 },
  'GET /notification/notice/all': { own: 200 },
  'POST /notification/notice': { body: notice, own: 200 },
  'PUT /notification/notice/{noticeId}': {
    thing: ofNotice,
    body: ({ version }) => ({ ...notice(), version }),
    own: 200,
    foreign: 200,
  },
  'PUT /notification/notice/{noticeId}/read': { thing: (ask) => ofNotice(ask, newToken(ADMINISTRATOR)), own: 204 },
  'GET /notification/notice/{noticeId}/reader': { thing: ofNotice, own: 200, foreign: 200 },
  'GET /alert': { query: RANGE, own: 200 },
  'GET /alert/group': { own: 200 },
  'GET /alert/assignee': { own: 200 },
  'GET /alert/rule': { own: 200 },
  'POST /alert/rule': { body: () => bodies.rule, own: 200 },
  'POST /alert/rule/trial': { body: () => bodies.rule, own: 200 },
  'PUT /alert/rule/{ruleId}': { thing: ofRule, body: ({ version }) => ({ ...bodies.rule, version }), own: 200 },
  'DELETE /alert/rule/{ruleId}': { thing: ofRule, query: ({ version }) => `version=${version}`, own: 204 },
  'GET /alert/{alertId}': { thing: ofAlert, own: 200 },
  'PUT /alert/{alertId}/status': {
    thing: ofAlert,
    body: (alert) => ({ ...reasoned(alert), status: 'RESOLVED' }),
    own: 200,
  },
  'PUT /alert/{alertId}/assignee': {
    thing: ofAlert,
    body: (alert) => ({ ...reasoned(alert), assignee: null }),
    own: 200,
  },
  'POST /alert/{alertId}/note': { thing: ofAlert, body: () => ({ text: 'Una nota' }), own: 200 },
  'GET /summary': { query: RANGE, own: 200 },
  'GET /statistic': { query: `${RANGE}&metric=volume&granularity=day`, own: 200 },
  'GET /report': { own: 200 },
  'GET /report/types': { own: 200 },
  'POST /report/preview': { body: report, own: 200 },
  'POST /report': { body: report, own: 200 },
  'GET /report/{reportId}/file': { thing: ofReady, own: 200, foreign: 404 },
  'POST /report/{reportId}/cancel': { thing: ofReport, own: 200, foreign: 404 },
  'DELETE /report/{reportId}': { thing: ofReport, own: 204, foreign: 404 },
  'GET /report/schedule': { own: 200 },
  'POST /report/schedule': { body: schedule, own: 200 },
  'PUT /report/schedule/{scheduleId}': {
    thing: ofSchedule,
    body: ({ version }) => ({ ...schedule(), version }),
    own: 200,
    foreign: 200,
  },
  'DELETE /report/schedule/{scheduleId}': {
    thing: ofSchedule,
    query: ({ version }) => `version=${version}`,
    own: 204,
    foreign: 204,
  },
  'GET /promotion': { own: 200 },
  'POST /promotion': { body: () => ({ ...bodies.promotion, publish: false }), own: 200 },
  'POST /promotion/preview': { body: () => ({ promotion: bodies.promotion, amount: 65_000 }), own: 200 },
  'GET /promotion/{promotionId}': { thing: ofPromotion, own: 200 },
  'PUT /promotion/{promotionId}': {
    thing: ofDraft,
    body: (draft) => ({ ...reasoned(draft), ...bodies.promotion, publish: false }),
    own: 200,
    foreign: 200,
  },
  'PUT /promotion/{promotionId}/status': {
    thing: ofPromotion,
    body: (promotion) => ({ ...reasoned(promotion), status: 'PAUSED' }),
    own: 200,
  },
  'GET /refund': { query: RANGE, own: 200 },
  'POST /refund': { thing: ofPaid, body: refund, own: 200 },
  'POST /refund/batch': { body: () => ({ dryRun: true, rows: [] }), own: 422 },
  'GET /refund/eligibility': { query: 'operationId=OP000000000051', own: 200 },
  'GET /refund/{refundId}': { thing: ofRefund, own: 200, foreign: 200 },
  'DELETE /refund/{refundId}': {
    thing: ofRefund,
    query: ({ version }) => `version=${version}`,
    own: 200,
    foreign: 403,
  },
  'PUT /refund/{refundId}/approval': {
    thing: ofRefund,
    body: ({ version }) => ({ decision: 'APPROVE', comment: '', version }),
    own: 403,
    foreign: 200,
  },
  'POST /refund/{refundId}/retry': { thing: ofRefund, body: ({ version }) => ({ version }), own: 409, foreign: 409 },
  'POST /refund/{refundId}/sync': { thing: ofRefund, own: 200, foreign: 200 },
  'GET /audit': { query: 'entity=balancer', own: 200, except: { FINANZAS: 403 } },
};
