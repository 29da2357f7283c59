import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '~/shared/ui/button';
import type { TraceEntry } from '../api/trace-entry';
import { orderOf } from '../api/trace-entry';
import { HIDE_DETAILS, SHOW_DETAILS, selectLabel } from '../copy';
import { TimelineLink } from '../entry/timeline-link';
import type { LogRowsProps } from './log-row';

interface DetailButtonProps {
  open: boolean;
  /** Id of the panel that it opens. */
  controls: string;
  onToggle: () => void;
  /** Index of the row among all results. */
  index: number;
  tabIndex: number;
  /** Ids of what tells its row from the others. */
  describedBy: string;
}

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
      {order !== undefined && <TimelineLink order={order} label="" tabIndex={tabIndex} />}
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

/** Opens and closes the details of a row, and says which of both. */
function DetailButton({ open, controls, onToggle, index, tabIndex, describedBy }: DetailButtonProps) {
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Button
      variant="link"
      size="sm"
      // As wide as the longer of both texts: what stands before it stays where it is.
      className="min-w-30 justify-end!"
      data-row-toggle={index}
      tabIndex={tabIndex}
      aria-describedby={describedBy}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon aria-hidden className="size-4" />
      {open ? HIDE_DETAILS : SHOW_DETAILS}
    </Button>
  );
}
