import { Copy, Eye, EyeOff, Upload } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { RowButtonsProps } from '~/shared/list/list-row';
import { OpenButton } from '~/shared/record/open-button';
import { RecordRows } from '~/shared/record/record-rows';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { Property, PropertyPage } from '../api/property';
import { copy } from '../copy';
import { useReveal } from '../reveal/reveal';
import type { RevealAsked } from '../reveal/reveal-dialog';
import { isSecret, keyOf } from '../terms';
import { PROPERTIES } from './columns';
import type { PropertySearch } from './property-search';

interface PropertyRowsProps {
  found: PropertyPage;
  search: PropertySearch;
  onPage: (page: number) => void;
  onReveal: (asked: RevealAsked) => void;
  onPublish: (propertyIds: readonly string[]) => void;
}

/** One page of properties. */
export function PropertyRows({ found, search, onPage, onReveal, onPublish }: PropertyRowsProps) {
  return (
    <Reveals value={onReveal}>
      <RecordRows
        {...{ list: PROPERTIES, rows: found.properties, found, search, onPage }}
        onOpen={search.openProperty}
        onClose={search.closeProperty}
        Buttons={RowButtons}
        acts={(chosen) =>
          chosen.every(({ actions }) => actions.includes('PUBLISH')) && (
            <Button size="sm" onClick={() => onPublish(chosen.map(({ propertyId }) => propertyId))}>
              <Upload aria-hidden className="size-4" />
              {copy.publishSome(chosen.length)}
            </Button>
          )
        }
      />
    </Reveals>
  );
}

/** Rows keep their buttons for good: what these ask for comes this way. */
const Reveals = createContext<(asked: RevealAsked) => void>(() => undefined);

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
