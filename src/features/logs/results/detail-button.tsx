import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '~/shared/ui/button';
import { HIDE_DETAILS, SHOW_DETAILS } from '../copy';

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

/** Opens and closes the details of a row, and says which of both. */
export function DetailButton({ open, controls, onToggle, index, tabIndex, describedBy }: DetailButtonProps) {
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
