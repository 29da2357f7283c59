/**
 * The work, which is not begun again while it lasts: who asks meanwhile waits for the same end. Something that takes longer
 * than the interval at which it is begun would else stand beside itself more and more often.
 */
export function oneAtATime(work: () => Promise<void>): OneAtATime {
  let running: Promise<void> | undefined;
  const begin = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return Object.assign(begin, { ended: async () => running });
}

interface OneAtATime {
  (): Promise<void>;
  /** The end of what is under way, if anything is. @throws what that throws */
  ended(): Promise<void>;
}
