import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { server, startServer } from '../hosts/server';
import { answerWith, gapsIn } from './answer-with.fixture';
import { channel, notice, promotion, refundRequest, report, rule, schedule } from './bodies.fixture';
import { contentOf, documentedCalls, parametersOf } from './document';

// The client wants an address to be relative to, when it is first imported.
vi.stubGlobal('location', new URL('http://console.example.mx'));
const { apiBase } = await import('~/shared/config/env');
const { postRefresh } = await import('~/session/recovery');
const { refreshedUser } = await import('~/session/user');
const { signIn } = await import('~/features/auth/auth-api');
const { endSessions, ownQueries, savePreference, saveProfile } = await import(
  '~/features/auth/account/own-account-api'
);
const { changedUser } = await import('~/features/auth/account/changed-user');
const { json, request } = await import('~/shared/api/client');
const { serverQueries } = await import('~/features/monitoring/api/queries');
const { logQueries } = await import('~/features/logs/api/log-queries');
const { FILTER_KEYS } = await import('~/features/logs/api/filter-types');
const { LIST_FILTERS, SINGLE_FILTERS } = await import('~/features/transactions/query/filters');
const { optionsQuery } = await import('~/features/transactions/query/options-query');
const { dashboardQueries } = await import('~/features/transactions/dashboard/dashboard-api');
const { detailQuery } = await import('~/features/transactions/history/api/operation-detail');
const { addNote, askProvider, decideReview, sendReceipt } = await import(
  '~/features/transactions/history/acts/act-api'
);
const { operationQueries } = await import('~/features/transactions/history/api/operation-api');
const { refundQueries, refundWrites } = await import('~/features/transactions/refunds/api/refund-api');
const { postBatch } = await import('~/features/transactions/refunds/batch/batch-api');
const refundFilters = await import('~/features/transactions/refunds/api/refund-filters');
const { deliveryQueries, deliveryWrites } = await import('~/features/notifications/api/notification-api');
const { noticeQueries, noticeWrites } = await import('~/features/notifications/api/notice-api');
const { templateQueries, templateWrites } = await import('~/features/notifications/api/template-api');
const { serviceQueries, serviceWrites } = await import('~/features/services/api/service-api');
const { channelQueries, channelWrites } = await import('~/features/channels/api/channel-api');
const { promotionQueries, promotionWrites } = await import('~/features/promotions/api/promotion-api');
const { userQueries, userWrites } = await import('~/features/users/api/user-api');
const { backupQueries, backupWrites } = await import('~/features/backups/api/backup-api');
const { propertyQueries, propertyWrites, revealSecret } = await import('~/features/vault/api/property-api');
const { alertQueries, alertWrites, countQuery } = await import('~/features/alerts/api/alert-api');
const { reportQueries, reportWrites } = await import('~/features/reports/api/report-api');
const { schedulesQuery, scheduleWrites } = await import('~/features/reports/api/schedule-api');
const { auditQuery } = await import('~/shared/audit/audit-api');
const { issuesQuery, issueWrites } = await import('~/features/transactions/report/api/issue-api');
const { reportQuery } = await import('~/features/transactions/report/api/report-api');
const { balancerQuery, changeNode } = await import('~/features/balancer/api/balancer-api');
const { statisticQuery } = await import('~/features/transactions/statistics/statistics-api');
const { readView } = await import('~/features/transactions/statistics/views');
vi.unstubAllGlobals();

beforeAll(startServer);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { signal } = new AbortController();
const user = { ...{ email: 'ana@ejemplo.mx', name: '', lastName: '', job: '', role: '', token: 'viejo' } };
const session = {
  ...user,
  ...{ tokenExpiration: 1, tokenExpirationRevalidate: null, tokenExpired: true, reloadExpired: false },
  changePassword: true,
};
const day = '2026-11-27_2026-11-27';
const filters = Object.fromEntries([
  ...LIST_FILTERS.map((key) => [key, ['uno', 'dos']]),
  ...SINGLE_FILTERS.map((key) => [key, '1']),
  ['dateRange', day],
]);
const ask = { filters, page: 2, size: 25, sort: { field: 'date', descending: true } };
const usersAsk = { page: 2, size: 25, sort: { field: 'lastAccess', descending: true } };
const person = { name: 'Ana', lastName: 'Prueba', job: 'x', role: 'SOPORTE' };
const reasoned = { reason: 'x', version: 1 };
const { key: _key, type: _type, ...channelTerms } = channel;
const fetchWith = (query: object) => new QueryClient().fetchQuery({ ...query, retry: false } as never);

/** Every reader of the console, by the call whose answer it reads. */
const readers: [call: string, read: () => Promise<unknown>][] = [
  ['POST /auth', () => signIn({ email: 'ana@ejemplo.mx', password: 'x' }, signal)],
  ['POST /auth/refresh', async () => refreshedUser(session, await postRefresh('viejo'), Date.now())],
  [
    'PUT /user/password',
    () =>
      request(
        { method: 'PUT', path: 'user/password' },
        json((answer) => changedUser(session, answer)),
      ),
  ],
  ['GET /account', () => fetchWith(ownQueries.profile)],
  ['PUT /account', () => saveProfile({ ...person, ...reasoned })],
  ['GET /account/preference', () => fetchWith(ownQueries.preference)],
  ['PUT /account/preference', () => savePreference({ console: {} })],
  ['GET /account/session', () => fetchWith(ownQueries.sessions)],
  ['DELETE /account/session', () => endSessions(undefined)],
  ['GET /account/activity', () => fetchWith(ownQueries.activity)],
  ['GET /server', () => fetchWith(serverQueries.list())],
  ['GET /server/{name}', () => fetchWith(serverQueries.report('uno'))],
  ...(['servers', 'hostnames', 'services', 'channels', 'logTypes'] as const).map(
    (list) => [`GET /trace/${list}`, () => fetchWith(logQueries.options(list))] as [string, () => Promise<unknown>],
  ),
  [
    'GET /trace',
    async () => {
      const between = '2000-01-01T00:00_2100-01-01T00:00';
      const asked = { ...Object.fromEntries(FILTER_KEYS.map((key) => [key, 'uno'])), between };
      const found = await fetchWith(logQueries.traces(asked));
      const { kind, entries, count } = found as {
        kind: string;
        entries: { read: (index: number) => unknown };
        count: number;
      };
      return { kind, entries: Array.from({ length: count }, (_, index) => entries.read(index)) };
    },
  ],
  ['GET /trace/count', () => fetchWith(countQuery('trace/count', { between: 'x' }))],
  ['GET /operation', () => fetchWith(operationQueries.page(ask))],
  ['GET /operation', () => fetchWith(dashboardQueries.latest(filters))],
  [
    'POST /operation/search',
    () => fetchWith(operationQueries.page({ ...ask, filters: { ...filters, q: '5512345678' } })),
  ],
  ['GET /operation/{operationId}', () => fetchWith(detailQuery('uno'))],
  ['POST /operation/{operationId}/sync', () => askProvider('uno', 'una-clave')],
  ['POST /operation/{operationId}/note', () => addNote('uno', 'Una nota', 'una-clave')],
  [
    'PUT /operation/{operationId}/review',
    () => decideReview('uno', { decision: 'APPROVE', reason: 'x', version: 1 }, 'una-clave'),
  ],
  ['POST /operation/{operationId}/receipt', () => sendReceipt('uno', 'una-clave')],
  ...(['channels', 'banks', 'errorCodes'] as const).map(
    (list) => [`GET /operation/${list}`, () => fetchWith(optionsQuery(list))] as [string, () => Promise<unknown>],
  ),
  [
    'GET /refund',
    () =>
      fetchWith(
        refundQueries.page({
          ...ask,
          filters: Object.fromEntries([
            ...refundFilters.LIST_FILTERS.map((key) => [key, ['uno', 'dos']]),
            ...refundFilters.SINGLE_FILTERS.map((key) => [key, '1']),
            ['dateRange', day],
          ]),
        }),
      ),
  ],
  ['GET /refund/eligibility', () => fetchWith(refundQueries.eligibility('uno'))],
  ['GET /refund/{refundId}', () => fetchWith(refundQueries.one('uno'))],
  [
    'GET /service',
    () =>
      fetchWith(
        serviceQueries.page({
          ...ask,
          filters: { q: '1', status: ['DOWN'], type: ['BANK'], server: ['uno', 'dos'], tag: ['uno'] },
        }),
      ),
  ],
  [
    'GET /channel',
    () =>
      fetchWith(
        channelQueries.page({ ...ask, filters: { q: '1', status: 'ACTIVE', type: 'APP', paymentMethod: 'CARD' } }),
      ),
  ],
  ['GET /channel/{channelId}', () => fetchWith(channelQueries.one('uno'))],
  ['POST /channel', () => channelWrites.create({ ...channel, reason: 'x' }, 'clave-de-prueba')],
  ['PUT /channel/{channelId}', () => channelWrites.change('uno', { ...channelTerms, ...reasoned }, 'clave-de-prueba')],
  [
    'PUT /channel/{channelId}/status',
    () =>
      channelWrites.setStatus(
        'uno',
        { status: 'PAUSED', until: '2026-11-28T00:00:00-06:00', ...reasoned },
        'clave-de-prueba',
      ),
  ],
  [
    'POST /channel/{channelId}/key',
    () => channelWrites.makeKey('uno', { overlapHours: 24, ...reasoned }, 'clave-de-prueba'),
  ],
  ['DELETE /channel/{channelId}/key/{keyId}', () => channelWrites.revokeKey('uno', 'dos', reasoned, 'clave-de-prueba')],
  [
    'GET /promotion',
    () =>
      fetchWith(
        promotionQueries.page({
          ...{ page: 2, size: 25, sort: { field: 'endsAt', descending: true } },
          filters: {
            q: '1',
            status: 'ACTIVE',
            type: 'BONUS',
            channel: 'APP',
            paymentMethod: 'SPEI',
            validOn: '2026-11-27',
          },
        }),
      ),
  ],
  ['GET /promotion/{promotionId}', () => fetchWith(promotionQueries.one('uno'))],
  [
    'POST /promotion/preview',
    () => fetchWith(promotionQueries.trial({ promotion, amount: 65_000, channel: 'APP', paymentMethod: 'CARD' })),
  ],
  ['POST /promotion', () => promotionWrites.create({ ...promotion, publish: true }, 'clave-de-prueba')],
  [
    'PUT /promotion/{promotionId}',
    () => promotionWrites.change('uno', { ...promotion, publish: true, ...reasoned }, 'clave-de-prueba'),
  ],
  [
    'PUT /promotion/{promotionId}/status',
    () => promotionWrites.setStatus('uno', { status: 'PAUSED', ...reasoned }, 'clave-de-prueba'),
  ],
  ['GET /user', () => fetchWith(userQueries.page({ filters: { q: '1', role: 'SOPORTE' }, ...usersAsk }))],
  ['GET /user/{userId}', () => fetchWith(userQueries.one('uno'))],
  ['POST /user', () => userWrites.invite({ ...person, email: 'ana@ejemplo.mx' }, 'clave-de-prueba')],
  ['PUT /user/{userId}', () => userWrites.change('uno', { ...person, ...reasoned }, 'clave-de-prueba')],
  [
    'PUT /user/{userId}/status',
    () => userWrites.setStatus('uno', { status: 'DISABLED', ...reasoned }, 'clave-de-prueba'),
  ],
  ['POST /user/{userId}/invitation', () => userWrites.inviteAgain('uno', 'x', 'clave-de-prueba')],
  ['POST /user/{userId}/passwordReset', () => userWrites.reset('uno', 'x', 'clave-de-prueba')],
  ['DELETE /user/{userId}/session', () => userWrites.endSessions('uno', 'x', 'clave-de-prueba')],
  [
    'GET /property',
    () =>
      fetchWith(
        propertyQueries.page({
          ...ask,
          filters: { q: '1', service: 'uno', type: 'JSON', status: 'DRAFT', since: '2026-11-27' },
        }),
      ),
  ],
  [
    'GET /backup',
    () =>
      fetchWith(
        backupQueries.page({ filters: { q: 'x' }, page: 2, size: 10, sort: { field: 'name', descending: true } }),
      ),
  ],
  ['GET /backup/{backupId}', () => fetchWith(backupQueries.one('uno'))],
  ['GET /backup/schedule', () => fetchWith(backupQueries.schedules())],
  [
    'PUT /backup/schedule/{source}',
    () =>
      backupWrites.plan('CONFIG', {
        ...{ everyHours: 24, hour: 2, retentionDays: 30, verifies: true, paused: false, reason: 'x', version: 1 },
      }),
  ],
  ['POST /backup', () => backupWrites.request({ source: 'CONFIG', type: 'FULL', reason: '' }, 'clave-de-prueba')],
  ['POST /backup/{backupId}/cancel', () => backupWrites.cancel('uno', 'clave-de-prueba')],
  ['POST /backup/{backupId}/verify', () => backupWrites.verify('uno', 'clave-de-prueba')],
  ['DELETE /backup/{backupId}', () => backupWrites.remove('uno', 'x', 'clave-de-prueba')],
  ['GET /property/compare', () => fetchWith(propertyQueries.comparison('uno'))],
  ['GET /property/{propertyId}', () => fetchWith(propertyQueries.one('uno'))],
  ['GET /property/{propertyId}/version', () => fetchWith(propertyQueries.versions('uno'))],
  [
    'POST /property',
    () => propertyWrites.create({ ...{ service: 'x', key: 'x', type: 'STRING', value: 'x' }, note: '', reason: 'x' }),
  ],
  ['PUT /property/{propertyId}', () => propertyWrites.change('uno', { ...reasoned, value: 'x', note: '' })],
  ['DELETE /property/{propertyId}', () => propertyWrites.remove('uno', reasoned)],
  ['POST /property/{propertyId}/recover', () => propertyWrites.recover('uno', reasoned)],
  ['POST /property/{propertyId}/restore', () => propertyWrites.restore('uno', { ...reasoned, from: 1 })],
  ['POST /property/{propertyId}/reveal', () => revealSecret('uno', { reason: 'x', purpose: 'SHOW' }, signal)],
  ['POST /property/publish', () => propertyWrites.publish({ properties: [], reason: 'x' })],
  ['POST /property/discard', () => propertyWrites.discard({ properties: [], reason: 'x' })],
  ['GET /service/{serviceId}', () => fetchWith(serviceQueries.one('uno'))],
  ['POST /service/{serviceId}/check', () => serviceWrites.check('uno')],
  [
    'POST /service/{serviceId}/maintenance',
    () => serviceWrites.plan('uno', { from: '', to: '', reason: 'x' }, 'clave-de-prueba'),
  ],
  ['DELETE /service/{serviceId}/maintenance', () => serviceWrites.end('uno', 1)],
  ['GET /audit', () => fetchWith(auditQuery('refund', 'uno'))],
  [
    'POST /refund/batch',
    () =>
      postBatch(
        { rows: [{ line: 2, operationId: 'uno', amount: 1, currency: 'MXN', reasonCode: 'FRAUD' }], dryRun: true },
        { key: 'clave-de-prueba' },
      ),
  ],
  ['POST /refund', () => refundWrites.request(refundRequest, 'clave-de-prueba')],
  [
    'PUT /refund/{refundId}/approval',
    () => refundWrites.decide('uno', { decision: 'APPROVE', comment: '', version: 1 }),
  ],
  ['DELETE /refund/{refundId}', () => refundWrites.cancel('uno', 1)],
  ['POST /refund/{refundId}/retry', () => refundWrites.retry('uno', 1)],
  ['POST /refund/{refundId}/sync', () => refundWrites.sync('uno')],
  [
    'GET /transactionReport',
    () =>
      fetchWith(
        reportQuery({
          period: day,
          filters: {
            ...{ service: 'uno', operation: 'dos', provider: 'NONE', channel: 'WEB' },
            ...{ paymentMethod: 'CARD', code: '51', slowerThan: '100' },
          },
        }),
      ),
  ],
  ['GET /transactionReport/issue', () => fetchWith(issuesQuery({ type: 'STUCK', attended: false, page: 2, size: 25 }))],
  [
    'PUT /transactionReport/issue/{issueId}',
    () => issueWrites.attend('uno', { attended: true, comment: 'x', version: 1 }, 'una-clave'),
  ],
  ['POST /transactionReport/issue/sync', () => issueWrites.ask(['uno'], 'una-clave')],
  ['GET /balancer', () => fetchWith(balancerQuery())],
  [
    'PUT /balancer/{poolId}/node/{nodeId}',
    () => changeNode('uno', 'dos', { status: 'DRAIN', reason: 'x', version: 'UP-100' }),
  ],
  [
    'GET /notification',
    () => {
      const all = { type: ['SMS'], event: ['uno'], status: ['FAILED'], httpStatus: ['503'], q: 'uno', dateRange: day };
      return fetchWith(deliveryQueries.page({ ...ask, filters: all }));
    },
  ],
  ['GET /notification/events', () => fetchWith(deliveryQueries.events())],
  ['GET /notification/{notificationId}', () => fetchWith(deliveryQueries.one('uno'))],
  ['POST /notification/{notificationId}/resend', () => deliveryWrites.resend('uno', 'x', 'clave-de-prueba')],
  [
    'POST /notification/resend',
    () => deliveryWrites.resendMany({ filters: {}, limit: 1, pace: 1, reason: 'x' }, 'clave-de-prueba'),
  ],
  ['GET /notification/resend/{resendId}', () => fetchWith(deliveryQueries.resend('uno'))],
  ['GET /notification/template', () => fetchWith(templateQueries.list())],
  ['GET /notification/template/{templateId}', () => fetchWith(templateQueries.one('uno'))],
  [
    'PUT /notification/template/{templateId}',
    () => templateWrites.save('uno', { ...{ subject: null, body: 'x', version: 1 }, reason: 'x' }),
  ],
  [
    'POST /notification/template/{templateId}/preview',
    () => templateWrites.preview('uno', { subject: null, body: 'x' }),
  ],
  [
    'POST /notification/template/{templateId}/test',
    () => templateWrites.test('uno', { subject: null, body: 'x' }, 'clave-de-prueba'),
  ],
  ['GET /notification/notice', () => fetchWith(noticeQueries.own())],
  ['GET /notification/notice/all', () => fetchWith(noticeQueries.all())],
  ['POST /notification/notice', () => noticeWrites.publish(notice, 'clave-de-prueba')],
  ['PUT /notification/notice/{noticeId}', () => noticeWrites.change('uno', { ...notice, version: 1 })],
  ['GET /notification/notice/{noticeId}/reader', () => fetchWith(noticeQueries.readers('uno'))],
  ['GET /alert', () => fetchWith(alertQueries.page({ q: 'x', status: ['ACTIVE'], dateRange: day }, 1, 10))],
  ['GET /alert/group', () => fetchWith(alertQueries.groups())],
  ['GET /alert/{alertId}', () => fetchWith(alertQueries.one('uno'))],
  ['GET /alert/assignee', () => fetchWith(alertQueries.people())],
  ['GET /alert/rule', () => fetchWith(alertQueries.rules())],
  ['POST /alert/rule', () => alertWrites.createRule(rule)],
  ['POST /alert/rule/trial', () => alertWrites.tryRule(rule)],
  ['PUT /alert/rule/{ruleId}', () => alertWrites.changeRule('uno', { ...rule, version: 1 })],
  ['PUT /alert/{alertId}/status', () => alertWrites.status('uno', { status: 'RESOLVED', reason: 'x', version: 1 })],
  ['PUT /alert/{alertId}/assignee', () => alertWrites.assign('uno', { assignee: null, reason: '', version: 1 })],
  ['POST /alert/{alertId}/note', () => alertWrites.note('uno', 'Una nota', 'una-clave')],
  ['GET /report', () => fetchWith(reportQueries.page(2, 10))],
  ['GET /report/types', () => fetchWith(reportQueries.types())],
  ['POST /report/preview', () => fetchWith(reportQueries.preview({ ...report, groupBy: 'channel' }))],
  ['POST /report', () => reportWrites.request(report, 'clave-de-prueba')],
  ['POST /report/{reportId}/cancel', () => reportWrites.cancel('uno')],
  ['GET /report/schedule', () => fetchWith(schedulesQuery())],
  ['POST /report/schedule', () => scheduleWrites.plan(schedule, 'clave-de-prueba')],
  ['PUT /report/schedule/{scheduleId}', () => scheduleWrites.replan('uno', { ...schedule, version: 1 })],
  ['GET /summary', () => fetchWith(dashboardQueries.summary(filters))],
  [
    'GET /statistic',
    () =>
      fetchWith(
        statisticQuery({ filters, granularity: 'day', view: readView({ groupBy: 'bank', compare: 'previous' }) }),
      ),
  ],
];

test.each(readers)(
  '%s: what the document describes is read without a gap, and asked as it says',
  async (call, read) => {
    const requests = answerWith(apiBase, call, 'full');
    expect(gapsIn(await read())).toEqual([]);
    const [method = '', path = ''] = call.split(' ');
    expect(requests[0]?.href.slice(apiBase.length).split('?')[0]).toMatch(
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
    const known = parametersOf(method, path);
    for (const name of new Set(requests.flatMap((url) => [...url.searchParams.keys()]))) expect(known).toContain(name);
  },
);

test.each(readers)('%s: what may be missing may be missing', async (call, read) => {
  answerWith(apiBase, call, 'least');
  // Of an empty report that is what is said; everything else is an answer.
  if (call === 'GET /server/{name}') await expect(read()).rejects.toMatchObject({ name: 'EmptyReportError' });
  else await expect(read()).resolves.toBeDefined();
});

test('every call with an answer that is read has its reader here', () => {
  const answered = documentedCalls.filter(
    ({ method, path, origin }) => origin !== 'ingest' && contentOf(method, path, 200)?.['application/json'],
  );
  expect(new Set(readers.map(([call]) => call))).toEqual(
    new Set(answered.map(({ method, path }) => `${method} ${path}`)),
  );
});
