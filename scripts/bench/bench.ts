// `npm run bench`: what people wait for, each beside something measured in turns with it (a page by hand, the empty stack,
// a fixed piece of work): a time depends on the machine, a ratio hardly does. Prints what is wanted of each. `-- --only
// logs` measures one part, `-- --check` fails where a ratio has grown over the baseline, `-- --write` agrees to what is now.
import { grownOver, readBaseline, writeBaseline } from './baseline.ts';
import { type MeasuredConsole, openConsole } from './bench-browser.ts';
import { judge, type Row } from './compare.ts';
import { benchLargeServer, benchLogs, benchMenu, benchServer } from './parts/screens.ts';
import { benchSecondVisit, benchSignIn } from './parts/sign-in.ts';
import { benchWork } from './parts/work.ts';

/** The hundredths that a quick ratio gains by chance. */
const GROWTH = { share: 0.15, slack: 0.02 };
/** A ratio has grown when it has grown each time. */
const ATTEMPTS = 3;

const PARTS: Record<string, (measured: MeasuredConsole) => Promise<Row[]>> = {
  logs: benchLogs,
  server: benchServer,
  'large-server': benchLargeServer,
  menu: benchMenu,
  'sign-in': benchSignIn,
  'second-visit': benchSecondVisit,
  work: benchWork,
};

const [check, write, only] = ['--check', '--write', '--only'].map((flag) => process.argv.indexOf(flag) + 1);
const wantedParts = Object.entries(PARTS).filter(([name]) => !only || name === process.argv[only]);
if (wantedParts.length === 0) throw new Error(`The parts are ${Object.keys(PARTS).join(', ')}.`);

const measured = await openConsole(true);

async function measure(): Promise<Record<string, number>> {
  const ratios: Record<string, number> = {};
  for (const [part, bench] of wantedParts) {
    const started = Date.now();
    const verdicts = (await bench(measured)).map(judge);
    console.log(`${part} (${Math.round((Date.now() - started) / 1000)} s)`);
    console.table(verdicts.map(({ ok, ...row }) => ({ ...row, is: row.wanted && (ok ? 'ok' : 'over') })));
    for (const { what, ratio } of verdicts) if (Number.isFinite(ratio)) ratios[what] = ratio;
  }
  return ratios;
}

const ratios = await measure();
if (write) writeBaseline('bench', only ? { ...readBaseline('bench'), ...ratios } : ratios);
let grown = check ? grownOver(readBaseline('bench'), ratios, GROWTH) : [];
for (let attempt = 2; grown.length > 0 && attempt <= ATTEMPTS; attempt += 1) {
  console.log(`Grown, so measured again (${attempt} of ${ATTEMPTS}):\n  ${grown.join('\n  ')}`);
  for (const [what, ratio] of Object.entries(await measure())) ratios[what] = Math.min(ratios[what] ?? ratio, ratio);
  grown = grownOver(readBaseline('bench'), ratios, GROWTH);
}
await measured.close();
if (grown.length > 0) {
  console.error(`Ratios grown over the baseline:\n  ${grown.join('\n  ')}`);
  console.error('If it is worth it: npm run bench -- --write, and commit the baseline with the change.');
}
process.exit(grown.length > 0 ? 1 : 0);
