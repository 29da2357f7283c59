import type { PostgresPool } from 'kysely';
import { expect, test } from 'vitest';
import { askedTogether } from './asked-together';

const QUICK = 'select 1 /* planned once */';

/** A server that notes what is asked over which connection, and answers when it is told to. */
function server() {
  const told: string[] = [];
  const answers: (() => void)[] = [];
  let connections = 0;
  const pool = askedTogether({
    async connect() {
      const number = ++connections;
      if (number === 4) throw new Error('crowded');
      const query = async (text: string) => {
        told.push(`${number} ${text.slice(0, 8)}`);
        await new Promise<void>((resolve) => answers.push(resolve));
        return text;
      };
      return { query: query as never, release: () => void told.push(`${number} released`) };
    },
    end: async () => undefined,
  } as PostgresPool);
  const ask = async (...texts: string[]) => {
    const client = await pool.connect();
    for (const text of texts) await client.query(text, []).finally(() => texts.at(-1) === text && client.release());
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const answer = async () => {
    for (const tell of answers.splice(0)) tell();
    await turn();
  };
  /** What was noted since, by connection. */
  const noted = () => told.splice(0).sort();
  return { ask, noted, turn, answer };
}

test('quick statements of one moment share a connection, later ones have another, and all else its own', async () => {
  const { ask, noted, turn, answer } = server();
  const asked = [ask(QUICK), ask(QUICK), ask('begin', QUICK)];
  await turn();
  expect(noted()).toEqual(['1 select 1', '1 select 1', '2 begin']);
  const late = ask(QUICK);
  await turn();
  expect(noted()).toEqual(['3 select 1']);
  await answer();
  // What follows on a connection of one's own stays on it.
  expect(noted()).toEqual(['1 released', '2 select 1', '3 released']);
  await answer();
  await Promise.all([...asked, late]);
  expect(noted()).toEqual(['2 released']);
  // Of a connection that is not to be had nothing is left.
  const crowded = await Promise.allSettled([ask(QUICK), ask(QUICK)]);
  expect(crowded.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask(QUICK);
  await turn();
  await answer();
  await again;
  expect(noted()).toEqual(['5 released', '5 select 1']);
});
