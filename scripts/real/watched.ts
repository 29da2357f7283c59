import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../gateway/free-port.fixture';
import { freePorts } from '../free-ports.ts';
import { startConsole } from './console.ts';
import { ensureServices } from './ensure-services.ts';
import { HOST, portals } from './portals.ts';
import { programs } from './processes.ts';

const NODES = ['app-01', 'app-02', 'app-03'] as const;
/** What all nodes together are, for who watches. */
const SERVICE = 'autorizador';
const WORK = '/pago';
const TOKEN = 'token-de-la-prueba-de-alertas';

export type Watched = Awaited<ReturnType<typeof startWatched>>;

/**
 * A house as a night shift has it, on free ports in a folder of its own: three nodes behind an HAProxy, a Prometheus that sees them
 * and asks a blackbox_exporter for services, an Alertmanager, a gateway that is told of all of them, and a browser.
 */
export async function startWatched() {
  ensureServices(['haproxy', 'prometheus', 'prometheus-alertmanager', 'prometheus-blackbox-exporter']);
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-watched-'));
  for (const name of ['logs', 'prometheus', 'alertmanager']) mkdirSync(join(folder, name));
  const { start, stop, stopAll } = programs(join(folder, 'logs'));
  const first = await freePorts(3, 19_600);
  const [exporter, prometheus, manager] = [0, 1, 2].map((more) => `${HOST}:${first + more}`) as [
    string,
    string,
    string,
  ];
  const front = await freePort();
  const socket = join(folder, 'haproxy.sock');
  const doors = portals();
  const answered = new Map<string, number>();
  /** A node that counts what it is asked to do. Whether it is well it says elsewhere: the balancer does not see that it has stopped. */
  const openNode = (name: string) =>
    doors.open(name, (url) => void (url === WORK && answered.set(name, (answered.get(name) ?? 0) + 1)));
  await Promise.all([
    ...NODES.flatMap((name) => [openNode(name), doors.open(`${name} health`)]),
    ...['portal', 'propio'].map((name) => doors.open(name)),
    doors.openFailing('adquirente'),
  ]);
  // JSON is YAML.
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
  const at = (name: string) => `--config.file=${join(folder, name)}`;

  writeFileSync(join(folder, 'haproxy.cfg'), balancing(socket, front, doors.address));
  const startHaproxy = () => start('haproxy', 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
  startHaproxy();
  const http = { preferred_ip_protocol: 'ip4', tls_config: { insecure_skip_verify: true } };
  write('blackbox.yml', { modules: { http_2xx: { prober: 'http', timeout: '4s', http } } });
  start('blackbox', 'prometheus-blackbox-exporter', [at('blackbox.yml'), `--web.listen-address=${exporter}`]);

  const annotations = { summary: 'Una instancia de {{ $labels.service }} no responde' };
  const labels = { severity: 'critical' };
  const rule = { alert: 'ServicioCaido', expr: 'up{service!=""} == 0', for: '2s', labels, annotations };
  write('rules.yml', { groups: [{ name: 'servicios', rules: [rule] }] });
  write('prometheus.yml', {
    ...watching(doors.address, { exporter, manager }),
    rule_files: [join(folder, 'rules.yml')],
  });
  start('prometheus', 'prometheus', [
    ...[at('prometheus.yml'), `--storage.tsdb.path=${join(folder, 'prometheus')}`],
    `--web.listen-address=${prometheus}`,
  ]);

  const shown = await startConsole({
    ...{ haproxy: { socket }, prometheus: { url: `http://${prometheus}`, window: '10s' } },
    alertmanager: { url: `http://${manager}`, token: TOKEN },
    services: {
      ...{ intervalSeconds: 5, blackbox: `http://${exporter}` },
      list: [
        { id: 'portal', name: 'Portal', type: 'INTERNAL', dependsOn: ['propio'] },
        { id: 'adquirente', name: 'Adquirente', type: 'PROVIDER' },
        { id: 'propio', name: 'Propio', type: 'INTERNAL', http: `http://${doors.address('propio')}/salud` },
        { id: 'nunca', name: 'Nunca', type: 'BANK' },
        { id: SERVICE, name: 'Autorizador', type: 'INTERNAL' },
      ],
    },
  });

  const url = `${new URL(shown.page.url()).origin}/api/dashboard/ingest/alerts`;
  const webhook = { url, send_resolved: true, http_config: { authorization: { credentials: TOKEN } } };
  write('alertmanager.yml', {
    route: { receiver: 'atalaya', group_by: ['...'], group_wait: '1s', group_interval: '1s', repeat_interval: '5s' },
    receivers: [{ name: 'atalaya', webhook_configs: [webhook] }],
  });
  start('alertmanager', 'prometheus-alertmanager', [
    ...[at('alertmanager.yml'), `--storage.path=${join(folder, 'alertmanager')}`],
    ...[`--web.listen-address=${manager}`, '--cluster.listen-address='],
  ]);
  const sends = async () => (await fetch(`http://${HOST}:${front}${WORK}`)).status;
  return {
    ...{ page: shown.page, contract: shown.contract, stop },
    prometheus: `http://${prometheus}`,
    manager: `http://${manager}/api/v2`,
    open: (name: string) => ((NODES as readonly string[]).includes(name) ? openNode(name) : doors.open(name)),
    close: doors.close,
    /** Asks the balancer for something. @returns the code of its answer */
    sends,
    /** How many of so many requests each node then answers. */
    async share(requests: number): Promise<number[]> {
      const before = NODES.map((name) => answered.get(name) ?? 0);
      for (let count = 0; count < requests; count += 1) if ((await sends()) !== 200) throw new Error('no answer');
      return NODES.map((name, index) => (answered.get(name) ?? 0) - (before[index] ?? 0));
    },
    async restartHaproxy() {
      await stop('haproxy');
      startHaproxy();
    },
    async end() {
      await shown.stop();
      await stopAll();
      await doors.closeAll();
      rmSync(folder, { recursive: true });
    },
  };
}

const balancing = (socket: string, front: number, address: (name: string) => string) => `
global
  stats socket ${socket} mode 600 level admin
defaults
  mode http
  retries 0
  timeout connect 2s
  # Without this an answer has no longer than until the next check, which is short for a busy machine.
  timeout check 20s
  timeout client 30s
  timeout server 30s
frontend front
  bind ${HOST}:${front}
  default_backend pagos
backend pagos
  balance roundrobin
  option httpchk GET /
${NODES.map((name) => `  server ${name} ${address(name)} check addr ${address(`${name} health`).replace(':', ' port ')} inter 500ms weight 100`).join('\n')}
`;

/** What Prometheus looks at: the nodes each second, services by blackbox_exporter, which on a busy machine takes its time. */
function watching(address: (name: string) => string, { exporter, manager }: { exporter: string; manager: string }) {
  const target = (service: string, ...targets: string[]) => ({ targets, labels: { service } });
  const nodes = NODES.map(address);
  return {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    alerting: { alertmanagers: [{ static_configs: [{ targets: [manager] }] }] },
    scrape_configs: [
      { job_name: 'nodos', static_configs: [target(SERVICE, ...nodes)] },
      {
        ...{ job_name: 'blackbox', scrape_interval: '4s', scrape_timeout: '4s' },
        ...{ metrics_path: '/probe', params: { module: ['http_2xx'] } },
        static_configs: [
          target('portal', `http://${address('portal')}/`),
          target('adquirente', `https://${address('adquirente')}/`),
          target(SERVICE, ...nodes.map((node) => `http://${node}/`)),
        ],
        relabel_configs: [
          { source_labels: ['__address__'], target_label: '__param_target' },
          { source_labels: ['__param_target'], target_label: 'instance' },
          { target_label: '__address__', replacement: exporter },
        ],
      },
    ],
  };
}
