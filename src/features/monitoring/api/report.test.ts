import { describe, expect, test } from 'vitest';
import { isEmptyReport, readReport } from './report';

describe('the answer as a whole', () => {
  test.each([undefined, null, '', '  ', [], {}, { date: 'x', server: 'y', redis: [] }])('%j is empty', (answer) => {
    expect(readReport(answer)).toBeNull();
  });

  test.each(['texto', 7, true, [{ nginx: {} }]])('%j cannot be read', (answer) => {
    expect(() => readReport(answer)).toThrow(TypeError);
  });

  test('only sections that were sent are present, and unknown ones are left alone', () => {
    const report = readReport({ date: '02/03/2026 09:15:00 AM', server: 'cobros-01', rabbit: [1], cpu: { idle: 3 } });
    expect(report).toMatchObject({ date: '02/03/2026 09:15:00 AM', server: 'cobros-01' });
    expect(Object.keys(report?.sections ?? {})).toEqual(['cpu']);
  });

  test('date and server may be missing', () => {
    expect(readReport({ date: {}, cpu: { idle: 3 } })).toMatchObject({ date: null, server: null });
  });
});

describe('a section of the wrong type counts as empty', () => {
  test.each<[string, unknown]>([
    ['filesystem', { total: '1 GB' }],
    ['filesystem', [7, 'x', null]],
    ['redis', { role: 'master' }],
    ['mongo', [{}]],
    ['kafka', 'sin datos'],
    ['mysql', false],
    ['nginx', 12],
    ['cpu', []],
    ['memory', null],
    ['process', ''],
    ['network', {}],
    ['elastic', true],
  ])('%s as %j', (key, value) => {
    expect(readReport({ [key]: value, otra: 1 })?.sections).toEqual({ [key]: null });
  });
});

test('entries that are no objects are left out', () => {
  expect(readReport({ kafka: [{ topic: 'pagos' }, null, 'x', { topic: 'avisos' }] })?.sections.kafka).toHaveLength(2);
});

test('but of Redis, where each counts: what cannot be read are missing metrics (spec 6.3)', () => {
  const { redis } = readReport({ redis: [{ role: 'master' }, null, 'x', [1], 7] })?.sections ?? {};
  expect(redis?.map(({ id, role, usedMemory }) => [id, role, usedMemory])).toEqual([
    [0, 'master', null],
    [1, null, null],
    [2, null, null],
    [3, null, null],
    [4, null, null],
  ]);
});

test('members of the wrong type are missing metrics', () => {
  const { sections } = readReport({ mysql: { threads: 'x', commands: [1], queries: '628', rows: null } }) ?? {};
  expect(sections?.mysql).toMatchObject({ queries: 628, 'threads.running': null, 'commands.insert': null });
});

test('inherited members are no metrics', () => {
  expect(readReport({ nginx: JSON.parse('{"__proto__": {"requests": 4}}') })?.sections.nginx?.requests).toBeNull();
});

test.each([
  [
    { clientHost: '/198.51.100.7', offset: -1 },
    { clientHost: '198.51.100.7', offset: null },
  ],
  [
    { clientHost: '-', clientId: '', broker: '-', topic: '-', offset: '-' },
    { clientHost: null, offset: null },
  ],
  [
    { clientHost: '/', offset: 0 },
    { clientHost: null, offset: 0 },
  ],
  [{ offset: '-1' }, { clientHost: null, clientId: null, broker: null, topic: null, offset: null }],
  [{ offset: 9223372036854775807n }, { offset: 9223372036854775807n }],
])('a Kafka consumer %o is read as %o', (sent, read) => {
  expect(readReport({ kafka: [sent] })?.sections.kafka?.[0]).toMatchObject(read);
});

const envelope = { date: '02/03/2026 09:15:00 AM', server: 'cobros-01' };

describe('a report is empty', () => {
  test.each<[string, object]>([
    ['without anything', {}],
    ['with date and server alone', envelope],
    ['with empty lists and objects', { ...envelope, filesystem: [], mongo: {} }],
    ['with null', { ...envelope, kafka: null }],
    ['with blank text', { ...envelope, nginx: ' \n ' }],
  ])('%s', (_name, report) => {
    expect(isEmptyReport(report)).toBe(true);
  });
});

describe('a report has content', () => {
  test.each<[string, object]>([
    ['with 0', { ...envelope, cpu: 0 }],
    ['with false', { ...envelope, cpu: false }],
    ['with a bigint', { ...envelope, cpu: 9007199254740993n }],
    ['with text', { ...envelope, elastic: 'sin datos' }],
    ['with a member that is null itself', { ...envelope, mongo: { tickets: null } }],
    ['with a list of nothing', { ...envelope, redis: [null] }],
    ['with a section that the console does not know', { ...envelope, rabbit: [1] }],
  ])('%s', (_name, report) => {
    expect(isEmptyReport(report)).toBe(false);
  });
});
