import { clsx } from 'clsx';
import { AS_TEXT, AS_TREE, bodyViewLabel } from './copy';

interface BodyViewSwitchProps {
  /** 'Request' or 'Response'. */
  label: string;
  asTree: boolean;
  onTree: (asTree: boolean) => void;
}

/** A structured body as text, or as a tree. */
export function BodyViewSwitch({ label, asTree, onTree }: BodyViewSwitchProps) {
  return (
    <fieldset className="inline-flex overflow-hidden rounded-lg border border-line-strong bg-surface">
      <legend className="sr-only">{bodyViewLabel(label)}</legend>
      {([false, true] as const).map((tree) => (
        <button
          key={String(tree)}
          type="button"
          aria-pressed={asTree === tree}
          onClick={() => onTree(tree)}
          className={clsx(
            'min-h-6 px-2 text-xs font-medium -outline-offset-2',
            asTree === tree ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {tree ? AS_TREE : AS_TEXT}
        </button>
      ))}
    </fieldset>
  );
}
