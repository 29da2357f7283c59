// Plain JavaScript, since a worker of Node 20 reads nothing else. Here a slow question blocks no one but the next one.
import { existsSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number };

/** What was written since the last checkpoint is read again after a process was killed: with a gigabyte that takes long. */
const startParams = [...PGlite.defaultStartParams, '-c', 'max_wal_size=128MB'];

const { folder, fresh } = workerData;
/** Files of a database in which nothing is yet: making them anew takes seconds. */
const loadDataDir =
  fresh && !(folder && existsSync(`${folder}/PG_VERSION`)) ? new Blob([readFileSync(fresh)]) : undefined;

const engine = await PGlite.create({ dataDir: folder, extensions: { btree_gin }, startParams, loadDataDir });

/** Several statements at once may have no parameters, as with `pg`. */
const run = async (text, parameters) =>
  parameters.length > 0 ? engine.query(text, parameters, { parsers }) : (await engine.exec(text, { parsers })).at(-1);

parentPort.on('message', async (question) => {
  if (question === 'close') {
    await engine.close();
    parentPort.postMessage({ rows: [] });
    return;
  }
  try {
    const result = await run(question.text, question.parameters);
    parentPort.postMessage({ rows: result?.rows ?? [], rowCount: result?.affectedRows ?? 0 });
  } catch ({ message, code, detail, routine }) {
    parentPort.postMessage({ fault: { message, code, detail, routine } });
  }
});
parentPort.postMessage('open');
