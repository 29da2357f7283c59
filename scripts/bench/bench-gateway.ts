// `npm run bench:gateway`: the built gateway beside what it cannot be quicker than (the bare statement, the bare queries, a
// constant), in turns. Prints what is wanted of each ratio and fails where one is over. `-- --only trace` measures one part, `trace,load` two.
import { judge, type Row } from './compare.ts';
import { benchCost } from './gateway/cost.ts';
import { benchLoad } from './gateway/load.ts';
import { benchMemory } from './gateway/memory.ts';
import { benchMillion } from './gateway/million.ts';
import { type Bench, openBench } from './gateway/platform.ts';
import { benchReport } from './gateway/report.ts';
import { benchTrace } from './gateway/trace.ts';

const PARTS: Record<string, (bench: Bench) => Promise<Row[]>> = {
  trace: benchTrace,
  report: benchReport,
  load: benchLoad,
  memory: benchMemory,
  cost: benchCost,
  million: benchMillion,
};

const only = process.argv.indexOf('--only') + 1;
const wanted = Object.entries(PARTS).filter(([name]) => !only || process.argv[only]?.split(',').includes(name));
if (wanted.length === 0) throw new Error(`The parts are ${Object.keys(PARTS).join(', ')}.`);

const bench = await openBench();
let isOver = false;
try {
  for (const [part, measure] of wanted) {
    const began = Date.now();
    const verdicts = (await measure(bench)).map(judge);
    console.log(`${part} (${Math.round((Date.now() - began) / 1000)} s)`);
    if (verdicts.length > 0)
      console.table(verdicts.map(({ ok, ...row }) => ({ ...row, is: row.wanted && (ok ? 'ok' : 'over') })));
    await bench.endPart();
    isOver ||= verdicts.some(({ ok }) => !ok);
  }
} finally {
  await bench.stop();
}
process.exitCode = isOver ? 1 : 0;
