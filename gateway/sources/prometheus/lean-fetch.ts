import * as http from 'node:http';
import * as https from 'node:https';

/** What a query needs of a fetch. */
interface Asked {
  method: string;
  headers: Readonly<Record<string, string>>;
  body: URLSearchParams;
  signal: AbortSignal;
}

export interface Fetched {
  ok: boolean;
  status: number;
  text(): Promise<string>;
}

const kept = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) };

/** What `fetch` does for a query, over connections that stay open, in half the time; it follows no redirection. */
export async function leanFetch(url: string, asked: Asked): Promise<Fetched> {
  try {
    return await once(url, asked).catch((error: NodeJS.ErrnoException & { wasReused?: boolean }) => {
      // The other side had closed what was kept open; nothing was asked yet.
      if (error.wasReused && error.code === 'ECONNRESET') return once(url, asked);
      throw error;
    });
  } catch (cause) {
    throw asked.signal.aborted ? asked.signal.reason : new TypeError('fetch failed', { cause });
  }
}

function once(url: string, { method, headers, body, signal }: Asked): Promise<Fetched> {
  const isSafe = url.startsWith('https:');
  const content = String(body);
  const sent = {
    ...headers,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(Buffer.byteLength(content)),
  };
  const options = { method, headers: sent, signal, agent: isSafe ? kept.https : kept.http };
  return new Promise((resolve, reject) => {
    const request = (isSafe ? https : http).request(url, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer;
        resolve({ ok: status >= 200 && status < 300, status, text: async () => Buffer.concat(parts).toString() });
      });
    });
    request.on('error', (error) => reject(Object.assign(error, { wasReused: request.reusedSocket })));
    request.end(content);
  });
}
