/**
 * The work, which is not begun again while it lasts: who asks meanwhile waits for the same end. Something that takes longer
 * than the interval at which it is begun would else stand beside itself more and more often.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}
