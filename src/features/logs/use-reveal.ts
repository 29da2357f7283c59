import { useEffect, useState } from 'react';
import { useSession } from '../../session/session-store';

/** How long a masked value stays readable, ms. */
const READABLE = 30_000;

/** Who may look behind a mask. */
const MAY_REVEAL = ['ADMINISTRATOR', 'SOPORTE'];

/** A masked value that some roles may read for 30 seconds; what they copy meanwhile stays masked. */
export function useReveal() {
  const role = useSession(({ user }) => user?.role ?? '');
  const [revealed, setRevealed] = useState(false);
  const mayReveal = MAY_REVEAL.includes(role);

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
