import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { isPlannedOnce } from './planned-once';

/**
 * A pool in which quick statements that are asked in the same moment share a connection, and with it the way to the
 * server and back, which takes longer than their answers. All else has a connection of its own from its first statement
 * until it is released.
 */
export function askedTogether(pool: PostgresPool): PostgresPool {
  let shared: { client: Promise<PostgresPoolClient>; asking: number } | undefined;

  async function ask(text: string, values: readonly unknown[]) {
    // Whoever asks before the connection is there is in time.
    shared ??= {
      client: pool.connect().finally(() => {
        shared = undefined;
      }),
      asking: 0,
    };
    const turn = shared;
    turn.asking += 1;
    try {
      return await (await turn.client).query(text, values);
    } finally {
      turn.asking -= 1;
      if (turn.asking === 0) release(turn.client);
    }
  }

  return {
    async connect() {
      let own: Promise<PostgresPoolClient> | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        if (!own && isPlannedOnce(text)) return ask(text, values);
        own ??= pool.connect();
        return (await own).query(text, values);
      };
      return { query: query as never, release: () => own && release(own) };
    },
    end: () => pool.end(),
  };
}

/** Who could not be connected has nothing to give back. */
function release(client: Promise<PostgresPoolClient>): void {
  client.then(
    (connected) => connected.release(),
    () => undefined,
  );
}
