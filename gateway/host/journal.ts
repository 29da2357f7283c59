import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts of a line; only what names nobody: ids, templates of paths, counts. */
type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Lines of JSON for whoever runs the gateway. */
export interface Journal {
  note(event: string, facts?: Facts): void;
  /** Something that whoever runs the gateway should look at; the reason loses what names somebody. */
  warn(event: string, facts: Facts & { reason: string }): void;
  /** An error that nobody foresaw. */
  fault(error: unknown): void;
  /** Lines that are written meanwhile bear the id of the request. */
  during<T>(request: string, work: () => T): T;
}

/** @param write takes each line, with its end */
export function createJournal(write: (line: string) => unknown = (line) => process.stdout.write(line)): Journal {
  const requests = new AsyncLocalStorage<string>();
  const put = (level: string, event: string, facts: Facts) => {
    const line = { time: new Date().toISOString(), level, event, request: requests.getStore(), ...facts };
    write(`${JSON.stringify(line)}\n`);
  };
  return {
    note: (event, facts = {}) => put('info', event, facts),
    warn: (event, facts) => put('warning', event, { ...facts, reason: withoutValues(facts.reason) }),
    fault: (error) => put('error', 'fault', factsOf(error)),
    during: (request, work) => requests.run(request, work),
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
