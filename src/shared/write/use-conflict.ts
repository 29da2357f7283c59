import { useRef, useState } from 'react';
import { currentOf } from './outcome';

/** A record that is being changed, which somebody else may save first. @template Opened undefined where it may be a new one */
export interface Conflict<Opened, Saved = NonNullable<Opened>> {
  /** What is being changed: as it was opened, or theirs once that was seen. */
  base: Opened | Saved;
  /** The same, also before it is drawn anew. */
  latest: () => Opened | Saved;
  /** As somebody else has saved it, until that is seen. */
  theirs: Saved | undefined;
  /** For a call that failed. @throws what is no conflict */
  meet: (failure: unknown) => Saved;
  /** For what the platform tells of it; what cannot be read is none. */
  see: (current: unknown) => Saved | undefined;
  /** Goes on from theirs: what is saved then is saved over that. */
  goOn: () => void;
  /** Goes on as before; nothing typed is lost. */
  close: () => void;
}

/** Keeps a record as it was opened, and what somebody else has made of it meanwhile. @param read of the platform's answer */
export function useConflict<Opened>(
  opened: Opened,
  read: (current: unknown) => NonNullable<Opened> | null | undefined,
): Conflict<Opened> {
  type Saved = NonNullable<Opened>;
  const [base, setBase] = useState<Opened | Saved>(opened);
  const [theirs, setTheirs] = useState<Saved>();
  const latest = useRef<Opened | Saved>(opened);
  const see = (current: unknown): Saved | undefined => {
    const now = current === undefined ? undefined : (read(current) ?? undefined);
    setTheirs(() => now);
    return now;
  };
  return {
    ...{ base, theirs, see },
    latest: () => latest.current,
    meet(failure) {
      const now = see(currentOf(failure));
      if (now === undefined) throw failure;
      return now;
    },
    goOn() {
      if (theirs === undefined) return;
      latest.current = theirs;
      setBase(() => theirs);
      setTheirs(undefined);
    },
    close: () => setTheirs(undefined),
  };
}
