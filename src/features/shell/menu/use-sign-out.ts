import { useState } from 'react';
import { useUi } from '../ui-store';

/** Asks the server to end the session; 'done' means that it is over here too (spec 4.10). */
export type SignOut = () => Promise<'done' | 'failed'>;

/** Signing out with the page's loader meanwhile; a second press while one is under way does nothing. */
export function useSignOut(signOut: SignOut) {
  const [failed, setFailed] = useState(false);
  const run = async () => {
    const { loading, setLoading } = useUi.getState();
    if (loading) return;
    setLoading(true);
    setFailed(false);
    const result = await signOut().catch(() => 'failed' as const);
    setLoading(false);
    setFailed(result === 'failed');
  };
  return { failed, run, dismiss: () => setFailed(false) };
}
