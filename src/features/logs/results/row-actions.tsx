import { orderOf } from '../api/order-of';
import type { TraceEntry } from '../api/trace-entry';
import { selectLabel } from '../copy';
import { StoryLink } from '../timeline/story-link';
import { DetailButton } from './detail-button';
import type { LogRowsProps } from './log-row';

interface RowActionsProps extends Pick<LogRowsProps, 'selected' | 'onSelect' | 'onToggle' | 'current'> {
  entry: TraceEntry;
  index: number;
  open: boolean;
  /** Id of the panel with the details. */
  panel: string;
  /** Ids of what tells this row from the others. */
  describedBy: string;
}

/** What can be done with an entry: select it, read the story of its order, open its details. */
export function RowActions(props: RowActionsProps) {
  const { entry, index, open, panel, describedBy, selected, onSelect, onToggle, current } = props;
  const tabIndex = index === current ? 0 : -1;
  const order = orderOf(entry);
  return (
    <span data-row-actions className="inline-flex items-center justify-end gap-1 max-xl:flex-wrap">
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={selectLabel(index + 1)}
        checked={selected.has(index)}
        onChange={() => onSelect(index)}
        className="m-1 size-4 accent-primary"
      />
      {order !== undefined && <StoryLink order={order} label="" tabIndex={tabIndex} />}
      <DetailButton
        index={index}
        open={open}
        controls={panel}
        tabIndex={tabIndex}
        describedBy={describedBy}
        onToggle={() => onToggle(index)}
      />
    </span>
  );
}
