import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyDialog } from '~/shared/ui/lazy-part';
import { copy } from '../copy';
import { filterText, type LogChip } from '../search/filter-text';

const ChipEditor = lazyDialog(
  () => import('./chip-editor').then((module) => module.ChipEditor),
  ({ onDone }) => onDone(undefined),
  ({ type, value }) => <bdi className="font-semibold">{filterText(type, value)}</bdi>,
);

interface EditableValueProps {
  chip: LogChip;
  onChange: (value: string) => void;
}

/** The value of a filter in its chip: a press edits it where it stands. */
export function EditableValue({ chip: { key, value, label, text }, onChange }: EditableValueProps) {
  const [edited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (edited) {
    return (
      <ChipEditor
        type={key}
        value={value}
        onDone={(next, left) => {
          flushSync(() => setEdited(false));
          if (!left) button.current?.focus();
          if (next !== undefined && next !== value) onChange(next);
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      title={copy.editFilter(label)}
      aria-description={copy.editFilter(label)}
      onClick={() => setEdited(true)}
      className="min-h-6 min-w-0 rounded text-left font-semibold hover:underline"
    >
      <bdi>{text}</bdi>
    </button>
  );
}
