import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_PATHS, type AppPath, accessRow, canVisit, ROLES } from '~/session/access';
import { mexicoClock } from '../../gateway/rules/mexico-time';
import { callRoles, type GuardedCall, ingestCalls, mayCall, type Role } from '../../gateway/rules/roles';
import { documentedCalls } from '../contract/document';
import { server, startServer } from '../hosts/server';
import { call } from '../test-client';
import { newToken, people } from './permissions.fixture';
import { users } from './users';

beforeAll(startServer);
afterAll(() => server.close());

const NOTIFICATIONS: readonly AppPath[] = ['/soporte/notificaciones'];
const PROMOTIONS: readonly AppPath[] = ['/promociones'];
const REPORTS: readonly AppPath[] = ['/reportes'];
const BACKUPS: readonly AppPath[] = ['/soporte/backups'];
const TRANSACTIONS: readonly AppPath[] = ['/soporte/reporte-de-transacciones'];
const VAULT: readonly AppPath[] = ['/propiedades'];
const CHANNELS: readonly AppPath[] = ['/canales'];

/** Which screens of the console make a call; what the layout around them asks, all of them make. */
const callsByRole: Record<GuardedCall, readonly AppPath[]> = {
  'DELETE /auth/session': APP_PATHS,
  'POST /auth/refresh': APP_PATHS,
  'PUT /user/password': ['/mi-cuenta'],
  'GET /account': ['/mi-cuenta'],
  'PUT /account': ['/mi-cuenta'],
  'GET /account/preference': ['/mi-cuenta'],
  'PUT /account/preference': ['/mi-cuenta'],
  'GET /account/session': ['/mi-cuenta'],
  'DELETE /account/session': ['/mi-cuenta'],
  'DELETE /account/session/{sessionId}': ['/mi-cuenta'],
  'GET /account/activity': ['/mi-cuenta'],
  'GET /user': ['/usuarios'],
  'POST /user': ['/usuarios'],
  'GET /user/{userId}': ['/usuarios'],
  'PUT /user/{userId}': ['/usuarios'],
  'PUT /user/{userId}/status': ['/usuarios'],
  'POST /user/{userId}/invitation': ['/usuarios'],
  'POST /user/{userId}/passwordReset': ['/usuarios'],
  'DELETE /user/{userId}/session': ['/usuarios'],
  'GET /server': ['/soporte/trazabilidad'],
  'GET /server/{name}': ['/soporte/trazabilidad'],
  'GET /service': ['/soporte/servicios'],
  'GET /service/{serviceId}': ['/soporte/servicios'],
  'POST /service/{serviceId}/check': ['/soporte/servicios'],
  'POST /service/{serviceId}/maintenance': ['/soporte/servicios'],
  'DELETE /service/{serviceId}/maintenance': ['/soporte/servicios'],
  'GET /trace': ['/logs', '/soporte/logs'],
  'GET /trace/count': ['/soporte/alertas'],
  'GET /trace/servers': ['/logs', '/soporte/logs'],
  'GET /trace/hostnames': ['/logs', '/soporte/logs'],
  'GET /trace/services': ['/logs', '/soporte/logs'],
  'GET /trace/channels': ['/logs', '/soporte/logs'],
  'GET /trace/logTypes': ['/logs', '/soporte/logs'],
  'GET /operation': ['/historial-de-operaciones', '/dashboard', '/soporte/alertas'],
  'POST /operation/search': ['/historial-de-operaciones'],
  'GET /operation/{operationId}': ['/historial-de-operaciones'],
  'GET /operation/channels': [
    '/historial-de-operaciones',
    '/dashboard',
    '/dashboard/estadistica',
    '/reportes',
    '/promociones',
  ],
  'GET /operation/banks': ['/historial-de-operaciones'],
  'GET /operation/errorCodes': ['/historial-de-operaciones'],
  'POST /operation/{operationId}/sync': ['/historial-de-operaciones'],
  'POST /operation/{operationId}/note': ['/historial-de-operaciones'],
  'PUT /operation/{operationId}/review': ['/historial-de-operaciones'],
  'POST /operation/{operationId}/receipt': ['/historial-de-operaciones'],
  'GET /transactionReport': TRANSACTIONS,
  'GET /transactionReport/issue': TRANSACTIONS,
  'PUT /transactionReport/issue/{issueId}': TRANSACTIONS,
  'POST /transactionReport/issue/sync': TRANSACTIONS,
  'GET /balancer': ['/soporte/balanceador'],
  'PUT /balancer/{poolId}/node/{nodeId}': ['/soporte/balanceador'],
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
  'GET /notification': NOTIFICATIONS,
  'GET /notification/events': NOTIFICATIONS,
  'GET /notification/{notificationId}': NOTIFICATIONS,
  'POST /notification/{notificationId}/resend': NOTIFICATIONS,
  'POST /notification/resend': NOTIFICATIONS,
  'GET /notification/resend/{resendId}': NOTIFICATIONS,
  'GET /notification/template': NOTIFICATIONS,
  'GET /notification/template/{templateId}': NOTIFICATIONS,
  'PUT /notification/template/{templateId}': NOTIFICATIONS,
  'POST /notification/template/{templateId}/preview': NOTIFICATIONS,
  'POST /notification/template/{templateId}/test': NOTIFICATIONS,
  'GET /notification/notice': APP_PATHS,
  'GET /notification/notice/all': NOTIFICATIONS,
  'POST /notification/notice': NOTIFICATIONS,
  'PUT /notification/notice/{noticeId}': NOTIFICATIONS,
  'PUT /notification/notice/{noticeId}/read': APP_PATHS,
  'GET /notification/notice/{noticeId}/reader': NOTIFICATIONS,
  'GET /alert': ['/soporte/alertas'],
  'GET /alert/group': ['/soporte/alertas'],
  'GET /alert/assignee': ['/soporte/alertas'],
  'GET /alert/rule': ['/soporte/alertas'],
  'POST /alert/rule': ['/soporte/alertas'],
  'POST /alert/rule/trial': ['/soporte/alertas'],
  'PUT /alert/rule/{ruleId}': ['/soporte/alertas'],
  'DELETE /alert/rule/{ruleId}': ['/soporte/alertas'],
  'GET /alert/{alertId}': ['/soporte/alertas'],
  'PUT /alert/{alertId}/status': ['/soporte/alertas'],
  'PUT /alert/{alertId}/assignee': ['/soporte/alertas'],
  'POST /alert/{alertId}/note': ['/soporte/alertas'],
  'GET /summary': ['/dashboard'],
  'GET /statistic': ['/dashboard/estadistica'],
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
  'GET /promotion': PROMOTIONS,
  'POST /promotion': PROMOTIONS,
  'POST /promotion/preview': PROMOTIONS,
  'GET /promotion/{promotionId}': PROMOTIONS,
  'PUT /promotion/{promotionId}': PROMOTIONS,
  'PUT /promotion/{promotionId}/status': PROMOTIONS,
  'GET /refund': ['/devoluciones'],
  'POST /refund': ['/devoluciones'],
  'POST /refund/batch': ['/devoluciones'],
  'GET /refund/eligibility': ['/devoluciones'],
  'GET /refund/{refundId}': ['/devoluciones'],
  'DELETE /refund/{refundId}': ['/devoluciones'],
  'PUT /refund/{refundId}/approval': ['/devoluciones'],
  'POST /refund/{refundId}/retry': ['/devoluciones'],
  'POST /refund/{refundId}/sync': ['/devoluciones'],
  'GET /audit': ['/devoluciones', '/soporte/balanceador', '/promociones'],
};

/** Acts that a screen offers to some of those who may see it, by the platform's word (docs/adr/0032). */
const offeredTo: Partial<Record<GuardedCall, readonly Role[]>> = {
  'POST /operation/{operationId}/sync': ['ADMINISTRATOR', 'SOPORTE'],
  'POST /operation/{operationId}/note': ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS'],
  'PUT /operation/{operationId}/review': ['ADMINISTRATOR', 'FINANZAS'],
  'POST /service/{serviceId}/check': ['ADMINISTRATOR', 'SOPORTE'],
  'POST /service/{serviceId}/maintenance': ['ADMINISTRATOR', 'SOPORTE'],
  'DELETE /service/{serviceId}/maintenance': ['ADMINISTRATOR', 'SOPORTE'],
  'POST /operation/{operationId}/receipt': ['ADMINISTRATOR', 'SOPORTE'],
  'GET /alert/assignee': ['ADMINISTRATOR', 'SOPORTE'],
  'POST /alert/rule': ['ADMINISTRATOR', 'SOPORTE'],
  'POST /alert/rule/trial': ['ADMINISTRATOR', 'SOPORTE'],
  'PUT /alert/rule/{ruleId}': ['ADMINISTRATOR', 'SOPORTE'],
  'DELETE /alert/rule/{ruleId}': ['ADMINISTRATOR', 'SOPORTE'],
  'PUT /alert/{alertId}/status': ['ADMINISTRATOR', 'SOPORTE'],
  'PUT /alert/{alertId}/assignee': ['ADMINISTRATOR', 'SOPORTE'],
  'POST /alert/{alertId}/note': ['ADMINISTRATOR', 'SOPORTE'],
};

/** Lists that are asked for a day: thirteen months of invented ones would be made for nothing. */
const daily: readonly string[] = [
  'GET /operation',
  'GET /notification',
  'GET /refund',
  'GET /summary',
  'GET /statistic',
];
const today = mexicoClock(Date.now()).toISOString().slice(0, 10);

const calls = Object.keys(callRoles) as GuardedCall[];
const platformRoles: Role[] = ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS', 'TELCEL'];

describe('the platform’s own table beside the console’s', () => {
  test('both know the same four roles', () => {
    expect([...ROLES].sort()).toEqual(platformRoles.toSorted());
    expect([...new Set(users.map(({ role }) => role))].sort()).toEqual(platformRoles.toSorted());
  });

  test.each(calls)('%s is answered to whom the console shows a screen that makes it, and to nobody else', (name) => {
    const shown = platformRoles.filter(
      (role) => callsByRole[name].some((path) => canVisit(role, path)) && (offeredTo[name]?.includes(role) ?? true),
    );
    expect(platformRoles.filter((role) => mayCall(role, name))).toEqual(shown);
  });

  test('a screen that is built asks the platform, and only such a screen', () => {
    const asking = new Set(Object.values(callsByRole).flat());
    const own = Object.entries(callsByRole).filter(([, paths]) => paths !== APP_PATHS);
    const ownCall = new Set(own.flatMap(([, paths]) => paths));
    const built = APP_PATHS.filter((path) => !accessRow(path).state);
    expect([...ownCall].sort()).toEqual(built.toSorted());
    expect(asking.size).toBe(APP_PATHS.length);
  });

  test('a screen is said to be acted on by those who may make one of its calls that change something', () => {
    const changing = calls.filter((name) => !name.startsWith('GET ') && name !== 'POST /operation/search');
    for (const path of APP_PATHS.filter((one) => accessRow(one).menu && !accessRow(one).state)) {
      const own = changing.filter((name) => callsByRole[name] !== APP_PATHS && callsByRole[name].includes(path));
      const acting = platformRoles.filter((role) => own.some((name) => mayCall(role, name)));
      expect([path, [...(accessRow(path).acts ?? [])].sort()]).toEqual([path, acting.toSorted()]);
    }
  });

  test('every call after sign-in has its row', () => {
    const open = ['POST /auth', 'PUT /user/resetPassword', ...ingestCalls];
    const documented = documentedCalls.map(({ method, path }) => `${method} ${path}`);
    expect([...calls, ...open].sort()).toEqual(documented.toSorted());
  });
});

describe.each(platformRoles)('%s', (role) => {
  test.each(calls)('%s: 403 where the table says no, and only there', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const token = newToken(people[role].caller);
    const address = path
      .slice(1)
      .replace('{name}', 'pagos-qa-01')
      .replace('{operationId}', 'OP000000000051')
      .replace('{refundId}', 'DEV-0')
      .replace('{poolId}/node/{nodeId}', 'no/node/no')
      .replace('{serviceId}', 'autorizador');
    const { status } = await call(daily.includes(name) ? `${address}?dateRange=${today}_${today}` : address, {
      method,
      token,
    });
    expect(status === 403).toBe(!mayCall(role, name));
  });
});
