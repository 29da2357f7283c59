// `npm test`: every gate and every test, three at a time on the two cores of the smallest machine; ends with one line that adds up the real totals.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { ensureNginx } from './browser/ensure-nginx.ts';
import { ensurePostgres } from './browser/ensure-postgres.ts';
import { freePorts } from './free-ports.ts';
import { ensureServices } from './real/ensure-services.ts';

interface Tally {
  passed: number;
  failed: number;
}

const results = 'node_modules/.cache/atalaya';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const totals: Tally = { passed: 0, failed: 0 };
/** Said again at the end, where whoever reads only the end of the output finds it. */
const failures: string[] = [];

function add(name: string, { passed, failed, faults = [] }: Tally & { faults?: readonly string[] }): void {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`, ...faults);
}

/** Runs beside others: its output is shown in one piece when it ends. */
function aside(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (status) => {
      console.log(`\n› ${command}\n${Buffer.concat(output)}`);
      resolve(status === 0);
    });
  });
}

/** Its output is shown as it comes. */
function shown(command: string, env: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n› ${command}`);
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('close', (status) => resolve(status === 0)));
}

/** A gate is one check: it holds or it does not. */
async function gate(name: string, command: string): Promise<boolean> {
  const held = await aside(command);
  add(name, held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return held;
}

/** A suite counts its tests; one that breaks before it can count has failed once. */
function count(name: string, held: boolean, read: (report: never) => Tally & { faults: string[] }): void {
  try {
    const tally = read(JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8')) as never);
    add(name, held || tally.failed > 0 ? tally : { ...tally, failed: 1 });
  } catch {
    add(name, { passed: 0, failed: 1 });
  }
}

const indent = (text: string) => text.replace(/^/gm, '    ');

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const fromVitest = ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  faults: testResults.flatMap(({ name, status, message, assertionResults }) => [
    ...(status === 'failed' && message ? [`  ${name}\n${indent(message)}`] : []),
    ...assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `  ${name} › ${fullName}\n${indent(failureMessages.join('\n'))}`),
  ]),
});

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { ok: boolean; title: string; file: string; line: number }[];
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A flaky test is a broken one. */
const fromPlaywright = (report: {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  faults: report.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `  e2e/${file}:${line} › ${title}`),
});

/** Tests of the rooms whose coverage is a gate: counting it costs a fifth of the time, so the others go without. */
const COVERED = [
  'src/session/',
  'src/shared/api/',
  'src/features/auth/',
  'src/shared/cipher/',
  'src/features/logs/logs-stream.test.tsx',
  'src/features/logs/api/trace-response.test.ts',
];
const OTHERS = COVERED.map((path) => `--exclude '${path.endsWith('/') ? `${path}**` : path}'`).join(' ');

/** Each with dependencies of its own: one that prepares them anew would take them away from another that runs. */
const vitest = (part: string, options: string) =>
  `ATALAYA_CACHE=${results}/vite-${part} npx vitest run --reporter=default --reporter=json --outputFile.json=${results}/${part}.json ${options}`;

/** What to say where services cannot be had, and their tests are left out. */
function lackingServices(): string | undefined {
  try {
    ensureServices();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const started = Date.now();
let lacking: string | undefined;
try {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureNginx();
  lacking = ensurePostgres() ?? lackingServices();
  if (lacking) console.log(lacking);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// The simulated platform need not act out a network while the console is tested; scenarios that are slow stay so.
process.env.VITE_LATENCY = '0';

let built = false;
/** Those without a browser often wait, for a process or a time that passes, and go first; a browser page runs one file after another. */
const suites = {
  'unit-1': vitest('unit-1', `--project unit --shard=1/2 ${OTHERS}`),
  'unit-2': vitest('unit-2', `--project unit --shard=2/2 ${OTHERS}`),
  'component-1': vitest('component-1', `--project component --shard=1/2 ${OTHERS}`),
  'component-2': vitest('component-2', `--project component --shard=2/2 ${OTHERS}`),
  covered: vitest('covered', `--coverage ${COVERED.join(' ')}`),
};
const jobs = [
  ...Object.entries(suites).map(
    ([name, command]) =>
      async () =>
        count(name, await aside(command), fromVitest),
  ),
  async () => {
    built =
      (await gate('production build', 'npm run build')) && (await gate('demo build', 'npx vite build --mode demo'));
    await gate('size', 'npx tsx scripts/size.ts');
  },
  () => gate('types', 'npx tsc --noEmit'),
  () => gate('lint', 'npx biome check --error-on-warnings .'),
  () => gate('boundaries', 'npm run boundaries'),
  () => gate('dead code', 'npx knip'),
];
async function lane(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) await job();
}
await Promise.all([lane(), lane(), lane()]);

if (built) {
  // Four servers, and one of a flow of its own; taken by others while the suites run, they would be missing.
  process.env.E2E_PORT ??= String(await freePorts(5, 4173));
  const flows = shown('npx playwright test --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/e2e.json`,
  });
  // They mostly wait.
  if (!lacking)
    count('real', await aside(vitest('real', '--config scripts/real/vitest.config.ts --root .')), fromVitest);
  count('e2e', await flows, fromPlaywright);
}

if (lacking) console.log(`\nLeft out: tests on real services. ${lacking}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
