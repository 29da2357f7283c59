import { type Compilable, type CompiledQuery, type PostgresPoolClient, sql } from 'kysely';
import type { Database } from './tables';

const MARK = '/* planned once */';

/**
 * Ends a statement that finds few rows by a key: planning it takes longer than running it, and its plan does not depend
 * on its values. Each connection keeps the plan, so it is for statements of few different texts.
 */
export const plannedOnce = sql.raw(MARK);

export const isPlannedOnce = (text: string) => text.endsWith(MARK);

/**
 * Such a statement of which the text is made once too, at its first use: making it takes longer than asking it.
 * @param build makes it; its values stand in it in the order in which they are handed in
 * @param by asks it
 */
export function madeOnce<V extends readonly unknown[], R>(
  db: Database,
  build: (...values: V) => Compilable<R>,
  by = db,
): (...values: V) => Promise<R[]> {
  let made: CompiledQuery<R> | undefined;
  return async (...values) => {
    made ??= build(...values).compile();
    return (await by.executeQuery<R>({ ...made, parameters: values })).rows;
  };
}

/** Another release has given the table other columns meanwhile. */
const CHANGED = '0A000';

const names = new Map<string, string>();

/** A connection of `pg` that keeps the plans of marked statements, under a name for each text. */
export function keepingPlans(client: PostgresPoolClient): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    if (!isPlannedOnce(text)) return client.query(text, values);
    const name = names.get(text) ?? `planned-${names.size}`;
    names.set(text, name);
    try {
      return await client.query({ name, text, values } as never);
    } catch (error) {
      if ((error as { code?: string }).code === CHANGED) return client.query(text, values);
      throw error;
    }
  };
  return { query: query as never, release: (isBroken?: boolean) => client.release(isBroken as never) };
}
