import { expect, test } from 'vitest';
import type { Outcome } from '../acts/acts';
import { issuesOf, readAttention, readIssueFilter, readIssueIds } from '../rules/transaction-issue';
import { createMemoryLedger } from '../trail/memory-ledger';
import type { OperationDetail } from '../wire/operations';
import { createIssues } from './issues';
import { createMemoryIssueStore } from './memory-issue-store';

const NOW = Date.parse('2026-11-28T22:12:00Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW - hours * HOUR).toISOString();
const attempt = (status: string) => ({ status });

const operation = (operationId: string, hours: number, members: object = {}) =>
  ({
    ...{
      operationId,
      orderId: `ORD-${operationId}`,
      date: ago(hours),
      amount: 100,
      currency: 'MXN',
      status: 'PENDING',
    },
    ...{ paymentMethod: 'SPEI', expiresAt: null, reconciled: false, refundedAmount: 0, attempts: [], events: [] },
    ...members,
  }) as unknown as OperationDetail;

const paid = { status: 'SUCCESS', paymentMethod: 'CARD' };
const shop = { paymentMethod: 'OXXO', expiresAt: ago(-1) };

test.each([
  ['pending for an hour, to the minute', operation('A', 1), undefined],
  ['pending for longer', operation('A', 1.02), 'STUCK'],
  ['a reference that waits', operation('A', 50, shop), undefined],
  ['a reference that should have run out', operation('A', 50, { ...shop, expiresAt: ago(1) }), 'STUCK'],
  [
    'paid in the shop, and nobody was told',
    operation('A', 2, { ...shop, events: [{ type: 'NOTICE_MISSING' }] }),
    'MISMATCH',
  ],
  [
    'the same, run out',
    operation('A', 80, { ...shop, status: 'EXPIRATED', events: [{ type: 'NOTICE_MISSING' }] }),
    'MISMATCH',
  ],
  ['the same, paid since', operation('A', 80, { ...paid, events: [{ type: 'NOTICE_MISSING' }] }), undefined],
  ['accepted yesterday', operation('A', 29, { status: 'ACCEPTED' }), undefined],
  ['accepted before that', operation('A', 31, { status: 'ACCEPTED' }), 'UNCONFIRMED'],
  ['accepted and confirmed', operation('A', 31, { status: 'ACCEPTED', reconciled: true }), undefined],
  [
    'two approved attempts',
    operation('A', 1, { ...paid, attempts: [attempt('SUCCESS'), attempt('SUCCESS')] }),
    'DUPLICATE',
  ],
  ['one after an error', operation('A', 1, { ...paid, attempts: [attempt('ERROR'), attempt('SUCCESS')] }), undefined],
])('%s (spec 29.6)', (_, detail, type) => {
  expect(issuesOf([detail], NOW).map((issue) => issue.type)).toEqual(type ? [type] : []);
});

test('two payments of one order are one issue, and come first', () => {
  const twice = { ...paid, orderId: 'ORD-1' };
  const found = issuesOf([operation('B', 3), operation('D', 1, twice), operation('C', 2, twice)], NOW);
  expect(found.map(({ type, operation: { operationId }, others }) => [type, operationId, others])).toEqual([
    ['DUPLICATE', 'C', ['D']],
    ['STUCK', 'B', []],
  ]);
});

test('what is asked is read, and what cannot be is refused', () => {
  const filter = (text: string) => readIssueFilter(new URLSearchParams(text), NOW);
  expect(filter('')).toMatchObject({ types: [], attended: false });
  expect(filter('type=STUCK&attended=true')).toMatchObject({ types: ['STUCK'], attended: true });
  for (const text of ['type=OTHER', 'attended=x', 'dateRange=2026-01-01_2026-06-01', 'dateRange=x'])
    expect(filter(text), text).toBeNull();
  const fieldsOf = (read: object) =>
    'fields' in read ? (read.fields as { field: string }[]).map(({ field }) => field) : [];
  expect(fieldsOf(readAttention({ attended: true, comment: ' ', version: 1 }))).toEqual(['comment']);
  expect(fieldsOf(readAttention({ attended: 'x', comment: 'x'.repeat(251) }))).toEqual([
    'version',
    'attended',
    'comment',
  ]);
  expect(readAttention({ attended: false, comment: '', version: 2 })).toEqual({
    attended: false,
    comment: '',
    version: 2,
  });
  expect(fieldsOf(readIssueIds({ issueIds: [] }))).toEqual(['issueIds']);
  expect(fieldsOf(readIssueIds({ issueIds: Array.from({ length: 51 }, (_, id) => `x${id}`) }))).toEqual(['issueIds']);
});

const actor = { email: 'mariana.rios@example.mx', name: 'Mariana Ríos', role: 'SOPORTE', ip: '' };
const all = { range: { from: 0, until: NOW }, types: [], attended: false };

function platform() {
  const ledger = createMemoryLedger();
  const details = [operation('A', 5), operation('B', 4), operation('C', 3)];
  const asked: string[] = [];
  const acts = {
    ability: { ask: true, note: true as const, write: true },
    async sync({ operationId, key }: { operationId: string; key: string }): Promise<Outcome> {
      asked.push(`${operationId} ${key}`);
      if (operationId === 'B') return { silent: 'x' };
      const found = details.find((one) => one.operationId === operationId);
      if (!found) return { unknown: true };
      return { operation: operationId === 'A' ? { ...found, status: 'SUCCESS' } : found, changed: operationId === 'A' };
    },
  };
  const store = createMemoryIssueStore(async () => ({ operations: details, truncated: true }), ledger);
  return { ledger, asked, issues: createIssues({ store, acts, clock: { now: () => NOW } }) };
}

test('one that was attended leaves the list with its note and an entry, of two who say so the second is told, and it can be taken back', async () => {
  const { issues, ledger } = platform();
  const say = (key: string, attended: boolean, version: number) =>
    issues.attend('STUCK-A', { attended, comment: attended ? 'Hecho' : '', version }, { key, actor });
  const done = await say('una-clave', true, 1);
  expect(done).toMatchObject({ attended: true, comment: 'Hecho', version: 2, attendedBy: { name: 'Mariana Ríos' } });
  // Sent again it is not done again.
  expect(await say('una-clave', true, 1)).toEqual(done);
  expect(await say('una-clave', false, 2)).toMatchObject({ refused: [{ field: 'Idempotency-Key' }] });
  expect(await say('otra-clave', true, 1)).toEqual({ conflict: done });
  const page = await issues.page(all, { page: 1, size: 10 });
  expect([page.total, page.typeCounts.STUCK, page.truncated]).toEqual([2, 2, true]);
  expect((await issues.page({ ...all, attended: true }, { page: 1, size: 10 })).data).toEqual([done]);
  expect(await say('tercera-clave', false, 2)).toMatchObject({ attended: false, version: 3 });
  expect((await ledger.of('transactionIssue', 'STUCK-A')).map(({ action, reason }) => [action, reason])).toEqual([
    ['REOPEN', null],
    ['ATTEND', 'Hecho'],
  ]);
  expect(await issues.attend('STUCK-Z', { attended: true, comment: 'x', version: 1 }, { key: 'k', actor })).toEqual({
    unknown: true,
  });
});

test('the provider is asked about each by a key of its own, and what became of each is told', async () => {
  const { issues, asked } = platform();
  expect(await issues.ask(['STUCK-A', 'STUCK-B', 'STUCK-C', 'STUCK-Z'], { key: 'clave', actor })).toEqual([
    { issueId: 'STUCK-A', result: 'CHANGED', platformStatus: 'SUCCESS' },
    { issueId: 'STUCK-B', result: 'SILENT', platformStatus: null },
    { issueId: 'STUCK-C', result: 'SAME', platformStatus: 'PENDING' },
    { issueId: 'STUCK-Z', result: 'UNKNOWN', platformStatus: null },
  ]);
  expect(asked).toEqual(['A clave:A', 'B clave:B', 'C clave:C', 'Z clave:Z']);
});
