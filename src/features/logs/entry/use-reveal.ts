import { useEffect, useState } from 'react';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';

/** How long a masked value stays readable, ms. */
const READABLE = 30_000;

/** A masked value that some roles may read for 30 seconds, and copy while they read it. */
export function useReveal() {
  const role = useSession(({ user }) => user?.role ?? '');
  const [revealed, setRevealed] = useState(false);
  const mayReveal = mayDo(role, 'reveal secrets');

  useEffect(() => {
    if (!revealed) return;
    const timer = setTimeout(() => setRevealed(false), READABLE);
    return () => clearTimeout(timer);
  }, [revealed]);

  return {
    mayReveal,
    revealed: revealed && mayReveal,
    reveal: () => setRevealed(true),
    hide: () => setRevealed(false),
  };
}
