import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../files/clipboard';
import { Button } from './button';
import { Notice } from './feedback/notice';

/** How long 'Copiado' stays (spec 7.11), ms. */
const CONFIRMATION = 2000;

interface CopyButtonProps {
  /** The whole text; asked for only when it is copied, since it may be long. */
  text: () => string;
  disabled?: boolean;
  /** Id of the element that names what is copied: several of these buttons may stand on one screen. */
  describedBy?: string;
}

/** 'Copiar'; 'Copiado' for 2 seconds once the text is on the clipboard, a notice when it could not be put there. */
export function CopyButton({ text, disabled, describedBy }: CopyButtonProps) {
  // Counts the presses, so that a second one starts the two seconds anew.
  const [outcome, setOutcome] = useState<{ press: number; copied: boolean }>();

  useEffect(() => {
    if (!outcome?.copied) return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const copied = await copyText(text());
    setOutcome((last) => ({ press: (last?.press ?? 0) + 1, copied }));
  };

  const Icon = outcome?.copied ? Check : Copy;
  return (
    <>
      <Button size="sm" className="px-3!" disabled={disabled} aria-describedby={describedBy} onClick={copy}>
        <Icon aria-hidden className="size-4" />
        <span aria-live="polite">{outcome?.copied ? 'Copiado' : 'Copiar'}</span>
      </Button>
      <Notice
        notice={
          outcome && !outcome.copied
            ? { key: outcome.press, variant: 'danger', text: 'No se pudo copiar. Selecciona el texto y cópialo.' }
            : undefined
        }
        onLeave={() => setOutcome(undefined)}
      />
    </>
  );
}
