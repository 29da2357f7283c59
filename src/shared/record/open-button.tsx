import { ChevronRight } from 'lucide-react';
import { visibleText } from '~/shared/format/visible-text';
import { isBesideScreen } from '~/shared/hooks/use-media';
import type { RowButtonsProps } from '~/shared/list/list-row';
import { Button } from '~/shared/ui/button';

interface OpenButtonProps extends Omit<RowButtonsProps<unknown, string>, 'row'> {
  /** Names the button by the record's id. */
  label: (id: string) => string;
}

/** The button of a row that opens the details of its record. */
export function OpenButton({ id, index, open, tabIndex, onPress, label }: OpenButtonProps) {
  return (
    <Button
      variant="icon"
      size="sm"
      data-row-toggle={index}
      data-record={id}
      tabIndex={tabIndex}
      aria-haspopup={isBesideScreen() ? undefined : 'dialog'}
      aria-expanded={open}
      aria-label={label(visibleText(id))}
      className="w-7!"
      onClick={() => {
        onPress();
        document.querySelector<HTMLElement>('.record-panel')?.focus({ preventScroll: true });
      }}
    >
      <ChevronRight aria-hidden className="size-4" />
    </Button>
  );
}
