import { describe, expect, test } from 'vitest';
import { readReport, type ServerReport } from '../api/report';
import { healthyReport } from '../healthy-report.fixture';
import { EMPTY_BUFFER, pushSample, type SampleBuffer } from '../samples/sample-buffer';
import { metricsOf } from '../sections/metrics';
import { assess, sectionLevel } from './assessment';
import { PRESET_THRESHOLDS, type Thresholds } from './thresholds';

const read = (answer: object): ServerReport => {
  const report = readReport(answer);
  if (!report) throw new Error('empty');
  return report;
};

const texts = (answer: object, buffer: SampleBuffer = EMPTY_BUFFER, thresholds: Thresholds = PRESET_THRESHOLDS) =>
  assess(read(answer), buffer, thresholds).findings.map(({ level, text }) => `${level}: ${text}`);

/** A sample of each answer, `seconds` apart. */
const sampled = (answers: readonly object[], seconds = 15): SampleBuffer =>
  answers.reduce<SampleBuffer>(
    (buffer, answer, index) => pushSample(buffer, (index + 1) * seconds * 1000, metricsOf(read(answer))),
    EMPTY_BUFFER,
  );

const [redis] = healthyReport.redis;
const mount = (free: string) => ({ filesystem: [{ mountPoint: '/data', total: '100 GB', free }] });
const ram = (free: number, cached: number, swap = 0) => ({
  memory: { ram: { total: 100, free, cached, used: 100 - free }, swap: { total: 100, free: 100 - swap, used: swap } },
});

test.each<[string, object, string[]]>([
  ['disk at its threshold', mount('10 GB'), ['degraded: /data 90 % > 80 %']],
  ['disk over it', mount('6 GB'), ['failure: /data 94 % > 90 %']],
  ['disk a hair over it', mount('9.999 GB'), ['failure: /data 90.001 % > 90 %']],
  ['disk almost full', mount('0.04 GB'), ['failure: /data 99.96 % > 90 %']],
  ['disk full', mount('0 GB'), ['failure: /data 100 % > 90 %']],
  ['memory almost gone', ram(0.03, 0), ['degraded: Memoria disponible 0.03 % < 10 %']],
  ['disk below', mount('20 GB'), []],
  ['disk unreadable', mount('x'), []],
  ['one Redis missing', { redis: [redis, redis] }, ['failure: Redis: falta 1 de 3 instancias']],
  ['all but one missing', { redis: [redis] }, ['failure: Redis: faltan 2 de 3 instancias']],
  ['no Redis', { redis: [], cpu: { total: 1 } }, ['failure: Redis: faltan 3 de 3 instancias']],
  ['three entries, one of them unreadable', { redis: [redis, redis, 'x'] }, []],
  [
    'three that can be read and one that cannot',
    { redis: [redis, redis, redis, null] },
    ['failure: Redis: hay 4 instancias, se esperan 3'],
  ],
  ['one too many', { redis: [redis, redis, redis, redis] }, ['failure: Redis: hay 4 instancias, se esperan 3']],
  ['memory with a large cache', ram(2, 60), []],
  ['memory', ram(2, 4), ['degraded: Memoria disponible 6 % < 10 %']],
  ['swap', ram(50, 0, 81), ['degraded: SWAP usada 81 % > 80 %']],
  ['no swap at all', { memory: { ram: { total: 100, free: 50 }, swap: { total: 0, free: 0, used: 0 } } }, []],
  ['waiting for disks', { cpu: { iowait: 14, steal: 10 } }, ['degraded: I/O wait 14 % > 10 %']],
  ['a greedy neighbour', { cpu: { iowait: 0, steal: 12.5 } }, ['degraded: Steal 12.5 % > 10 %']],
  [
    'no tickets',
    { mongo: { tickets: { read: { available: 0 }, write: { available: 4 } } } },
    ['degraded: Mongo: tickets de lectura disponibles 0 ≤ 0'],
  ],
  ['dropped connections', { nginx: { dropped: 3 } }, ['degraded: Nginx: descartadas 3 > 0']],
  [
    'errors of an interface',
    { network: [{ name: 'eth0', packetsIn: 90, packetsOut: 10, errorsIn: 2, errorsOut: 1 }] },
    ['degraded: eth0: errores 3 % > 1 %'],
  ],
  ['an interface without traffic', { network: [{ name: 'eth1', packetsIn: 0, packetsOut: 0, errorsIn: 0 }] }, []],
  [
    'empty sections',
    { kafka: [], elastic: null, nginx: {}, otra: 1 },
    ['failure: Kafka llegó sin datos', 'degraded: Nginx llegó sin datos', 'degraded: Elastic llegó sin datos'],
  ],
  ['texts where numbers should be', { cpu: { iowait: 'mucho' }, nginx: { dropped: '2.02M' } }, []],
])('%s', (_name, answer, expected) => {
  expect(texts(answer)).toEqual(expected);
});

describe('what moves', () => {
  test('rejected connections are a finding only while they grow', () => {
    const at = (count: number) => ({
      redis: [1, 2, 3].map((id) => ({ host: `r${id}`, rejectedConnections: id === 1 ? count : 4 })),
    });
    expect(texts(at(9), sampled([at(7), at(9)]))).toEqual(['degraded: Redis r1: 9 rechazadas y en aumento']);
    expect(texts(at(9), sampled([at(9), at(9)]))).toEqual([]);
    expect(texts(at(2), sampled([at(9), at(2)]))).toEqual([]);
  });

  test('aborted clients count when they are new', () => {
    const at = (abortedClients: number) => ({ mysql: { abortedClients } });
    expect(texts(at(12), sampled([at(8), at(12)]))).toEqual(['degraded: MySQL: 4 clientes abortados más']);
    expect(texts(at(12), sampled([at(12), at(12)]))).toEqual([]);
  });

  test('errors of an interface are those since the last sample', () => {
    const at = (errorsIn: number, packetsIn: number) => ({ network: [{ name: 'eth0', errorsIn, packetsIn }] });
    expect(texts(at(500, 1000), sampled([at(500, 900), at(500, 1000)]))).toEqual([]);
    expect(texts(at(505, 1000), sampled([at(500, 900), at(505, 1000)]))).toEqual(['degraded: eth0: errores 5 % > 1 %']);
  });

  test('a consumer that does not move is named', () => {
    const at = (offset: number) => ({
      kafka: [
        { clientId: 'conciliador-1', topic: 'conciliacion.pagos', offset: 77 },
        { clientId: 'autorizador-1', topic: 'pagos', offset },
      ],
    });
    const buffer = sampled([1, 2, 3, 4, 5, 6].map(at));
    expect(texts(at(6), buffer)).toEqual([
      'degraded: Kafka: conciliador-1 · conciliacion.pagos sin avance en 6 muestras',
    ]);
  });

  test('a disk that fills within a day is a finding, a slower one a hint', () => {
    const at = (perSample: number) => (index: number) => mount(`${60 - index * perSample} GB`);
    const [quick, slow] = [at(0.05), at(0.002)].map((answer) => {
      const answers = Array.from({ length: 48 }, (_, index) => answer(index));
      return assess(read(answers.at(-1) ?? {}), sampled(answers), PRESET_THRESHOLDS);
    });
    expect(quick?.findings.map(({ text }) => text)).toEqual(['/data se llena en ~5 h (48 muestras)']);
    expect([slow?.level, slow?.findings, slow?.hints]).toEqual(['well', [], ['/data se llena en ~5 d (48 muestras)']]);
  });
});

test('the thresholds are the person’s own', () => {
  const answer = { ...mount('6 GB'), cpu: { iowait: 14 } };
  expect(texts(answer, EMPTY_BUFFER, { ...PRESET_THRESHOLDS, diskDanger: 95, iowait: 20 })).toEqual([
    'degraded: /data 94 % > 80 %',
  ]);
});

test('failures come first; each section has the worst of its levels', () => {
  const report = read({ nginx: { dropped: 1 }, redis: [redis], cpu: { iowait: 1 }, otra: [] });
  const assessment = assess(report, EMPTY_BUFFER, PRESET_THRESHOLDS);
  expect(assessment.level).toBe('failure');
  expect(assessment.findings.map(({ section }) => section)).toEqual(['redis', 'nginx']);
  expect((['redis', 'nginx', 'cpu', 'mysql'] as const).map((key) => sectionLevel(report, assessment, key))).toEqual([
    'failure',
    'degraded',
    'well',
    null,
  ]);
});

test.each([
  ['a disk over 90 %', 'filesystem', mount('6 GB'), 'failure'],
  ['a disk over 80 %', 'filesystem', mount('14 GB'), 'degraded'],
  ['a disk with room', 'filesystem', mount('60 GB'), 'well'],
  ['no disk at all', 'filesystem', { filesystem: [] }, 'failure'],
  ['two Redis entries', 'redis', { redis: [redis, redis] }, 'failure'],
  ['no Redis entry', 'redis', { redis: null }, 'failure'],
  ['an empty Mongo, whose icon is red', 'mongo', { mongo: {} }, 'failure'],
  ['an empty CPU, whose icon is green', 'cpu', { cpu: [] }, 'noData'],
  ['an empty Elastic', 'elastic', { elastic: 'x' }, 'noData'],
  ['a CPU that waits', 'cpu', { cpu: { iowait: 14 } }, 'degraded'],
  ['a section that was not sent', 'nginx', {}, null],
] as const)('the level of %s (spec 6.9)', (_name, section, answer, level) => {
  const report = read({ ...answer, otra: 1 });
  expect(sectionLevel(report, assess(report, EMPTY_BUFFER, PRESET_THRESHOLDS), section)).toBe(level);
});
