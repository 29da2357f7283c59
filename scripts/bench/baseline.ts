// What sizes (gzip kB) and ratios were when somebody last agreed to them. A change that makes one grow renews the file in
// the same commit, so that whoever reads the change sees the growth.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'scripts/bench/baseline.json';

type Part = 'size' | 'bench';
type Values = Readonly<Record<string, number>>;

interface Allowance {
  /** Growth that is allowed: a share of what was, and never less than `slack`, in which small values move by chance. */
  share: number;
  slack: number;
}

function read(): Record<Part, Values> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

export function readBaseline(part: Part): Values {
  return read()[part];
}

/** What has grown more than it may, or is new, line by line; empty when all is well. */
export function grownOver(agreed: Values, now: Values, { share, slack }: Allowance): string[] {
  return Object.entries(now).flatMap(([name, value]) => {
    const was = agreed[name];
    if (was === undefined) return [`${name}: ${value}, not in ${FILE}`];
    const grown = `${name}: ${was} -> ${value} (+${((value / was - 1) * 100).toFixed(1)} %)`;
    return value > was + Math.max(was * share, slack) ? [grown] : [];
  });
}

/** Agrees to what is now, leaving the other part as it is. */
export function writeBaseline(part: Part, now: Values): void {
  writeFileSync(FILE, `${JSON.stringify({ ...read(), [part]: now }, null, 2)}\n`);
  console.log(`${FILE} holds these values now; commit it with what changed them.`);
}
