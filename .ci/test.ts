// `npm test`: every gate and every test, in order of cost; ends with one line that adds up the real totals.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './ensure-chromium.ts';

interface Tally {
  passed: number;
  failed: number;
}

const results = 'node_modules/.cache/atalaya';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const totals: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];

function run(command: string, env: Record<string, string> = {}): boolean {
  console.log(`\n› ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

function add(name: string, { passed, failed }: Tally): void {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`);
}

/** A gate is one check: it holds or it does not. */
function gate(name: string, command: string): boolean {
  const held = run(command);
  add(name, held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return held;
}

/** A suite counts its tests; one that breaks before it can count has failed once. */
function suite(name: string, command: string, read: (report: never) => Tally, env: Record<string, string> = {}): void {
  const held = run(command, env);
  try {
    const tally = read(JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8')) as never);
    add(name, held || tally.failed > 0 ? tally : { ...tally, failed: 1 });
  } catch {
    add(name, { passed: 0, failed: 1 });
  }
}

const fromVitest = (report: { numPassedTests: number; numFailedTests: number }): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

/** A flaky test is a broken one. */
const fromPlaywright = ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

const started = Date.now();
process.env.CHROMIUM_PATH = ensureChromium();
// The simulated platform need not act out a network while the console is tested; scenarios that are slow stay so.
process.env.VITE_LATENCY = '0';

gate('types', 'npx tsc --noEmit');
gate('lint', 'npx biome check --error-on-warnings .');
gate('boundaries', 'npx depcruise --config .dependency-cruiser.cjs --output-type err src mocks e2e');
gate('dead code', 'npx knip');
suite(
  'vitest',
  `npx vitest run --coverage --reporter=default --reporter=json --outputFile.json=${results}/vitest.json`,
  fromVitest,
);
const built = gate('production build', 'npx vite build') && gate('demo build', 'npx vite build --mode demo');
gate('size', 'npx tsx .ci/size.ts');
if (built) {
  suite('e2e', 'npx playwright test --reporter=list,json', fromPlaywright, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/e2e.json`,
  });
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
