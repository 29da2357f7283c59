import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo } from 'react';
import { maskText } from '../../shared/lib/mask';
import { visibleText } from '../../shared/lib/visible-text';
import { Button } from '../../shared/ui/button';
import { Modal, ModalActions } from '../../shared/ui/modal';
import { columnOf, MAX_COLUMNS } from './columns';
import { COLUMNS } from './copy';
import { CLOSE, COLUMNS_HINT, DEFAULT_COLUMNS, moveDownLabel, moveUpLabel } from './later-copy';
import { firstOf, type TraceList } from './trace-list';

interface ColumnsModalProps {
  entries: TraceList;
  members: readonly string[];
  open: boolean;
  onClose: () => void;
  /** Null brings back the specified ones. */
  onChange: (members: string[] | null) => void;
}

/** Entries that are looked at for their members. */
const LOOKED_AT = 1000;

/** Which members are columns, and in which order; free members of the entries included. */
export function ColumnsModal({ entries, members, open, onClose, onChange }: ColumnsModalProps) {
  const found = useMemo(() => new Set(firstOf(entries, LOOKED_AT).flatMap((entry) => Object.keys(entry))), [entries]);
  const others = [...found].filter((member) => !members.includes(member)).sort();
  const move = (place: number, by: number) => {
    const next = [...members];
    next.splice(place + by, 0, ...next.splice(place, 1));
    onChange(next);
  };
  return (
    <Modal title={COLUMNS} text={COLUMNS_HINT} open={open} onClose={onClose}>
      <ul className="mt-4 max-h-80 overflow-y-auto">
        {[...members, ...others].map((member, place) => {
          const isColumn = place < members.length;
          const title = visibleText(maskText(columnOf(member).title));
          return (
            <li key={member} className="flex items-center justify-between gap-2">
              <label className="flex min-h-8 min-w-0 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isColumn}
                  disabled={isColumn ? members.length === 1 : members.length >= MAX_COLUMNS}
                  onChange={() =>
                    onChange(isColumn ? members.filter((other) => other !== member) : [...members, member])
                  }
                  className="size-4 shrink-0 accent-primary"
                />
                <bdi>{title}</bdi>
              </label>
              {isColumn && (
                <span className="flex shrink-0">
                  <Button
                    variant="icon"
                    size="sm"
                    aria-label={moveUpLabel(title)}
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  >
                    <ChevronUp aria-hidden className="size-4" />
                  </Button>
                  <Button
                    variant="icon"
                    size="sm"
                    aria-label={moveDownLabel(title)}
                    disabled={place === members.length - 1}
                    onClick={() => move(place, 1)}
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
          {DEFAULT_COLUMNS}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {CLOSE}
        </Button>
      </ModalActions>
    </Modal>
  );
}
