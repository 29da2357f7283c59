import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { freePorts } from '../free-ports.ts';
import { programs, run } from './processes.ts';

const HOST = '127.0.0.1';
export const SERVER = 'pagos-real-01';

/**
 * One server as operations would watch it: three Redis, MariaDB and nginx, an exporter for each and for the machine, and a
 * Prometheus that asks them every second; on free ports of this machine, in a folder of its own.
 */
export async function startServices() {
  const folder = mkdtempSync(`${tmpdir()}/atalaya-real-`);
  const at = (path: string) => `${folder}/${path}`;
  for (const name of ['logs', 'nginx', 'prometheus', 'redis-1', 'redis-2', 'redis-3']) mkdirSync(at(name));
  const first = await freePorts(13, 19_300);
  const [redis1, redis2, redis3, maria, nginx, elastic, node, redisExporter, mysqlExporter, nginxExporter] = Array.from(
    { length: 10 },
    (_, index) => first + index,
  );
  const [elasticExporter, prometheus] = [first + 10, first + 11];
  const { start, stop, stopAll } = programs(at('logs'));
  const listen = (port: unknown) => `--web.listen-address=${HOST}:${port}`;

  for (const [index, port] of [redis1, redis2, redis3].entries()) {
    const args = ['--port', `${port}`, '--bind', HOST, '--dir', at(`redis-${index + 1}`), '--save', ''];
    const replica = index > 0 ? ['--replicaof', HOST, `${redis1}`] : [];
    start(`redis-${index + 1}`, 'redis-server', [...args, ...replica]);
  }

  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const data = ['--no-defaults', ...user, `--datadir=${at('mariadb')}`];
  run('mariadb-install-db', [...data, '--auth-root-authentication-method=normal']);
  const socket = at('mariadb.sock');
  start('mariadb', 'mariadbd', [
    ...data,
    `--socket=${socket}`,
    `--port=${maria}`,
    `--bind-address=${HOST}`,
    `--pid-file=${at('mariadb.pid')}`,
    '--innodb-buffer-pool-size=16M',
  ]);

  writeFileSync(at('nginx.conf'), nginxConfiguration(at('nginx'), `${HOST}:${nginx}`));
  start('nginx', 'nginx', ['-e', 'stderr', '-c', at('nginx.conf'), '-g', 'daemon off;']);

  // No Elasticsearch is to be had from Debian: its exporter asks these two answers of it.
  const stub = createServer(({ url = '' }, response) => response.end(JSON.stringify(elasticAnswer(url))));
  await new Promise<void>((resolve) => stub.listen(elastic, HOST, resolve));

  start('node-exporter', 'prometheus-node-exporter', [
    listen(node),
    '--collector.processes',
    '--collector.netdev.device-exclude=^veth.*$',
  ]);
  start('redis-exporter', 'prometheus-redis-exporter', [
    `-web.listen-address=${HOST}:${redisExporter}`,
    '-redis.addr=',
  ]);
  start('mysqld-exporter', 'prometheus-mysqld-exporter', [listen(mysqlExporter)], {
    DATA_SOURCE_NAME: `root@unix(${socket})/`,
  });
  start('nginx-exporter', 'prometheus-nginx-exporter', [
    `-web.listen-address=${HOST}:${nginxExporter}`,
    `-nginx.scrape-uri=http://${HOST}:${nginx}/stub_status`,
    // Without, it ends when nginx is slower to start than itself.
    '-nginx.retries=60',
    '-nginx.retry-interval=1s',
  ]);
  start('elasticsearch-exporter', 'prometheus-elasticsearch-exporter', [
    listen(elasticExporter),
    `--es.uri=http://${HOST}:${elastic}`,
    '--es.clusterinfo.interval=1s',
  ]);

  const instances = [redis1, redis2, redis3].map((port) => `${HOST}:${port}`);
  const jobs = {
    node: [`${HOST}:${node}`],
    mysql: [`${HOST}:${mysqlExporter}`],
    nginx: [`${HOST}:${nginxExporter}`],
    elasticsearch: [`${HOST}:${elasticExporter}`],
  };
  // JSON is YAML.
  writeFileSync(at('prometheus.yml'), JSON.stringify(scraping(jobs, instances, `${HOST}:${redisExporter}`)));
  start('prometheus', 'prometheus', [
    `--config.file=${at('prometheus.yml')}`,
    `--storage.tsdb.path=${at('prometheus')}`,
    listen(prometheus),
  ]);

  return {
    url: `http://${HOST}:${prometheus}`,
    page: `http://${HOST}:${nginx}/`,
    stop,
    async stopAll() {
      await stopAll();
      await new Promise((resolve) => stub.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function scraping(jobs: Record<string, string[]>, redis: string[], redisExporter: string) {
  const labels = { server: SERVER };
  return {
    global: { scrape_interval: '1s', scrape_timeout: '1s' },
    scrape_configs: [
      ...Object.entries(jobs).map(([job_name, targets]) => ({ job_name, static_configs: [{ targets, labels }] })),
      {
        // One exporter asks all of them.
        job_name: 'redis',
        metrics_path: '/scrape',
        static_configs: [{ targets: redis, labels }],
        relabel_configs: [
          { source_labels: ['__address__'], target_label: 'instance' },
          { source_labels: ['__address__'], target_label: '__param_target', replacement: 'redis://$1' },
          { target_label: '__address__', replacement: redisExporter },
        ],
      },
    ],
  };
}

function elasticAnswer(url: string) {
  const cluster_name = 'bitacora-pagos';
  if (url.startsWith('/_cluster/health'))
    return { cluster_name, status: 'green', timed_out: false, number_of_nodes: 3, number_of_data_nodes: 3 };
  const version = { number: '8.11.0', build_hash: 'x', build_date: '2023-11-04', lucene_version: '9.8.0' };
  return {
    name: 'nodo-1',
    cluster_name,
    cluster_uuid: 'Zx81LmQpRtu5Vb02NcKdWA',
    version,
    tagline: 'You Know, for Search',
  };
}

const nginxConfiguration = (folder: string, address: string) => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen ${address}; location = /stub_status { stub_status; } location / { return 200 "ok"; } }
}
`;
