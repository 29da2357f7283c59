import { EyeOff } from 'lucide-react';
import type { ColumnChoice } from '~/shared/list/columns-button';
import type { ListColumn } from '~/shared/list/list-row';
import { Moment, shown } from '~/shared/record/cells';
import type { Property } from '../api/property';
import { copy } from '../copy';
import { plainValue } from '../plain-value';
import { useReveal } from '../reveal/reveal';
import { RevealedValue } from '../reveal/revealed-value';
import { StatusBadge } from '../status-badge';
import { isSecret, keyOf } from '../terms';
import { SORTABLE } from './property-search';

type ColumnId = keyof typeof copy.columns;

export const COLUMN_IDS = Object.keys(copy.columns) as ColumnId[];

/** Columns of who chose none. */
export const FIRST: readonly string[] = ['key', 'value', 'status', 'updatedAt'];

export const COLUMN_CHOICE: ColumnChoice = {
  key: 'atalaya.properties.columns',
  fixed: 'key',
  most: COLUMN_IDS.length,
  isKnown: (id) => Object.hasOwn(copy.columns, id),
};

export const columnTitle = (id: string) => copy.columns[id as ColumnId];

export function tableColumn(id: string): ListColumn<Property> {
  return {
    ...{ id, title: columnTitle(id), sortable: SORTABLE.includes(id), secondary: id === 'note' || id === 'updatedAt' },
    cell: (property) => <PropertyCell column={id as ColumnId} property={property} />,
  };
}

/** What a card shows of a property. */
export const CARD_COLUMNS: readonly ListColumn<Property>[] = ['key', 'status', 'value', 'updatedAt'].map(tableColumn);

const LOWER = 'block text-xs text-muted';
const CODE = 'font-mono text-xs';
/** A long value says enough in two lines; the record has it whole. */
const SHORT = 'line-clamp-2 max-w-72 break-all';

function PropertyCell({ column, property }: { column: ColumnId; property: Property }) {
  switch (column) {
    case 'key':
      return (
        <>
          <bdi className={`${CODE} font-semibold break-all`}>{keyOf(property)}</bdi>
          <span className={LOWER}>
            <bdi>{shown(property.service)}</bdi> · <span className="font-mono">{shown(property.type)}</span>
          </span>
        </>
      );
    case 'value':
      return <ValueCell property={property} />;
    case 'status':
      return (
        <>
          <StatusBadge status={property.status} />
          <span className={LOWER}>
            {copy.version(shown(property.version === null ? null : String(property.version)))}
          </span>
        </>
      );
    case 'updatedAt':
      return (
        <>
          <bdi>{shown(property.updatedBy.name)}</bdi>
          <span className={LOWER}>
            <Moment value={property.updatedAt} />
          </span>
        </>
      );
    case 'note':
      return <bdi className={SHORT}>{plainValue(property.note)}</bdi>;
  }
}

function ValueCell({ property }: { property: Property }) {
  const { shown: revealed } = useReveal();
  const { status, value, published } = property;
  if (isSecret(property)) {
    if (revealed?.propertyId === property.propertyId) return <RevealedValue secret={revealed} />;
    return <HiddenValue />;
  }
  if (status !== 'DRAFT') return <bdi className={`${CODE} ${SHORT}`}>{plainValue(value)}</bdi>;
  return (
    <span className={SHORT}>
      <bdi className={`${CODE} font-semibold`}>{plainValue(value)}</bdi>{' '}
      <bdi className="text-xs text-muted">
        {published ? copy.published(plainValue(published.value)) : copy.unpublished}
      </bdi>
    </span>
  );
}

/** In the place of a secret. */
export function HiddenValue() {
  return (
    <span className="inline-flex items-center gap-2 text-muted">
      <span aria-hidden className={CODE}>
        {copy.dots}
      </span>
      <EyeOff role="img" aria-label={copy.hidden} className="size-3.5" />
    </span>
  );
}
