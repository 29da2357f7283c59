// Serves the demonstration build as a deployment is served, on the port of the first argument: what nginx hands out costs
// the flows nothing, and a page that is loaded again has its files.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { securityHeaders } from '../gateway/host/security-headers.ts';

const [port = ''] = process.argv.slice(2);
const place = resolve(`node_modules/.cache/atalaya-demo-${port}`);
rmSync(place, { recursive: true, force: true });
mkdirSync(place, { recursive: true });
for (const name of ['start.sh', 'nginx']) cpSync(`deploy/${name}`, `${place}/${name}`, { recursive: true });
const headers = Object.entries(securityHeaders({ demo: true }));
writeFileSync(
  `${place}/nginx/security-headers.conf`,
  headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
);
const server = spawn('sh', [`${place}/start.sh`], {
  stdio: 'inherit',
  env: {
    ...process.env,
    // The page answers itself, and a call whose page has gone meanwhile is refused.
    ATALAYA_API: 'http://127.0.0.1:9',
    ATALAYA_ROOT: resolve('dist-demo'),
    ATALAYA_LISTEN: `127.0.0.1:${port}`,
    ATALAYA_RUN: `${place}/run`,
    ATALAYA_LOG: '/dev/null',
    ATALAYA_USER: userInfo().username,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
