import { clsx } from 'clsx';
import { type ComponentType, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { HourFormat } from '../storage/preferences';

/** A value of each row, under its name. */
export interface ListColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Of its cells. */
  className?: string | undefined;
  /** Figures stand at the right. */
  right?: boolean;
  /** Whether its heading sorts by it. */
  sortable?: boolean;
  /** Whether it makes room for a record beside the list, which shows its value. */
  secondary?: boolean;
}

/** A row of the page. */
export interface ListRow<Row, Id> {
  id: Id;
  /** What the keys count by, and what tells rows apart to the eye. */
  index: number;
  row: Row;
}

/** A row and how it stands, for the buttons in it; the last one, with `data-row-toggle`, opens it. */
export interface RowButtonsProps<Row, Id> extends ListRow<Row, Id> {
  open: boolean;
  /** Only one row is in the tab sequence (roving tabindex). */
  tabIndex: 0 | -1;
  /** Id of the panel with its details. */
  panel: string;
  /** Ids of what tells this row from the others. */
  describedBy: string;
  onPress: () => void;
}

/** Classes that differ from list to list. */
export interface ListLook {
  cell: string;
  /** Of the last column. */
  end: string;
  /** Whether more columns than fit scroll inside the table. */
  scrolls?: boolean;
  /** Of the list of cards, and of each card. */
  cards: string;
  card: string;
  /** Of the buttons of a row, in the table and in a card. */
  actions?: string;
  cardActions?: string;
}

/** What a row tells the list; the same functions for good. */
interface RowWays<Row, Id> {
  /** @returns what takes it back */
  press: (id: Id) => () => void;
  select: (id: Id, row: Row) => void;
  focus: (id: Id) => void;
}

/** What all rows of a list are drawn with: the same objects for as long as it is the same. */
interface CommonProps<Row, Id> {
  columns: readonly ListColumn<Row>[];
  Buttons: ComponentType<RowButtonsProps<Row, Id>>;
  selectLabel: (row: ListRow<Row, Id>) => string;
  look: ListLook;
}

/** One page of rows, at most one of them open. */
export interface RowsProps<Row, Id> extends CommonProps<Row, Id> {
  rows: readonly ListRow<Row, Id>[];
  /** A row was pressed; its own button does the same. */
  onPress: (id: Id) => void;
  /** Takes that back: it was the first half of a double click. */
  onUnpress: (id: Id) => void;
  onSelect: (id: Id, row: Row) => void;
  /** One of the controls of a row got the focus. */
  onCurrent: (id: Id) => void;
  /** Id of the open row. */
  open: Id | undefined;
  isSelected: (id: Id) => boolean;
  /** Id of the row in the tab sequence; the keys lead to the others. */
  current: Id | undefined;
  /** Id of the row that had the focus last, on whatever page it is. */
  held: Id | undefined;
  /** How cells write dates. */
  hours: HourFormat;
  /** Stands below the open row. */
  details?: ((row: Row) => ReactNode) | undefined;
}

/** One row as it is drawn, so that only what has changed is drawn anew. */
export interface RowProps<Row, Id> extends CommonProps<Row, Id> {
  row: ListRow<Row, Id>;
  open: boolean;
  selected: boolean;
  tabIndex: 0 | -1;
  panel: string;
  hours: HourFormat;
  ways: RowWays<Row, Id>;
  details: ReactNode;
}

/** The rows as table and cards draw them, each with the key of its element. */
export function useRows<Row, Id>(props: RowsProps<Row, Id>): { key: number; props: RowProps<Row, Id> }[] {
  const { rows, columns, Buttons, selectLabel, look, open, isSelected, current, held, hours, details } = props;
  const id = useId();
  const keys = useKeys(rows, held);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [ways] = useState(
    (): RowWays<Row, Id> => ({
      press: (id) => {
        const { onPress, onUnpress } = latest.current;
        onPress(id);
        return () => onUnpress(id);
      },
      select: (...selected) => latest.current.onSelect(...selected),
      focus: (id) => latest.current.onCurrent(id),
    }),
  );
  return rows.map((row, position) => ({
    key: keys[position] ?? position,
    props: {
      ...{ row, columns, Buttons, selectLabel, look, hours, ways },
      open: row.id === open,
      selected: isSelected(row.id),
      tabIndex: row.id === current ? 0 : -1,
      panel: `${id}-${keys[position]}`,
      details: row.id === open && details?.(row.row),
    },
  }));
}

/**
 * The keys of the rows' elements. A row that stays keeps its own; one that comes takes over that of one that has gone,
 * so that another page is written into the elements of the one before. Nobody takes over the row that had the focus.
 */
function useKeys<Id>(rows: readonly ListRow<unknown, Id>[], held: Id | undefined): readonly number[] {
  const [last, setLast] = useState(() => ({ rows, keys: rows.map((_, position) => position), next: rows.length }));
  if (last.rows === rows) return last.keys;
  const stay = new Set(rows.map(({ id }) => id));
  const own = new Map<Id, number>();
  const free: number[] = [];
  for (const [position, key] of last.keys.entries()) {
    const id = last.rows[position]?.id as Id;
    if (stay.has(id)) own.set(id, key);
    else if (id !== held) free.push(key);
  }
  let { next } = last;
  const keys = rows.map(({ id }) => {
    const key = own.get(id) ?? free.shift() ?? next++;
    // Of two rows with one id the second is a row of its own.
    own.delete(id);
    return key;
  });
  setLast({ rows, keys, next });
  return keys;
}

/** What can be done with a row: select it, and what the list offers. */
export function RowActions<Row, Id>(props: RowProps<Row, Id>) {
  const { row, open, selected, tabIndex, panel, ways, selectLabel, look, Buttons } = props;
  return (
    <span data-row-actions className={clsx('inline-flex items-center justify-end gap-1 print:hidden', look.actions)}>
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={selectLabel(row)}
        checked={selected}
        onChange={() => ways.select(row.id, row.row)}
        className="m-1 size-4 accent-primary"
      />
      <Buttons
        {...row}
        {...{ open, tabIndex, panel }}
        describedBy={`${panel}-0 ${panel}-1 ${panel}-2`}
        onPress={() => ways.press(row.id)}
      />
    </span>
  );
}
