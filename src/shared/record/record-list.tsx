import type { ComponentType, ReactNode } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import type { ColumnChoice } from '~/shared/list/columns-button';
import type { ListColumn, ListRow, RowButtonsProps } from '~/shared/list/list-row';
import { OpenButton } from './open-button';

interface RecordListWords {
  results: string;
  selection: string;
  selected: (count: number) => string;
  selectLabel: (name: string) => string;
  detailsLabel: (name: string) => string;
  columnsHint: string;
  /** The button that copies what is selected. */
  copyMany: string;
}

interface RecordListOptions<Row, Column extends string> {
  words: RecordListWords;
  idOf: (row: Row) => string;
  /** What people call it; its id unless that tells more. */
  nameOf?: (row: Row) => string;
  /** What is copied of it. */
  copyOf: (row: Row) => string;
  /** Storage key of the columns that a person chose. */
  key: string;
  /** Titles in the order in which they are offered; the first one cannot be taken away. */
  titles: Readonly<Record<Column, string>>;
  /** Columns of who chose none, where the screen has room for more and where it has not. */
  wide: readonly Column[];
  narrow: readonly Column[];
  /** What a card shows. */
  cards: readonly Column[];
  /** What differs in a card. */
  inCard?: Readonly<Partial<Record<Column, Partial<ListColumn<Row>>>>>;
  /** Fields that the platform sorts by, and those whose column is called otherwise. */
  sortable: readonly string[];
  fields?: Readonly<Partial<Record<Column, string>>>;
  /** Figures stand at the right. */
  right?: readonly Column[];
  /** They stay while a record is open beside the list. */
  primary: readonly Column[];
  cell: (column: Column, row: Row) => ReactNode;
}

/** A list of records: what is said of them, and its columns. */
export interface RecordList<Row> {
  words: RecordListWords;
  idOf: (row: Row) => string;
  copyOf: (row: Row) => string;
  choice: ColumnChoice;
  ids: readonly string[];
  titleOf: (id: string) => string;
  wide: readonly string[];
  narrow: readonly string[];
  column: (id: string) => ListColumn<Row>;
  cards: readonly ListColumn<Row>[];
  selectLabel: (row: ListRow<Row, string>) => string;
  Buttons: ComponentType<RowButtonsProps<Row, string>>;
}

/** A list of records as `RecordRows` draws it. */
export function recordList<Row, Column extends string>(options: RecordListOptions<Row, Column>): RecordList<Row> {
  const { words, idOf, copyOf, nameOf = (row) => visibleText(idOf(row)), key, titles, wide, narrow } = options;
  const ids = Object.keys(titles) as Column[];
  const [fixed = ''] = ids;
  const column = (id: Column): ListColumn<Row> => {
    const field = options.fields?.[id] ?? id;
    return {
      id: field,
      title: titles[id],
      right: options.right?.includes(id) ?? false,
      sortable: options.sortable.includes(field),
      secondary: !options.primary.includes(id),
      cell: (row) => options.cell(id, row),
    };
  };
  const opens = (props: RowButtonsProps<Row, string>) => (
    <OpenButton {...props} label={() => words.detailsLabel(nameOf(props.row))} />
  );
  return {
    ...{ words, idOf, copyOf, ids, wide, narrow },
    choice: { key, fixed, most: ids.length, isKnown: (id) => Object.hasOwn(titles, id) },
    titleOf: (id) => titles[id as Column],
    column: (id) => column(id as Column),
    cards: options.cards.map((id) => ({ ...column(id), ...options.inCard?.[id] })),
    selectLabel: ({ row }) => words.selectLabel(nameOf(row)),
    Buttons: opens,
  };
}
