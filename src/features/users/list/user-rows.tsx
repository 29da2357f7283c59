import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { useLaneScreen, useWideScreen } from '~/shared/hooks/use-media';
import { ColumnsButton, useColumns } from '~/shared/list/columns-button';
import { ExportButton, lazyExport } from '~/shared/list/export-button';
import type { ListLook, ListRow, RowButtonsProps } from '~/shared/list/list-row';
import { ListRows } from '~/shared/list/list-rows';
import { SelectionBar, useSelection } from '~/shared/list/selection';
import { OpenButton } from '~/shared/record/open-button';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { User, UserPage } from '../api/user';
import { copy } from '../copy';
import { fullName } from '../terms';
import { CARD_COLUMNS, COLUMN_CHOICE, COLUMN_IDS, columnTitle, FIRST_NARROW, FIRST_WIDE, tableColumn } from './columns';
import type { UserSearch } from './user-search';

const UsersExport = lazyExport(async () => (await import('./export-users')).exportPlan);

const LOOK: ListLook = {
  cell: 'px-2 first:pl-3.5',
  end: 'pr-2',
  scrolls: true,
  cards: 'grid gap-3 md:grid-cols-2',
  card: 'flex flex-col gap-1.5',
};

interface UserRowsProps {
  found: UserPage;
  search: UserSearch;
  onPage: (page: number) => void;
}

/** One page of accounts. */
export function UserRows({ found, search, onPage }: UserRowsProps) {
  const { users, page, size, total } = found;
  const wide = useWideScreen();
  const columns = useColumns(COLUMN_CHOICE, useLaneScreen() ? FIRST_WIDE : FIRST_NARROW);
  const selection = useSelection<string, User>(JSON.stringify(search.filters));
  const copyText = useCopy(copy);
  const rows = useMemo(() => users.map((row, index) => ({ id: row.userId, index, row })), [users]);
  const { shown } = columns;
  const tableColumns = useMemo(() => shown.map(tableColumn), [shown]);
  return (
    <ListRows
      caption={copy.results}
      rows={rows}
      columns={tableColumns}
      cardColumns={CARD_COLUMNS}
      look={LOOK}
      sort={search.sort}
      onSort={search.sortBy}
      open={search.open}
      onPress={search.openUser}
      onUnpress={search.closeUser}
      selection={selection}
      selectionBar={
        <SelectionBar label={copy.selection} text={copy.selected(selection.rows.size)} onClear={selection.clear}>
          <Button size="sm" onClick={() => copyText([...selection.rows.values()].map(({ email }) => email).join('\n'))}>
            <Copy aria-hidden className="size-4" />
            {copy.copyEmails}
          </Button>
        </SelectionBar>
      }
      selectLabel={rowLabel}
      onCopy={({ email }) => void copyText(email ?? '')}
      Buttons={OpenDetails}
      paging={{ page, pageSize: size, total, onPage, onSize: search.setSize }}
      above={
        <div className="mb-2 flex justify-end gap-2">
          <ColumnsButton
            hidden={!wide}
            columns={columns}
            hint={copy.columnsHint}
            all={() => COLUMN_IDS}
            titleOf={columnTitle}
            size="sm"
          />
          <ExportButton
            Dialog={UsersExport}
            subject={{ total, filters: search.filters, sort: search.sort }}
            size="sm"
          />
        </div>
      }
    />
  );
}

const rowLabel = ({ row }: ListRow<User, string>) => copy.selectLabel(fullName(row));

const OpenDetails = (props: RowButtonsProps<User, string>) => (
  <OpenButton {...props} label={() => copy.detailsLabel(fullName(props.row))} />
);
