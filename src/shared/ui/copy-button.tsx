import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../files/clipboard';
import { useToast } from '../toast/toast-store';
import { Button } from './button';
import { useLossyNote } from './feedback/lossy-answer';

/** How long 'Copiado' stays (spec 7.11), ms. */
const CONFIRMATION = 2000;

const copy = { copy: 'Copiar', copied: 'Copiado', failed: 'No se pudo copiar. Selecciona el texto y cópialo.' };

interface CopyButtonProps {
  /** The whole text; asked for only when it is copied, since it may be long. */
  text: () => string;
  disabled?: boolean;
  /** Id of the element that names what is copied: several of these buttons may stand on one screen. */
  describedBy?: string;
}

/**
 * 'Copiar'; 'Copiado' for 2 seconds once the text is on the clipboard. A notice when it could not be put there, or when
 * characters of it could not be read.
 */
export function CopyButton({ text, disabled, describedBy }: CopyButtonProps) {
  // Counts the copies, so that a second one starts the two seconds anew; 0 says nothing.
  const [copies, setCopies] = useState(0);
  const toast = useToast();
  const noteOf = useLossyNote();

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copies]);

  const put = async () => {
    const whole = text();
    const copied = await copyText(whole);
    setCopies((last) => (copied ? last + 1 : 0));
    const said = copied ? noteOf(whole) : copy.failed;
    if (said === undefined) toast.dismiss();
    else toast.show(copied ? 'warning' : 'danger', said);
  };

  const Icon = copies > 0 ? Check : Copy;
  return (
    <Button size="sm" className="px-3!" disabled={disabled} aria-describedby={describedBy} onClick={put}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{copies > 0 ? copy.copied : copy.copy}</span>
    </Button>
  );
}
