const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The platform's error body (spec 19.5); `more` are members that some failures add. */
export function failure(status: number, message: string, more: Readonly<Record<string, unknown>> = {}): Response {
  return jsonAnswer({ status, message, ...more }, status);
}

/** The error body of what may go well when it is asked again in so many seconds. */
export function failureForNow(status: number, message: string, retryAfter = 5): Response {
  const headers = { ...JSON_TYPE, 'Retry-After': String(retryAfter) };
  return wholeAnswer({ status, body: jsonText({ status, message }), headers });
}

/** JSON; a bigint is written as bare digits, which may pass 2^53. */
export function jsonAnswer(value: unknown, status = 200): Response {
  return jsonTextAnswer(jsonText(value), status);
}

/** An answer that is there at once. Its members stay what they are until it is written: nothing is set on its Response. */
interface Whole {
  status: number;
  body: string | Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
}

const wholes = new WeakMap<Response, Whole>();

export function wholeAnswer(whole: Whole): Response {
  const answer = new Response(whole.body, whole);
  wholes.set(answer, whole);
  return answer;
}

/** What an answer is, without reading it; undefined for one that comes in parts, or is no JSON. */
export function wholeOf(answer: Response): Whole | undefined {
  return wholes.get(answer);
}

/** A text that is JSON already. */
export function jsonTextAnswer(body: string, status = 200): Response {
  return wholeAnswer({ status, body, headers: JSON_TYPE });
}

/** JSON in parts, each made when whoever reads wants it. */
export function streamedAnswer(texts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await texts.return(undefined)),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: JSON_TYPE });
}

/** The text of a value, with a bigint as bare digits. */
export function jsonText(value: unknown): string {
  try {
    // Without a function for each member it takes a fraction of the time.
    return JSON.stringify(value);
  } catch {
    return textWithDigits(value);
  }
}

function textWithDigits(value: unknown): string {
  const text = JSON.stringify(value, (_key, member) => (typeof member === 'bigint' ? `@digits:${member}@` : member));
  return text.replace(/"@digits:(-?\d+)@"/g, '$1');
}

export function noContent(): Response {
  return new Response(null, { status: 204 });
}

/** 200 with nothing in it. */
export function emptyAnswer(): Response {
  return new Response(null, { status: 200 });
}
