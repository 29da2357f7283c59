// `npm run bench`: what people wait for, as ratios to something measured in the same run: a time depends on the machine,
// a ratio hardly does. Prints medians and judges no time. `-- --check` fails where a ratio has grown over the baseline,
// `-- --write` agrees to what is now.
import { build } from 'vite';
import { grownOver, readBaseline, writeBaseline } from './baseline.ts';
import { benchFirstLoad } from './bench-first-load.ts';
import { benchWork } from './bench-work.ts';
import { median, type Round, ratiosOf } from './ratios.ts';

/** The hundredths that a quick ratio gains by chance. */
const GROWTH = { share: 0.15, slack: 0.02 };
/** A ratio has grown when it has grown each time. */
const ATTEMPTS = 3;

/** Pages that nobody is served: they show what the frame is worth, and are printed alone. */
const IMAGINED = / without its frame: /;

const [check, write] = ['--check', '--write'].map((flag) => process.argv.includes(flag));

await build({ logLevel: 'warn' });

async function measure(): Promise<Record<string, number>> {
  const parts: [base: string, rounds: Round[]][] = [
    ['empty page with one style sheet: first paint', await benchFirstLoad()],
    ['a fixed piece of work, painted (processor time)', await benchWork()],
  ];
  const ratios: Record<string, number> = {};
  for (const [base, rounds] of parts) {
    const found = ratiosOf(rounds);
    const rows = Object.entries(found).map(([what, ratio]) => {
      return { what, 'median ms': Math.round(median(rounds.map(({ times }) => times[what] ?? Number.NaN))), ratio };
    });
    const least = Math.round(median(rounds.map((round) => round.base)));
    console.table([{ what: base, 'median ms': least, ratio: 1 }, ...rows]);
    for (const [what, ratio] of Object.entries(found)) if (!IMAGINED.test(what)) ratios[what] = ratio;
  }
  return ratios;
}

const ratios = await measure();
if (write) writeBaseline('bench', ratios);
let grown = check ? grownOver(readBaseline('bench'), ratios, GROWTH) : [];
for (let attempt = 2; grown.length > 0 && attempt <= ATTEMPTS; attempt += 1) {
  console.log(`Grown, so measured again (${attempt} of ${ATTEMPTS}):\n  ${grown.join('\n  ')}`);
  for (const [what, ratio] of Object.entries(await measure())) ratios[what] = Math.min(ratios[what] ?? ratio, ratio);
  grown = grownOver(readBaseline('bench'), ratios, GROWTH);
}
if (grown.length > 0) {
  console.error(`Ratios grown over the baseline:\n  ${grown.join('\n  ')}`);
  console.error('If it is worth it: npm run bench -- --write, and commit the baseline with the change.');
}
process.exit(grown.length > 0 ? 1 : 0);
