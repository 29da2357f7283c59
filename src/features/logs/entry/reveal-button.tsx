import { Eye, EyeOff } from 'lucide-react';
import { Button } from '~/shared/ui/button';
import { HIDE_SECRETS, REVEAL } from '../copy';

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
      {revealed ? HIDE_SECRETS : REVEAL}
    </Button>
  );
}
