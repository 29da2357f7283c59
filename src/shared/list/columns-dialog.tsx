import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../ui/button';
import { Modal, ModalActions } from '../ui/overlay/modal';
import { CLOSE, columnsCopy } from './dialog-copy';

interface ColumnsDialogProps {
  title: string;
  hint: string;
  /** Ids of the columns that are shown, in their order. */
  chosen: readonly string[];
  /** Ids of those that are not. */
  others: readonly string[];
  /** How many may be shown. */
  most: number;
  /** Id of the one that cannot be taken away. */
  fixed: string;
  titleOf: (id: string) => string;
  open: boolean;
  onClose: () => void;
  /** Null brings back those of the beginning. */
  onChange: (chosen: string[] | null) => void;
}

/** Which columns a table shows, and in which order. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { title, hint, chosen, others, most, fixed, titleOf, open, onClose, onChange } = props;
  const move = (index: number, by: number) => {
    const next = [...chosen];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange(next);
  };
  return (
    <Modal title={title} text={hint} open={open} onClose={onClose}>
      <ul className="mt-4 max-h-80 overflow-y-auto">
        {[...chosen, ...others].map((id, index) => {
          const isColumn = index < chosen.length;
          const name = titleOf(id);
          return (
            <li key={id} className="flex items-center justify-between gap-2">
              <label className="flex min-h-8 min-w-0 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isColumn}
                  disabled={isColumn ? id === fixed : chosen.length >= most}
                  onChange={() => onChange(isColumn ? chosen.filter((other) => other !== id) : [...chosen, id])}
                  className="size-4 shrink-0 accent-primary"
                />
                <bdi>{name}</bdi>
              </label>
              {isColumn && (
                <span className="flex shrink-0">
                  <Button
                    variant="icon"
                    size="sm"
                    aria-label={columnsCopy.moveUp(name)}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ChevronUp aria-hidden className="size-4" />
                  </Button>
                  <Button
                    variant="icon"
                    size="sm"
                    aria-label={columnsCopy.moveDown(name)}
                    disabled={index === chosen.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ChevronDown aria-hidden className="size-4" />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <ModalActions>
        <Button variant="link" onClick={() => onChange(null)}>
          {columnsCopy.reset}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {CLOSE}
        </Button>
      </ModalActions>
    </Modal>
  );
}
