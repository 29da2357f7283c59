import { Button } from '~/shared/ui/button';
import { Modal } from '~/shared/ui/overlay/modal';
import { copy } from './copy';
import { showRange, toRelative } from './date-range';

interface LinkDatesProps {
  /** start_end */
  range: string;
  open: boolean;
  onClose: () => void;
  onChoose: (dates: 'fixed' | 'relative') => void;
}

/** Asks whether the dates of a link are meant fixed or relative. */
export function LinkDates({ range, open, onClose, onChoose }: LinkDatesProps) {
  return (
    <Modal title={copy.linkDates} text={copy.relativeHint} open={open} onClose={onClose}>
      <div className="mt-5 flex flex-col gap-2.5">
        <Button variant="primary" onClick={() => onChoose('fixed')}>
          {copy.fixedDates(showRange(range))}
        </Button>
        <Button onClick={() => onChoose('relative')}>{copy.relativeDates(toRelative(range))}</Button>
      </div>
    </Modal>
  );
}
