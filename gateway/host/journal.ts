/** Facts of a line; only what names nobody: ids, templates of paths, counts. */
type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Lines of JSON for whoever runs the gateway. */
export interface Journal {
  note(event: string, facts?: Facts): void;
  /** Something that whoever runs the gateway should look at; the reason loses what names somebody. */
  warn(event: string, facts: Facts & { reason: string }): void;
  /** An error that nobody foresaw, and the id of the request in which it came. */
  fault(error: unknown, request?: string): void;
}

/** @param write takes each line, with its end */
export function createJournal(write: (line: string, isAnswer: boolean) => unknown = toOutput()): Journal {
  const put = (level: string, event: string, facts: Facts) => {
    const line = { time: new Date().toISOString(), level, event, ...facts };
    write(`${JSON.stringify(line)}\n`, event === 'request');
  };
  return {
    note: (event, facts = {}) => put('info', event, facts),
    warn: (event, facts) => put('warning', event, { ...facts, reason: withoutValues(facts.reason) }),
    fault: (error, request) => put('error', 'fault', { request, ...factsOf(error) }),
  };
}

/** To standard output; lines of requests in one piece, after the answers that they tell of are on their way. */
function toOutput() {
  let waiting = '';
  const write = () => {
    if (waiting) process.stdout.write(waiting);
    waiting = '';
  };
  process.on('exit', write);
  return (line: string, isAnswer: boolean) => {
    if (isAnswer && !waiting) setImmediate(write);
    waiting += line;
    if (!isAnswer) write();
  };
}

function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { message: withoutValues(String(error)) };
  const { code } = error as NodeJS.ErrnoException;
  return { code, message: withoutValues(error.message), stack: error.stack?.match(/^\s+at .*/gm)?.join('') };
}

/** A database or a mail server may repeat what it was handed: e-mails, tokens, numbers of cards and telephones. */
function withoutValues(message: string): string {
  return message.replace(/\S+@\S+|[\w-]{24,}|\d[\d -]{7,}\d/g, '…');
}
