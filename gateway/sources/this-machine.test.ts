import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { SourceAway } from '../ports';
import { deviationsOfReport } from './contract.fixture';
import { createMachineReports, type Readings, sectionsOf } from './this-machine';

const readings = {
  load: {
    cpus: [{}, {}],
    currentLoad: 83.333333,
    currentLoadUser: 82.352941,
    currentLoadSystem: 0.980392,
    currentLoadNice: 0,
    currentLoadIdle: 16.666666,
    currentLoadIrq: 0,
    currentLoadSteal: Number.NaN,
  },
  memory: {
    total: 25276510208,
    free: 20345430016,
    cached: 2408050688,
    swaptotal: 1024,
    swapfree: 1000,
    swapused: 24,
  },
  disks: [
    { type: 'ext4', mount: '/', size: 270553174016, available: 82890276864 },
    { type: 'tmpfs', mount: '/run', size: 1, available: 1 },
    { type: 'overlay', mount: '/var/lib/x', size: 1, available: 1 },
  ],
  interfaces: [{ iface: 'lo', rx_bytes: 1, tx_bytes: 2, rx_errors: 3, tx_errors: 4, rx_dropped: 5, tx_dropped: null }],
  processes: { all: 129, running: 3, blocked: 0, sleeping: 85, unknown: 0 },
} as unknown as Readings;

test('what a machine tells, by the keys of the contract', () => {
  const sections = sectionsOf(readings);
  expect(sections).toEqual({
    filesystem: [{ mountPoint: '/', total: '270553174016 B', free: '82890276864 B' }],
    cpu: { cores: 2, idle: 16.67, user: 82.35, system: 0.98, irq: 0, nice: 0, steal: null, total: 83.33 },
    memory: {
      ram: { total: 25276510208, free: 20345430016, cached: 2408050688, used: 4931080192 },
      swap: { total: 1024, free: 1000, used: 24 },
    },
    process: { sleeping: 85, running: 3, total: 129 },
    network: [{ name: 'lo', bytesIn: 1, bytesOut: 2, errorsIn: 3, errorsOut: 4, droppedIn: 5, droppedOut: null }],
  });
  expect(deviationsOfReport(sections)).toEqual([]);
});

test('a container has no disk but its root', () => {
  const disks = [{ type: 'overlay', mount: '/', size: 2048, available: 1024 }] as Readings['disks'];
  expect(sectionsOf({ ...readings, disks }).filesystem).toEqual([{ mountPoint: '/', total: '2048 B', free: '1024 B' }]);
});

test('this machine is named as it is, and tells of itself', async () => {
  const reports = createMachineReports();
  expect(await reports.list()).toEqual([hostname()]);
  const report = await reports.read(hostname(), Date.now());
  expect(Object.keys(report ?? {})).toEqual(['date', 'server', 'filesystem', 'cpu', 'memory', 'process', 'network']);
  expect(deviationsOfReport(report)).toEqual([]);
  expect(await reports.read('otra', Date.now())).toBeUndefined();
});

test('a machine that does not tell is away', async () => {
  const reports = createMachineReports('lenta', () => new Promise(() => {}), 5);
  await expect(reports.read('lenta', 0)).rejects.toThrow(SourceAway);
});
