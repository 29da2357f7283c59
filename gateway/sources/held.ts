import type { Clock } from '../ports';

/**
 * Asks once for all who ask at the same time, and keeps the answer for so long (ms). A failure is told to those who waited
 * and not kept.
 */
export function held<T>(ask: () => Promise<T>, holds: number, clock: Clock): () => Promise<T> {
  let kept: { answer: Promise<T>; at: number | undefined } | undefined;
  return () => {
    // A clock that was put back must not keep it for longer.
    if (kept && (kept.at === undefined || Math.abs(clock.now() - kept.at) < holds)) return kept.answer;
    const made: typeof kept = { answer: ask(), at: undefined };
    kept = made;
    made.answer.then(
      () => {
        made.at = clock.now();
      },
      () => {
        kept = undefined;
      },
    );
    return made.answer;
  };
}
