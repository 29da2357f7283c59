import { LockKeyhole, TimerReset } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '~/session/session-store';
import { Modal, ModalIcon } from '~/shared/ui/overlay/modal';
import { copy } from './copy';
import { LockForm } from './lock-form';
import { useIdleState } from './use-idle-state';

interface IdleLockProps {
  /** Minutes without a key or pointer, in any tab, until the screen is covered. */
  minutes: number;
  signOut: () => Promise<'done' | 'failed'>;
  /** Forgets the session on this machine without asking the server. */
  signOutHere: () => void;
  children: ReactNode;
}

/**
 * Covers what it holds once nobody has been here for long, until the same person signs in again. Nothing is unmounted:
 * what was typed, opened and asked is still there afterwards, and the focus goes back to where it was.
 */
export function IdleLock({ minutes, signOut, signOutHere, children }: IdleLockProps) {
  const email = useSession((state) => state.user?.email ?? '');
  const { state, unlock } = useIdleState(minutes * 60_000);
  const signedIn = email !== '';
  const locked = signedIn && state.phase === 'locked';
  const warned = signedIn && state.phase === 'warning' ? state.seconds : null;
  useFocusKept(locked);
  // Before the next frame: what is covered is named nowhere.
  useLayoutEffect(() => {
    if (!locked) return;
    const { dataset } = document.documentElement;
    useSession.setState({ cover: copy.title });
    dataset.covered = '';
    return () => {
      useSession.setState({ cover: '' });
      delete dataset.covered;
    };
  }, [locked]);

  return (
    <>
      {/* Hidden, not blurred: a blurred number can be read. */}
      <div inert={locked} className={locked ? 'covered' : undefined}>
        {children}
      </div>
      <div role="status" className="sr-only">
        {warned !== null && <FirstCount seconds={warned} />}
      </div>
      {warned !== null && <LockWarning seconds={warned} />}
      {locked && (
        <Modal open title={copy.title} text={copy.detail} icon={<ModalIcon icon={LockKeyhole} tone="primary" />}>
          <LockForm email={email} onUnlocked={unlock} onSignOut={signOut} onSignOutHere={signOutHere} />
        </Modal>
      )}
    </>
  );
}

function FirstCount({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return <span>{`${copy.warning(first)}. ${copy.stay}`}</span>;
}

/** What is covered loses the focus; afterwards it gets it back. */
function useFocusKept(locked: boolean): void {
  const held = useRef<Element>(null);
  // Before the next frame, in which the browser takes the focus away from what is inert.
  useLayoutEffect(() => {
    if (locked) held.current = document.activeElement;
  }, [locked]);
  useEffect(() => {
    if (!locked) return;
    return () => {
      if (held.current instanceof HTMLElement) held.current.focus({ preventScroll: true });
    };
  }, [locked]);
}

/** Counts down to the lock. It is announced once, with the seconds of that moment: each second would be chatter. */
function LockWarning({ seconds }: { seconds: number }) {
  return (
    <div data-tone="warning" className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4">
      <div className="flex max-w-full items-center gap-3 rounded-lg bg-warning-soft px-4 py-2.5 text-warning shadow-modal">
        <TimerReset aria-hidden className="size-4 shrink-0" />
        <p aria-hidden className="min-w-0">
          <strong className="font-semibold">{copy.warning(seconds)}</strong>. {copy.stay}
        </p>
      </div>
    </div>
  );
}
