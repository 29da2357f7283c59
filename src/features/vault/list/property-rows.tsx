import { Copy, Eye, EyeOff, Upload } from 'lucide-react';
import { createContext, useContext, useMemo } from 'react';
import { useWideScreen } from '~/shared/hooks/use-media';
import { ColumnsButton, useColumns } from '~/shared/list/columns-button';
import type { ListLook, ListRow, RowButtonsProps } from '~/shared/list/list-row';
import { ListRows } from '~/shared/list/list-rows';
import { SelectionBar, useSelection } from '~/shared/list/selection';
import { OpenButton } from '~/shared/record/open-button';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { Property, PropertyPage } from '../api/property';
import { copy } from '../copy';
import { useReveal } from '../reveal/reveal';
import type { RevealAsked } from '../reveal/reveal-dialog';
import { isSecret, keyOf } from '../terms';
import { CARD_COLUMNS, COLUMN_CHOICE, COLUMN_IDS, columnTitle, FIRST, tableColumn } from './columns';
import type { PropertySearch } from './property-search';

const LOOK: ListLook = {
  cell: 'px-2 first:pl-3.5',
  end: 'pr-2',
  scrolls: true,
  cards: 'grid gap-3 md:grid-cols-2',
  card: 'flex flex-col gap-1.5',
};

interface PropertyRowsProps {
  found: PropertyPage;
  search: PropertySearch;
  onPage: (page: number) => void;
  onReveal: (asked: RevealAsked) => void;
  onPublish: (propertyIds: readonly string[]) => void;
}

/** One page of properties. */
export function PropertyRows({ found, search, onPage, onReveal, onPublish }: PropertyRowsProps) {
  const { properties, page, size, total } = found;
  const wide = useWideScreen();
  const columns = useColumns(COLUMN_CHOICE, FIRST);
  const selection = useSelection<string, Property>(JSON.stringify(search.filters));
  const copyText = useCopy(copy);
  const rows = useMemo(() => properties.map((row, index) => ({ id: row.propertyId, index, row })), [properties]);
  const { shown } = columns;
  const tableColumns = useMemo(() => shown.map(tableColumn), [shown]);
  const chosen = [...selection.rows.values()];
  const drafts = chosen.filter(({ actions }) => actions.includes('PUBLISH'));
  return (
    <Reveals value={onReveal}>
      <ListRows
        caption={copy.results}
        rows={rows}
        columns={tableColumns}
        cardColumns={CARD_COLUMNS}
        look={LOOK}
        sort={search.sort}
        onSort={search.sortBy}
        open={search.open}
        onPress={search.openProperty}
        onUnpress={search.closeProperty}
        selection={selection}
        selectionBar={
          <SelectionBar label={copy.selection} text={copy.selected(chosen.length)} onClear={selection.clear}>
            {drafts.length === chosen.length && (
              <Button size="sm" onClick={() => onPublish(drafts.map(({ propertyId }) => propertyId))}>
                <Upload aria-hidden className="size-4" />
                {copy.publishSome(drafts.length)}
              </Button>
            )}
            <Button size="sm" onClick={() => copyText(chosen.map(({ key }) => key).join('\n'))}>
              <Copy aria-hidden className="size-4" />
              {copy.copyKeys}
            </Button>
          </SelectionBar>
        }
        selectLabel={rowLabel}
        onCopy={({ key }) => void copyText(key ?? '')}
        Buttons={RowButtons}
        paging={{ page, pageSize: size, total, onPage, onSize: search.setSize }}
        above={
          <div className="mb-2 flex justify-end">
            <ColumnsButton
              hidden={!wide}
              columns={columns}
              hint={copy.columnsHint}
              all={() => COLUMN_IDS}
              titleOf={columnTitle}
              size="sm"
            />
          </div>
        }
      />
    </Reveals>
  );
}

/** Rows keep their buttons for good: what these ask for comes this way. */
const Reveals = createContext<(asked: RevealAsked) => void>(() => undefined);

const rowLabel = ({ row }: ListRow<Property, string>) => copy.selectLabel(keyOf(row));

function RowButtons(props: RowButtonsProps<Property, string>) {
  const { row, tabIndex } = props;
  const ask = useContext(Reveals);
  const { shown, hide } = useReveal();
  const copyText = useCopy(copy);
  const key = keyOf(row);
  const isShown = shown?.propertyId === row.propertyId;
  const mayReveal = row.actions.includes('REVEAL');
  const label = isShown ? copy.hide(key) : copy.reveal(key);
  const copyLabel = isSecret(row) && !isShown ? copy.copySecret(key) : copy.copyValue(key);
  const copyValue = () => {
    if (!isSecret(row)) void copyText(row.value ?? '');
    else if (isShown) void copyText(shown.value);
    else ask({ property: row, purpose: 'COPY' });
  };
  return (
    <>
      {mayReveal && (
        <Button
          variant="icon"
          size="sm"
          className="w-7!"
          tabIndex={tabIndex}
          aria-label={label}
          title={label}
          onClick={() => (isShown ? hide() : ask({ property: row, purpose: 'SHOW' }))}
        >
          {isShown ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
        </Button>
      )}
      {(mayReveal || !isSecret(row)) && (
        <Button
          variant="icon"
          size="sm"
          className="w-7!"
          tabIndex={tabIndex}
          aria-label={copyLabel}
          title={copyLabel}
          onClick={copyValue}
        >
          <Copy aria-hidden className="size-4" />
        </Button>
      )}
      <OpenButton {...props} label={() => copy.detailsLabel(key)} />
    </>
  );
}
