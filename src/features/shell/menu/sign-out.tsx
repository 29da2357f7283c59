import { useEffect, useRef, useState } from 'react';
import { RETRY } from '~/shared/copy';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { copy } from '../copy';
import { useUi } from '../ui-store';

/** Asks the server to end the session; 'done' means that it is over here too (spec 4.10). */
export type SignOut = () => Promise<'done' | 'failed'>;

interface SignOutNoticeProps {
  onRetry: () => void;
  onSignOutHere: () => void;
  onClose: () => void;
}

/** The server did not end the session: try again, or forget it on this machine only (spec 4.10). */
export function SignOutNotice({ onRetry, onSignOutHere, onClose }: SignOutNoticeProps) {
  const retry = useRef<HTMLButtonElement>(null);
  // The loader took the focus away from the user's dropdown.
  useEffect(() => retry.current?.focus(), []);
  return (
    <AlertBox variant="danger" onClose={onClose} className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>{copy.signOutFailed}</p>
        <p className="flex flex-wrap gap-2">
          <Button ref={retry} size="sm" onClick={onRetry}>
            {RETRY}
          </Button>
          <Button size="sm" onClick={onSignOutHere}>
            {copy.signOutHere}
          </Button>
        </p>
      </div>
    </AlertBox>
  );
}

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
