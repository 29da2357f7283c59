// Plain JavaScript, since a worker of Node 20 reads nothing else. Here a slow question blocks no one but the next one.
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { PGlite, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number };

/** What was written since the last checkpoint is read again after a process was killed: with a gigabyte that takes long. */
const startParams = [...PGlite.defaultStartParams, '-c', 'max_wal_size=128MB'];

const { folder, fresh } = workerData;
/** Files of a database in which nothing is yet, since making them anew takes seconds, or of one that was dumped. */
const loadDataDir =
  fresh && !(folder && existsSync(`${folder}/PG_VERSION`))
    ? new Blob([readFileSync(fresh)], { type: fresh.endsWith('.gz') ? 'application/gzip' : '' })
    : undefined;

const engine = await PGlite.create({ dataDir: folder, extensions: { btree_gin }, startParams, loadDataDir });

/** Several statements at once may have no parameters, as with `pg`. */
const run = async (text, parameters) =>
  parameters.length > 0 ? engine.query(text, parameters, { parsers }) : (await engine.exec(text, { parsers })).at(-1);

/** All files as they are now; from then on questions are answered while they are packed and written. */
const dump = async ({ dump: path, port }) => {
  await engine.exec('checkpoint');
  const files = await engine.dumpDataDir('none');
  const tell = (fault) => {
    port.postMessage(fault);
    port.close();
  };
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  pipeline(Readable.fromWeb(files.stream()), createGzip(), written).then(
    () => tell(),
    ({ message, code }) => tell({ message, code }),
  );
  return { rows: [], rowCount: 0 };
};

parentPort.on('message', async (question) => {
  if (question === 'close') {
    await engine.close();
    parentPort.postMessage({ rows: [] });
    return;
  }
  try {
    if (question.dump) {
      parentPort.postMessage(await dump(question));
      return;
    }
    const result = await run(question.text, question.parameters);
    parentPort.postMessage({ rows: result?.rows ?? [], rowCount: result?.affectedRows ?? 0 });
  } catch ({ message, code, detail, routine }) {
    parentPort.postMessage({ fault: { message, code, detail, routine } });
  }
});
parentPort.postMessage('open');
