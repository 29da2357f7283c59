import { gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { wholeAnswer, wholeOf } from '../answers';

/** Below it an answer fits into one packet as it is, characters. */
const SMALL = 1024;
/** More than this is compressed in parts, beside other work, characters. */
const LARGE = 256 * 1024;

/** Compresses answers for whoever takes gzip: whole ones in one step, others as they come. */
export function packed(): MiddlewareHandler {
  const inParts = compress({ encoding: 'gzip' });
  return async (c, next) => {
    await next();
    const whole = wholeOf(c.res);
    if (!whole || whole.body.length > LARGE) return inParts(c, async () => undefined);
    const headers = { ...whole.headers, Vary: 'Accept-Encoding' };
    c.res = undefined;
    c.res =
      whole.body.length < SMALL || !takesGzip(c.req.header('Accept-Encoding'))
        ? wholeAnswer({ ...whole, headers })
        : wholeAnswer({ ...whole, body: gzipSync(whole.body), headers: { ...headers, 'Content-Encoding': 'gzip' } });
  };
}

/** Whether an Accept-Encoding names it, other than to refuse it. */
function takesGzip(accepted = ''): boolean {
  return /(^|,)\s*(gzip|\*)\s*(;\s*q\s*=\s*(?!0(\.0*)?\s*(,|$))|,|$)/i.test(accepted);
}
