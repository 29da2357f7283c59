import { useId, useMemo, useRef, useState } from 'react';
import { CopyButton } from '../../shared/ui/copy-button';
import { bodyText } from './body-text';
import { CutNote } from './cut-note';
import { RevealButton } from './reveal-button';
import { useReveal } from './use-reveal';

/** Laying out a text area costs about 0.7 ms for each thousand characters: more than this is drawn only on demand. */
const SHOWN = 100_000;

/** A request or response in its read-only area; what is copied is always the whole text (section 2), masked. */
export function BodyArea({ label, body }: { label: string; body: unknown }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [whole, setWhole] = useState(false);
  const { mayReveal, revealed, reveal, hide } = useReveal();
  const limit = whole ? Number.POSITIVE_INFINITY : SHOWN;
  const masked = useMemo(() => bodyText(body, limit), [body, limit]);
  const plain = useMemo(() => (mayReveal ? bodyText(body, limit, false) : ''), [body, limit, mayReveal]);
  const text = revealed ? plain : masked;
  const cut = !whole && text.length > SHOWN;
  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <label id={`${id}-label`} htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="flex items-center gap-1">
          {mayReveal && plain !== masked && (
            <RevealButton revealed={revealed} describedBy={`${id}-label`} onReveal={reveal} onHide={hide} />
          )}
          <CopyButton text={() => bodyText(body)} disabled={masked === ''} describedBy={`${id}-label`} />
        </span>
      </div>
      <textarea
        ref={area}
        id={id}
        readOnly
        rows={10}
        spellCheck={false}
        value={cut ? text.slice(0, SHOWN) : text}
        className="block w-full resize-y rounded-lg border border-line-strong bg-surface p-3 font-mono text-xs text-ink"
      />
      {cut && (
        <CutNote
          shown={SHOWN}
          onShowWhole={() => {
            setWhole(true);
            area.current?.focus();
          }}
        />
      )}
    </div>
  );
}
