import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';
import { Button } from '~/shared/ui/button';
import { entryCopy } from './copy';

/** How long a masked value stays readable, ms. */
const READABLE = 30_000;

interface RevealButtonProps {
  revealed: boolean;
  /** Id of the element that names the value. */
  describedBy: string;
  onReveal: () => void;
  onHide: () => void;
}

/** Shows what is masked in one value, and masks it again. */
export function RevealButton({ revealed, describedBy, onReveal, onHide }: RevealButtonProps) {
  const Icon = revealed ? EyeOff : Eye;
  return (
    <Button variant="link" size="sm" aria-describedby={describedBy} onClick={revealed ? onHide : onReveal}>
      <Icon aria-hidden className="size-4" />
      {revealed ? entryCopy.hideSecrets : entryCopy.reveal}
    </Button>
  );
}

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
