import { describe, expect, test } from 'vitest';
import { SourceAway } from '../../ports';
import { deviationsOfReport } from '../contract.fixture';
import { DOCUMENTED, fakePrometheus, SAMPLES } from './prometheus.fixture';
import { createPrometheusReports } from './reports';

const NOW = Date.parse('2026-11-28T15:14:59Z');
const source = { url: 'http://prometheus.example.mx/', label: 'server', window: '1m', timeoutSeconds: 1 };

const reports = (text: string) => createPrometheusReports({ ...source, fetch: fakePrometheus(text).fetch });
const report = async (text: string) => (await reports(text).read('pagos-qa-01', NOW)) as Record<string, unknown>;
/** Without the lines that a pattern finds. */
const without = (pattern: RegExp) =>
  SAMPLES.split('\n')
    .filter((line) => !pattern.test(line))
    .join('\n');

test('the figures of nine sections, each by its key, as the contract describes them', async () => {
  const whole = await report(SAMPLES);
  expect(whole).toMatchObject({
    date: '28/11/2026 09:14:59 AM',
    server: 'pagos-qa-01',
    filesystem: [{ mountPoint: '/', total: '270553174016 B', free: '81076731904 B' }],
    redis: [
      {
        host: '127.0.0.1:16379',
        role: 'master',
        connectedSlaves: 2,
        activeConnections: 1,
        rejectedConnections: 0,
        receivedConnections: 228,
        blockedClients: 0,
        usedMemory: 2369240,
        residentMemory: 14180352,
        peakMemory: 2387944,
        datasetMemory: 887076,
        luaMemory: 70656,
        commandsProcessed: 5444,
        lastForkUsec: 3968,
        cpuSystem: 1.293625,
        cpuUser: 2.433625,
      },
      { host: '127.0.0.1:16380', role: 'slave', connectedSlaves: 0, usedMemory: null },
    ],
    mysql: {
      connections: 224,
      threads: { cached: 0, connected: 1, created: 1, running: 1 },
      commands: { insert: 0, select: 665, update: 1, delete: 1 },
      rows: { updated: 799, deleted: 99, inserted: 5000, read: 10816 },
      abortedClients: 0,
      queries: 1997,
      open: { tables: 15, streams: 4, files: 29 },
    },
    nginx: {
      hostname: 'edge-01.example.mx',
      requests: 2165,
      accepts: 1944,
      handled: 1941,
      dropped: 3,
      writing: 1,
      current: 7,
      waiting: 0,
      reading: 0,
      active: 1,
    },
    cpu: {
      cores: 2,
      idle: 1.28,
      user: 52.02,
      system: 32.71,
      iowait: 0.03,
      irq: 0,
      softirq: 0.15,
      nice: 13.43,
      steal: 0,
      total: 98.72,
    },
    memory: {
      ram: { total: 25276026880, free: 15088504832, cached: 8549027840, used: 10187522048 },
      swap: { total: 0, free: 0, used: 0 },
    },
    process: { sleeping: 87, running: 8, total: 132, threads: { running: 19, blocked: 0 } },
    network: [
      {
        name: 'eth0',
        bytesIn: 1402692351,
        bytesOut: '18446744073709552000',
        packetsIn: 58752,
        packetsOut: 41417,
        errorsIn: 0,
        errorsOut: 0,
        droppedIn: 0,
        droppedOut: 0,
      },
      { name: 'lo', bytesIn: 473139298, packetsOut: 194519, errorsIn: null },
    ],
    elastic: [{ clusterName: 'bitacora-pagos', clusterId: 'Zx81LmQpRtu5Vb02NcKdWA' }],
  });
  expect(Object.keys(whole)).toHaveLength(11);
  expect(deviationsOfReport(whole)).toEqual([]);
});

test('Mongo and Kafka as their exporters are documented', async () => {
  const { mongo, kafka, ...rest } = await report(SAMPLES + DOCUMENTED);
  expect(mongo).toMatchObject({
    connections: { current: 44, available: 51156, totalCreated: null },
    activity: { bytesOut: '1000000000000000000000' },
    performance: { readLatency: 91822410 },
    tickets: { read: { available: 128 } },
    globalLocks: [
      { type: 'currentQueue', readers: 3 },
      { type: 'activeClients', total: 5 },
      { type: 'totalTime', us: 64053998000 },
    ],
    lockDetails: [
      { type: 'Global', read: 2077514, exclusive: 4 },
      { type: 'Database', internal: 118190 },
    ],
  });
  expect(kafka).toEqual([
    { clientHost: null, clientId: 'conciliador', broker: 'kafka-1.example.mx:9092', topic: 'pagos', offset: 42 },
    { clientHost: null, clientId: 'nuevo', broker: 'kafka-1.example.mx:9092', topic: 'pagos', offset: null },
  ]);
  expect(deviationsOfReport({ mongo, kafka, ...rest })).toEqual([]);
});

test('a report costs four queries', async () => {
  const { asked, fetch } = fakePrometheus(SAMPLES);
  await createPrometheusReports({ ...source, fetch }).read('pagos-qa-01', NOW);
  expect(asked).toHaveLength(4);
});

describe('a service that is down is empty, one that nothing watches is absent', () => {
  const down = (text: string, up: string) => text.replaceAll(new RegExp(`^(${up}\\{.*\\}) 1$`, 'gm'), '$1 0');

  test.each([
    ['mysql', 'mysql_up', null],
    ['nginx', 'nginx_up', null],
    ['redis', 'redis_up', []],
    ['elastic', 'elasticsearch_cluster_health_up', []],
  ])('%s', async (section, up, empty) => {
    const silent = await report(down(SAMPLES, up));
    expect(silent[section]).toEqual(empty);
    expect(deviationsOfReport(silent)).toEqual([]);
    expect(await report(without(new RegExp(`^${up}`)))).not.toHaveProperty(section);
  });

  test('the machine, although rates outlive its exporter', async () => {
    const { server, ...rest } = await report(without(/^(node_|cpu:cores)/));
    expect([server, Object.keys(rest)]).toEqual(['pagos-qa-01', ['date', 'redis', 'mysql', 'nginx', 'elastic']]);
  });

  test('Kafka with brokers and without consumers', async () => {
    expect(await report(`${SAMPLES}kafka_brokers{instance="k"} 2`)).toMatchObject({ kafka: [] });
  });
});

test('a rate that is extrapolated past its bounds stays within them', async () => {
  const idle = SAMPLES.replace('cpu:share{mode="idle"} 1.2845', 'cpu:share{mode="idle"} 100.4');
  expect(await report(idle)).toMatchObject({ cpu: { idle: 100, total: 0 } });
});

test('nginx is named after the machine where its target has no name of its own', async () => {
  const { nginx } = await report(SAMPLES.replaceAll(',hostname="edge-01.example.mx"', ''));
  expect(nginx).toMatchObject({ hostname: 'maquina-01' });
});

test('the rows of InnoDB where they are counted', async () => {
  const innodb = 'mysql_global_status_innodb_row_ops_total{instance="127.0.0.1:19104",operation="read"} 7';
  expect(await report(SAMPLES + innodb)).toMatchObject({ mysql: { rows: { read: 7, updated: 799 } } });
});

test('a server is unknown without exporters, and away when none of them answers', async () => {
  expect(await reports(SAMPLES).read('otro', NOW)).toBeUndefined();
  await expect(report(SAMPLES.replaceAll(/^(up.*) 1$/gm, '$1 0'))).rejects.toThrow(SourceAway);
});

test('names are what a label of the targets holds, whatever characters a name has', async () => {
  const { asked, fetch } = fakePrometheus(SAMPLES);
  const named = createPrometheusReports({ ...source, label: 'server', fetch });
  expect(await named.list()).toEqual(['pagos-qa-01']);
  expect(await named.read('a"} or up{x="\\\n', NOW)).toBeUndefined();
  expect(asked[0]).toBe('group by(server)(up{server!=""})');
  expect(asked[1]).toMatch(/^\{server="a\\"\} or up\{x=\\"\\\\\\n",__name__=~"/);
});
