import { Check, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '~/shared/files/clipboard';
import { Button } from '~/shared/ui/button';
import { useLossyNote } from '~/shared/ui/feedback/lossy-answer';
import { NOT_COPIED } from '../copy';
import { COPIED } from './drawer-copy';

/** How long the outcome stays (spec 7.11), ms. */
const CONFIRMATION = 2000;

/** A button that copies a text and says so in its own place: a notice would lie behind the drawer. */
export function CopyAs({ label, icon, text }: { label: string; icon: LucideIcon; text: () => string }) {
  const [outcome, setOutcome] = useState<{ copied: boolean; said: string }>();
  const noteOf = useLossyNote();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const copying = text();
    const copied = await copyText(copying);
    setOutcome({ copied, said: copied ? [COPIED, noteOf(copying)].filter(Boolean).join('. ') : NOT_COPIED });
  };
  const Icon = outcome?.copied ? Check : icon;
  return (
    <Button size="sm" className="px-3!" onClick={copy}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{outcome?.said ?? label}</span>
    </Button>
  );
}
