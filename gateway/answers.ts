const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The platform's error body (spec 19.5); `more` are members that some failures add. */
export function failure(status: number, message: string, more: Readonly<Record<string, unknown>> = {}): Response {
  return jsonAnswer({ status, message, ...more }, status);
}

/** The error body of what may go well when it is asked again in so many seconds. */
export function failureForNow(status: number, message: string, retryAfter = 5): Response {
  const answer = failure(status, message);
  answer.headers.set('Retry-After', String(retryAfter));
  return answer;
}

/** JSON; a bigint is written as bare digits, which may pass 2^53. */
export function jsonAnswer(value: unknown, status = 200): Response {
  return jsonTextAnswer(jsonText(value), status);
}

const texts = new WeakMap<Response, string>();

/** A text that is JSON already. */
export function jsonTextAnswer(text: string, status = 200): Response {
  const answer = new Response(text, { status, headers: JSON_TYPE });
  texts.set(answer, text);
  return answer;
}

/** The text of an answer that is whole, without reading its body; undefined for one that comes in parts or is no JSON. */
export function wholeText(answer: Response): string | undefined {
  return texts.get(answer);
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
