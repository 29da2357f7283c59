import { expect, test } from 'vitest';
import { readChange } from './balancer';
import { isAccepted } from './expiry';
import { sentMoment } from './mexico-time';
import { readFilter } from './operation-filter';
import { nextCursor, readPage, readRun } from './paging';
import { readSearchText } from './search-text';
import { readStatistic } from './statistic-query';
import { readTraceSearch } from './trace-search';
import { typedText } from './typed-text';

const NOW = 1_795_780_800_000;
const MINUTE = 60_000;
const query = (text: string) => new URLSearchParams(text);

test.each([
  ['GET /trace', -1, true],
  ['GET /trace', 0, false],
  ['POST /auth/refresh', 10 * MINUTE - 1, true],
  ['POST /auth/refresh', 10 * MINUTE, false],
  ['DELETE /auth/session', 10 * MINUTE - 1, true],
] as const)('%s with a token that is %i ms past: %s', (call, past, accepted) => {
  expect(isAccepted(NOW - past, call, NOW)).toBe(accepted);
});

test.each([
  ['', { range: null, statuses: [], lists: {}, reconciled: null, text: '', findsNothing: false }],
  ['dateRange=2026-11-26_2026-11-27', { range: { from: 1_795_672_800_000, until: 1_795_845_600_000 } }],
  ['between=2026-11-26T03:42_2026-11-26T03:43', { range: { from: 1_795_686_120_000, until: 1_795_686_180_000 } }],
  [
    'dateRange=2026-11-26_2026-11-26&between=2026-11-26T23:30_2026-11-27T00:30',
    { range: { from: 1_795_757_400_000, until: 1_795_759_200_000 }, findsNothing: false },
  ],
  ['dateRange=2026-11-26_2026-11-26&between=2026-11-27T03:42_2026-11-27T03:43', { findsNothing: true }],
  ['status=DENIED&status=&status=ERROR', { statuses: ['DENIED', 'ERROR'] }],
  ['channel=WEB&channel=IVR&bank=', { lists: { channel: ['WEB', 'IVR'] } }],
  ['reconciled=false', { reconciled: false, findsNothing: false }],
  ['reconciled=quizas', { findsNothing: true }],
  ['minAmount=100&maxAmount=', { minAmount: 100, maxAmount: Number.POSITIVE_INFINITY, findsNothing: false }],
  ['maxAmount=abc', { findsNothing: true }],
  ['q=%20ORD-1%20', { text: 'ORD-1' }],
])('the filter of "%s"', (text, filter) => {
  expect(readFilter(query(text))).toMatchObject(filter);
});

test.each(['03:42_03:43', '2026-11-26T03:43_2026-11-26T03:42', '2026-13-26T03:42_2026-13-26T03:43'])(
  'no two minutes: %s',
  (minutes) => expect(readFilter(query(`between=${minutes}`))).toBeNull(),
);

test.each(['ayer', '2026-11-27', '2026-02-30_2026-03-01', '2026-11-27_2026-11-26', '2024-01-01_2026-01-01'])(
  'no range of days: %s',
  (range) => expect(readFilter(query(`dateRange=${range}`))).toBeNull(),
);

test.each([
  ['', { page: 1, size: 10, member: 'date', ascending: false }],
  ['page=3&size=50&sort=amount,asc', { page: 3, size: 50, member: 'amount', ascending: true }],
  ['page=0&size=99999&sort=x,desc', { page: 1, size: 1000, member: 'date', ascending: false }],
])('the page of "%s"', (text, page) => expect(readPage(query(text))).toEqual(page));

test.each([
  ['', undefined],
  ['cursor=', { at: NOW, page: 1 }],
  [`cursor=${NOW - 1}.7`, { at: NOW - 1, page: 7 }],
  [`cursor=${NOW + 1}.7`, null],
  ['cursor=x', null],
])('the run of "%s"', (text, run) => expect(readRun(query(text), NOW)).toEqual(run));

test('a run ends with the page that holds its last match', () => {
  expect(nextCursor({ at: NOW, page: 1 }, { page: 1, size: 10, total: 11 })).toBe(`${NOW}.2`);
  expect(nextCursor({ at: NOW, page: 2 }, { page: 2, size: 10, total: 20 })).toBeNull();
});

test.each([
  ['', { granularity: 'day', groupBy: null, compare: null }],
  ['metric=declines&compare=lastYear', { groupBy: 'errorCode', compare: 'lastYear' }],
  ['metric=declines&groupBy=bank', { groupBy: 'bank' }],
  ['groupBy=constructor', { groupBy: null }],
  ['granularity=siglo', { fields: [{ field: 'granularity' }] }],
])('the statistic of "%s"', (text, expected) => expect(readStatistic(query(text))).toMatchObject(expected));

test.each([
  ['', { days: null, equal: {} }],
  ['order=ORD-1&hostnames=a&channels=WEB', { days: null, equal: { order: 'ORD-1', hostName: 'a', channel: 'WEB' } }],
  [
    'dateRange=2026-11-26_2026-11-27',
    { days: { first: { year: 2026, month: 11, day: 26 }, last: { year: 2026, month: 11, day: 27 } }, equal: {} },
  ],
  [
    'between=2026-11-26T03:42_2026-11-26T03:43&services=a',
    { days: null, minutes: { from: 1_795_686_120_000, until: 1_795_686_180_000 }, equal: { service: 'a' } },
  ],
  ['between=03:42_03:43', null],
  ['dateRange=', null],
])('the search in the log of "%s"', (text, expected) => expect(readTraceSearch(query(text))).toEqual(expected));

test.each([
  [{ status: 'DRAIN' }, { status: 'DRAIN' }],
  [
    { status: 'MAINT', returnsAt: '2026-11-27T12:00:00-06:00' },
    { status: 'MAINT', returnsAt: NOW + 360 * MINUTE },
  ],
  [{ returnsAt: null }, { returnsAt: null }],
  [{ weight: 0 }, { weight: 0 }],
  [{}, 'status'],
  [{ status: 'UP', returnsAt: '2026-11-27T12:00:00-06:00' }, 'status'],
  [{ status: 'DRAIN', weight: 5 }, 'status'],
  [{ weight: 5, returnsAt: null }, 'status'],
  [{ status: 'DRAIN', returnsAt: 'mañana' }, 'returnsAt'],
  [{ weight: 257 }, 'weight'],
])('what is meant for a node by %o', (body, meant) => {
  const read = readChange({ ...body, reason: 'x', version: 'v' });
  const fields = 'fields' in read ? read.fields.map(({ field }) => field) : undefined;
  expect(fields?.[0] ?? ('change' in read && read.change)).toEqual(meant);
});

test.each([
  ['ord-2026 11', { beginning: 'ORD-202611', email: null, phone: null, lastFour: null }],
  ['4171', { beginning: '4171', lastFour: '4171' }],
  ['4111 1111-1111 1111', { lastFour: '1111' }],
  ['4111 1111 1111 1112', { lastFour: null }],
  ['+52 1 (55) 1234-5678', { phone: '5512345678' }],
  ['044 55 1234 5678', { phone: '5512345678' }],
  ['Ana@Example.mx', { email: 'ana@example.mx' }],
])('what "%s" may mean in the search box', (text, meaning) => expect(readSearchText(text)).toMatchObject(meaning));

test.each([
  ['  hola\r\nadiós\t. ', 'hola\nadiós .'],
  ['se\u0000c\u0007r\u001b[31meto', 'secr[31meto'],
  ['a\u202Eb\u200Ec', 'abc'],
  ['\ud800', '\ufffd'],
  [7, ''],
])('what somebody typed, %j, is kept as %j', (typed, kept) => {
  expect(typedText(typed)).toBe(kept);
});

test.each([
  ['2026-11-27T12:30', Date.UTC(2026, 10, 27, 18, 30)],
  ['2026-11-27T12:30:05.5', Date.UTC(2026, 10, 27, 18, 30, 5, 500)],
  ['2026-11-27T12:30:05Z', Date.UTC(2026, 10, 27, 12, 30, 5)],
  ['2026-11-27T12:30+02:00', Date.UTC(2026, 10, 27, 10, 30)],
  ['2026-11-27', Number.NaN],
  ['27/11/2026 12:30', Number.NaN],
  [null, Number.NaN],
])('the moment %j is %j', (sent, moment) => {
  expect(sentMoment(sent)).toBe(moment);
});
