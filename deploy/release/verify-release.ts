import { readConfigFile } from '../../src/shared/config/config-file.ts';
import { type Manifest, sha256 } from './release-files.ts';

const PAGE = /^index\.(?:\w+\.)?html$/;
/** Files may be compressed ahead, so each way of asking may be answered from another file. */
const ENCODINGS = ['identity', 'gzip', 'br'];
const AT_ONCE = 6;

/**
 * Compares a live address with a release: the bytes of every file, however it is compressed, every header of every answer,
 * and that nothing else is handed out.
 * @param address origin of the console, without a path
 * @returns what deviates, one line each; none when all is as it was built
 */
export async function verifyRelease(address: string, { files, headers }: Manifest): Promise<string[]> {
  const found: string[] = [];
  let unanswered = false;

  /** One answer, whose headers are compared; undefined when there is none. */
  async function get(path: string, encoding = 'identity') {
    try {
      const response = await fetch(new URL(path, address), {
        headers: { 'Accept-Encoding': encoding },
        redirect: 'manual',
        cache: 'no-store',
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      for (const [name, value] of Object.entries(headers)) {
        const sent = response.headers.get(name);
        if (sent !== value)
          found.push(`${path} (${response.status}): ${name} is ${sent === null ? 'missing' : `"${sent}"`}`);
      }
      return { status: response.status, bytes };
    } catch (error) {
      unanswered = true;
      found.push(`${path}: no answer (${error instanceof Error ? String(error.cause ?? error.message) : error})`);
      return undefined;
    }
  }

  async function file(path: string, allowed: readonly (string | undefined)[]): Promise<string | undefined> {
    const hashes = new Set<string>();
    for (const encoding of ENCODINGS) {
      const answer = await get(path, encoding);
      if (!answer) return undefined;
      const hash = sha256(answer.bytes);
      hashes.add(hash);
      if (answer.status !== 200) found.push(`${path}: answered with ${answer.status}`);
      else if (!allowed.includes(hash)) found.push(`${path} (${encoding}): its bytes are not those of the release`);
      if (answer.status !== 200) return undefined;
    }
    return hashes.size === 1 ? [...hashes][0] : undefined;
  }

  async function absent(path: string): Promise<void> {
    const answer = await get(path);
    if (answer && answer.status !== 404) found.push(`${path}: answered with ${answer.status} instead of 404`);
  }

  const names = Object.keys(files);
  const pages = names.filter((name) => PAGE.test(name));
  const page = await file(
    '/',
    pages.map((name) => files[name]),
  );
  if (unanswered) return found.slice(0, 1);
  // With the page of the build nothing is configured; any other reads the file.
  const isConfigured = page !== files['index.html'] && pages.some((name) => files[name] === page);
  if (isConfigured) {
    const answer = await get('/config.json');
    const read = readConfigFile(new TextDecoder().decode(answer?.bytes));
    if ('faults' in read) found.push(`/config.json: ${JSON.stringify(read.faults)}`);
  }

  const jobs = [
    ...names.filter((name) => !PAGE.test(name)).map((name) => () => file(`/${name}`, [files[name]])),
    ...['assets/none-00000000.js', `${names.find((name) => /^assets\/.*\.js$/.test(name))}.map`, '.git/HEAD'].map(
      (name) => () => absent(`/${name}`),
    ),
  ];
  const lane = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return [...new Set(found)].sort();
}
