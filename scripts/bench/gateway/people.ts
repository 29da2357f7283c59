import type { Client } from './client.ts';

export const PEOPLE = 50;

/** What came of many calls: how long each took, and all of them together (ms). */
export interface Taken {
  times: number[];
  ms: number;
}

/**
 * Fifty people at once, each asking the next call of a day as soon as the one before is answered.
 * @param goesOn told how many calls were asked and for how long (ms)
 * @throws Error where an answer is no 200
 */
export async function people(
  client: Client,
  day: Iterator<string, void>,
  goesOn: (asked: number, ms: number) => boolean,
): Promise<Taken> {
  const times: number[] = [];
  const began = performance.now();
  let asked = 0;
  const person = async () => {
    while (goesOn(asked, performance.now() - began)) {
      asked += 1;
      const path = day.next().value ?? '';
      const { status, ms } = await client.ask(path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, person));
  return { times, ms: performance.now() - began };
}
