/** Undoes what was begun, the claimed key with it: whoever mends a request may send it with the same key. */
export class NotKept<Outcome> extends Error {
  outcome: Outcome;
  constructor(outcome: Outcome) {
    super('Nothing was kept.');
    this.outcome = outcome;
  }
}

/** What the caller is told instead. @throws whatever else it was */
export function notKept<Outcome>(error: unknown): Outcome {
  if (error instanceof NotKept) return error.outcome;
  throw error;
}
