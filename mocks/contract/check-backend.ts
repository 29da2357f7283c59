import { publicKeyPem } from '~/shared/cipher/public-key';
import { encryptText } from '~/shared/cipher/rsa';
import { type Deviation, deviationsOf } from './deviations';
import { documentedCalls } from './document';

/** The backend to be checked, and who signs in. */
export interface Backend {
  /** The base address of spec 19.1: https://host/api/dashboard. */
  base: string;
  email: string;
  password: string;
  /** Key under which passwords travel; left out, the embedded one. */
  publicKey?: string;
  /** Leave the proposed calls out. */
  specificationOnly?: boolean;
}

interface Report {
  /** The calls that were made, in their order. */
  calls: string[];
  deviations: Deviation[];
}

/** How many of the listed servers and operations are asked for. */
const FEW = 5;

const DAY = 86_400_000;

/**
 * Signs in and makes every call of the document that only reads, once or more; nothing is changed but that a session begins.
 * @throws when there is no answer at all
 */
export async function checkBackend(backend: Backend): Promise<Report> {
  const { email, password, publicKey = publicKeyPem, specificationOnly = false } = backend;
  const report: Report = { calls: [], deviations: [] };
  const base = backend.base.replace(/\/+$/, '');

  async function make(method: string, path: string, actual: string, status?: number, init: RequestInit = {}) {
    const response = await fetch(`${base}${actual}`, {
      ...init,
      method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...init.headers },
      signal: AbortSignal.timeout(60_000),
    });
    const answer = { status: response.status, body: await response.text() };
    report.calls.push(`${method} ${path}`);
    report.deviations.push(...deviationsOf(method, path, answer, status));
    return response.ok ? parsed(answer.body) : undefined;
  }

  const body = JSON.stringify({ email, password: encryptText(password, publicKey) });
  const token = memberOf(await make('POST', '/auth', '/auth', 200, { body }), 'token');
  if (typeof token !== 'string') return report;
  const headers = { Authorization: `Bearer ${token}` };
  const get = (path: string, actual = path, status?: number) => make('GET', path, actual, status, { headers });
  const today = dayAgo(0);
  const range = `dateRange=${dayAgo(1)}_${today}`;

  await make('GET', '/server', '/server', 401);
  // A listed server may be down: any failure that the document foresees will do.
  for (const name of itemsOf(await get('/server', '/server', 200), 'name').slice(0, FEW))
    await get('/server/{name}', `/server/${encodeURIComponent(name)}`);
  await get('/trace', `/trace?${range}`, 200);
  if (!specificationOnly) {
    const page = await get('/operation', `/operation?${range}&page=1&size=100&sort=date,desc`, 200);
    for (const id of itemsOf(memberOf(page, 'data'), 'operationId').slice(0, FEW))
      await get('/operation/{operationId}', `/operation/${encodeURIComponent(id)}`, 200);
    await get('/operation/{operationId}', '/operation/no-such-operation', 404);
    await make('POST', '/operation/search', `/operation/search?${range}&page=1&size=10&sort=date,desc`, 200, {
      headers,
      body: JSON.stringify({ q: 'nobody@example.mx' }),
    });
    await get('/summary', `/summary?${range}&compare=previous`, 200);
    const metrics = ['volume', 'methods', 'declines'];
    for (const metric of metrics)
      await get('/statistic', `/statistic?${range}&granularity=hour&metric=${metric}&compare=previous`, 200);
    await get('/statistic', `/statistic?dateRange=${dayAgo(20)}_${today}&granularity=hour`, 422);
    const [service = 'no-such-service'] = itemsOf(memberOf(await get('/service'), 'data'), 'serviceId');
    await get('/service/{serviceId}', `/service/${encodeURIComponent(service)}`);
    // Whoever signs in need not be one of those who see refunds: any failure that the document foresees will do.
    const [refund = 'no-such-refund'] = itemsOf(memberOf(await get('/refund', `/refund?${range}`), 'data'), 'refundId');
    await get('/refund/{refundId}', `/refund/${encodeURIComponent(refund)}`);
    await get('/refund/eligibility', '/refund/eligibility?operationId=no-such-operation');
    await get('/transactionReport', `/transactionReport?${range}`);
    await get('/transactionReport/issue');
    await get('/balancer');
    const [delivery = 'no-such-delivery'] = itemsOf(
      memberOf(await get('/notification', `/notification?${range}`), 'data'),
      'notificationId',
    );
    await get('/notification/{notificationId}', `/notification/${encodeURIComponent(delivery)}`);
    await get('/notification/events');
    await get('/notification/template');
    await get('/notification/template/{templateId}', '/notification/template/pago.confirmado.EMAIL');
    await get('/notification/notice', '/notification/notice');
    const [notice = 'no-such-notice'] = itemsOf(memberOf(await get('/notification/notice/all'), 'data'), 'noticeId');
    await get('/notification/notice/{noticeId}/reader', `/notification/notice/${encodeURIComponent(notice)}/reader`);
    await get('/notification/resend/{resendId}', '/notification/resend/no-such-resend');
    const [user = 'no-such-user'] = itemsOf(memberOf(await get('/user'), 'data'), 'userId');
    await get('/user/{userId}', `/user/${encodeURIComponent(user)}`);
    const [property = 'no-such-property'] = itemsOf(memberOf(await get('/property'), 'data'), 'propertyId');
    await get('/property/{propertyId}', `/property/${encodeURIComponent(property)}`);
    await get('/property/{propertyId}/version', `/property/${encodeURIComponent(property)}/version`);
    await get('/property/compare', '/property/compare?environment=no-such-environment');
    const [backup = 'no-such-backup'] = itemsOf(memberOf(await get('/backup'), 'data'), 'backupId');
    await get('/backup/{backupId}', `/backup/${encodeURIComponent(backup)}`);
    await get('/backup/schedule');
    const [promotion = 'no-such-promotion'] = itemsOf(memberOf(await get('/promotion'), 'data'), 'promotionId');
    await get('/promotion/{promotionId}', `/promotion/${encodeURIComponent(promotion)}`);
    const [channel = 'no-such-channel'] = itemsOf(memberOf(await get('/channel'), 'data'), 'channelId');
    await get('/channel/{channelId}', `/channel/${encodeURIComponent(channel)}`);
    const [alert = 'no-such-alert'] = itemsOf(memberOf(await get('/alert', `/alert?${range}`), 'data'), 'alertId');
    await get('/alert/{alertId}', `/alert/${encodeURIComponent(alert)}`);
    for (const path of ['/alert/group', '/alert/assignee', '/alert/rule']) await get(path);
    for (const path of ['/account', '/account/preference', '/account/session', '/account/activity']) await get(path);
    for (const path of ['/report', '/report/types', '/report/schedule']) await get(path);
    await get('/report/{reportId}/file', '/report/no-such-report/file');
    await get('/audit', `/audit?entity=refund&entityId=${encodeURIComponent(refund)}`);
  }
  const lists = documentedCalls.filter(
    ({ method, path }) => method === 'GET' && /^\/(trace|operation)\/\w+$/.test(path),
  );
  for (const { path, origin } of lists)
    if (origin === 'specification' || !specificationOnly) await get(path, path, 200);
  return report;
}

/** yyyy-mm-dd of a day of Mexico City. */
function dayAgo(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(Date.now() - days * DAY);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** A text member of each item of a list. */
function itemsOf(list: unknown, name: string): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) => memberOf(item, name)).filter((text) => typeof text === 'string' && text !== '') as string[];
}
