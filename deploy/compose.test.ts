import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfigFile } from '../gateway/config';
import { readSettings } from '../gateway/host/settings';

// There is no Docker where the tests run: what can be held without one is that the files agree with one another and with
// the program.

interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  secrets?: string[];
  ports?: string[];
  user?: string;
  read_only?: boolean;
}
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, null>;
};
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const image = dockerfile.slice(dockerfile.indexOf(' AS gateway'));
const baked = Object.fromEntries(
  [...image.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' ').map((pair) => pair.split('='))),
) as Record<string, string>;
const gateway = compose.services.gateway as Service;

/** Names that the program reads, with those of files for secrets. */
function settingNames(): string[] {
  const source = readFileSync('gateway/host/settings.ts', 'utf8');
  const named = [...source.matchAll(/'(ATALAYA_\w+|HOST)'/g)].map(([, name]) => name as string);
  const secret = [...source.matchAll(/readSecret\('(\w+)'\)/g)].map(([, name]) => `${name}_FILE`);
  return [...new Set(['PORT', ...named, ...secret])].sort();
}

test('the variables of container and unit are those of the program', () => {
  const unit = readFileSync('deploy/atalaya.service', 'utf8');
  const inUnit = [...unit.matchAll(/(ATALAYA_\w+)=/g)].map(([, name]) => name as string);
  const used = [...Object.keys(baked), ...Object.keys(gateway.environment ?? {}), ...inUnit];
  expect(used.filter((name) => name !== 'NODE_ENV' && !settingNames().includes(name))).toEqual([]);
});

test('the guide names every variable of the program, and no other', () => {
  const guide = readFileSync('docs/operators-guide.md', 'utf8');
  const table = guide.slice(guide.indexOf('| variable |'), guide.indexOf('\n\n', guide.indexOf('| variable |')));
  const rows = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name as string);
  const files = [...table.matchAll(/`(\w+_FILE)`/g)].map(([, name]) => name as string);
  expect([...new Set([...rows, ...files])].sort()).toEqual(settingNames());
});

test('ports, folders and files agree', () => {
  const { PORT, ATALAYA_DATA } = baked;
  expect(image).toContain(`EXPOSE ${PORT}\n`);
  expect(image).toContain(`http://127.0.0.1:${PORT}/readyz`);
  expect(image).toContain(`VOLUME ${ATALAYA_DATA}\n`);
  expect(gateway.ports).toEqual([`127.0.0.1:8080:${PORT}`]);
  expect(gateway.volumes).toContain(`gateway-data:${ATALAYA_DATA}`);
  expect(image).toContain(`USER ${gateway.user}\n`);
  expect(gateway.read_only).toBe(true);
  for (const { volumes = [] } of Object.values(compose.services)) {
    for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
      if (from.startsWith('./')) expect([from, existsSync(join('deploy', from))]).toEqual([from, true]);
      else if (!from.startsWith('/')) expect(compose.volumes).toHaveProperty(from);
    }
  }
  const inputs = readFileSync('gateway/vite.config.ts', 'utf8');
  expect(image).toContain('CMD ["node", "dist-gateway/main.js"]');
  expect(inputs).toContain("...['main', ");
  expect(readFileSync('deploy/prometheus.yml', 'utf8')).toContain(`gateway:${PORT}`);
  expect(readConfigFile('deploy/sources.yaml').sources.prometheus?.url).toBe('http://prometheus:9090');
});

test('the balancer shares requests out to the gateways of the compose file', () => {
  const balancer = readFileSync('deploy/haproxy.cfg', 'utf8');
  const servers = [...balancer.matchAll(/^ {2}server \w+ (\S+)$/gm)].map(([, address]) => address);
  expect(servers).toEqual(['gateway', 'gateway-two'].map((name) => `${name}:${baked.PORT}`));
  expect(balancer).toContain(`bind :${compose.services.haproxy?.ports?.[0]?.split(':').at(-1)}\n`);
  const { ports, ...second } = compose.services['gateway-two'] as Service & { profiles: string[] };
  const { ports: _, ...first } = gateway;
  expect([ports, second]).toEqual([[], { ...first, profiles: ['pair'] }]);
});

test.runIf(existsSync('/usr/sbin/haproxy'))('HAProxy reads its file without a warning', () => {
  const { status, stderr } = spawnSync('/usr/sbin/haproxy', ['-c', '-f', 'deploy/haproxy.cfg'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/WARNING|ALERT/)]);
});

test.runIf(existsSync('/usr/sbin/nginx'))(
  'nginx reads the file for in front of the gateway, which leads to its port',
  () => {
    const own = readFileSync('deploy/nginx/gateway.conf', 'utf8');
    expect(own).toContain(`server ${gateway.ports?.[0]?.split(':').slice(0, 2).join(':')};`);
    const folder = mkdtempSync(join(tmpdir(), 'atalaya-nginx-'));
    // Without the certificate, which is the operator's, and on no port.
    const open = own.replace('listen 443 ssl;', `listen unix:${folder}/socket;`).replace(/^ *ssl_.*$/gm, '');
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(join(folder, 'conf'), `pid ${folder}/pid;\nevents {}\nhttp {\n${kept.join('\n')}\n${open}\n}\n`);
    const words = ['-t', '-q', '-e', 'stderr', '-c', join(folder, 'conf')];
    const { status, stderr } = spawnSync('/usr/sbin/nginx', words, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, '']);
  },
);

test('secrets are made at random, once, and are what the program takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-secrets-'));
  const make = () => spawnSync('sh', ['deploy/make-secrets.sh', folder]).status;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(make()).toBe(0);
  const first = readdirSync(folder).map((name) => [name, read(name)]);
  expect(make()).toBe(0);
  expect(readdirSync(folder).map((name) => [name, read(name)])).toEqual(first);
  expect(first.map(([name]) => name).sort()).toEqual(Object.keys(compose.secrets).sort());
  expect(read('postgres-password')).toMatch(/^[0-9a-f]{64}$/);
  const given = Object.entries(gateway.environment ?? {}).filter(([name]) => name.endsWith('_FILE'));
  const settings = readSettings(
    Object.fromEntries(given.map(([name, file]) => [name, file.replace('/run/secrets', folder)])),
  );
  expect(settings.database).toBe(`postgres://atalaya:${read('postgres-password')}@postgres:5432/atalaya`);
  expect([settings.ingestToken, settings.metricsToken]).toEqual([read('ingest-token'), read('metrics-token')]);
  for (const { secrets = [] } of Object.values(compose.services))
    for (const name of secrets) expect(compose.secrets).toHaveProperty(name);
  rmSync(folder, { recursive: true });
});

test('no nginx in front of the gateway puts its policy over that of the page behind a recovery mail', () => {
  const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');
  const [, page = ''] = /location \^~ \/recuperar\/ \{(.*?)\n {4}\}/s.exec(template) ?? [];
  // One of each of its own, and nginx hands down none of those around it.
  expect(page.match(/^ +(add_header|proxy_hide_header) .*$/gm)?.map((line) => line.trim())).toEqual([
    'add_header X-Robots-Tag noindex always;',
    'proxy_hide_header X-Powered-By;',
  ]);
  expect(page).toContain('access_log off;');
  expect(readFileSync('deploy/nginx/gateway.conf', 'utf8')).not.toMatch(/add_header|proxy_hide_header/);
});
