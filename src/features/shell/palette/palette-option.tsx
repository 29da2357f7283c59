import { clsx } from 'clsx';
import { CornerDownLeft } from 'lucide-react';
import type { FoundEntry } from './palette-search';

interface PaletteOptionProps {
  id: string;
  entry: FoundEntry;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
}

/** One option; the pointer makes it the active one, as the arrows do. */
export function PaletteOption({ id, entry, active, onActive, onChoose }: PaletteOptionProps) {
  const { icon: Icon, label, labelHits, hint, also, alsoHits } = entry;
  const beside = alsoHits && also ? <Marked text={also} hits={alsoHits} /> : hint;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={active ? undefined : onActive}
      // A press must not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'palette-option flex min-h-9.5 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5',
        active && 'bg-primary-soft text-primary',
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-0 flex-1">
        <Marked text={label} hits={labelHits} />
      </span>
      {beside && <span className="max-w-[45%] text-right text-sm text-muted">{beside}</span>}
      {active && (
        <CornerDownLeft
          aria-hidden
          className="h-4.5 w-5.5 shrink-0 rounded-sm border border-line-strong bg-surface p-0.5 text-muted max-sm:hidden"
        />
      )}
    </div>
  );
}

/** A text with the characters that were hit in bold. */
function Marked({ text, hits }: { text: string; hits: ReadonlySet<number> }) {
  if (hits.size === 0) return <span>{text}</span>;
  const runs: { hit: boolean; text: string }[] = [];
  for (const [at, character] of Array.from(text.normalize('NFC')).entries()) {
    const last = runs.at(-1);
    if (last && last.hit === hits.has(at)) last.text += character;
    else runs.push({ hit: hits.has(at), text: character });
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text have no other name
  return runs.map((run, at) => (run.hit ? <b key={at}>{run.text}</b> : <span key={at}>{run.text}</span>));
}
