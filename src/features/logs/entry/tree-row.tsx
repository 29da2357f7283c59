import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { rowClick } from '~/shared/list/row-click';
import { sizeOf } from '../later-copy';
import { isContainer, keyText, sizeOfContainer, type TreeRow, valueText } from './json-tree';

interface TreeItemProps {
  row: TreeRow;
  label: string;
  masked: boolean;
  open: boolean;
  active: boolean;
  matched: boolean;
  onPress: () => void;
  /** Leaves it as it was before the press. */
  onUndo: () => void;
}

/** Deeper rows are not moved to the right any more, there would be no room; they tell their level instead. */
const DEEPEST = 10;

/** A member of an object or an item of a list. */
export function TreeItem({ row, label, masked, open, active, matched, onPress, onUndo }: TreeItemProps) {
  const { key, value, depth, place, siblings } = row;
  const size = isContainer(value) ? sizeOfContainer(value) : 0;
  const brackets = Array.isArray(value) ? '[]' : '{}';
  return (
    // The keys are the tree's own: only one of its items is in the order of the page.
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={size > 0 ? open : undefined}
      aria-selected={active}
      tabIndex={active ? 0 : -1}
      {...rowClick({ act: onPress, undo: onUndo })}
      style={{ paddingLeft: `${Math.min(depth, DEEPEST) * 0.875}rem` }}
      className={clsx(
        'flex min-h-6 items-start gap-1 rounded px-1 -outline-offset-2',
        size > 0 && 'cursor-pointer',
        matched ? 'bg-warning-soft' : active ? 'bg-primary-soft' : 'hover:bg-sunken',
      )}
    >
      <ChevronRight
        aria-hidden
        className={clsx('mt-1 size-4 shrink-0', size === 0 && 'invisible', open && 'rotate-90')}
      />
      <span className="min-w-0 py-0.5 break-words">
        {depth > DEEPEST && <span className="text-muted">{depth} › </span>}
        <bdi className="font-semibold">{key === undefined ? label : keyText(key, masked)}</bdi>
        <span className="text-muted">: </span>
        {isContainer(value) ? (
          <span className="text-muted">{size === 0 ? brackets : sizeOf(size, Array.isArray(value))}</span>
        ) : (
          <bdi>{valueText(value)}</bdi>
        )}
      </span>
    </div>
  );
}
