import { Moment, shown } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import type { Property } from '../api/property';
import { SORTABLE } from '../api/property-api';
import { copy } from '../copy';
import { KeyText } from '../key-text';
import { plainValue } from '../plain-value';
import { useReveal } from '../reveal/reveal';
import { HiddenValue, RevealedValue } from '../reveal/revealed-value';
import { StatusBadge } from '../status-badge';
import { isSecret, keyOf, typeLabel } from '../terms';

type ColumnId = keyof typeof copy.columns;

/** How properties are listed. */
export const PROPERTIES = recordList<Property, ColumnId>({
  words: copy,
  idOf: ({ propertyId }) => propertyId,
  nameOf: keyOf,
  copyOf: ({ key }) => key ?? '',
  key: 'atalaya.properties.columns',
  titles: copy.columns,
  wide: ['key', 'value', 'status', 'updatedAt'],
  narrow: ['key', 'value', 'status', 'updatedAt'],
  cards: ['key', 'status', 'value', 'updatedAt'],
  sortable: SORTABLE,
  primary: ['key', 'value', 'status'],
  cell: (column, property) => <PropertyCell column={column} property={property} />,
});

const LOWER = 'block text-xs text-muted';
const CODE = 'font-mono text-xs';
/** A long value says enough in two lines; the record has it whole. */
const SHORT = 'line-clamp-2 max-w-72 break-all';

function PropertyCell({ column, property }: { column: ColumnId; property: Property }) {
  switch (column) {
    case 'key':
      return (
        <>
          <KeyText text={keyOf(property)} className="text-xs font-semibold" />
          <span className={LOWER}>
            <bdi>{shown(property.service)}</bdi> · {typeLabel(property.type)}
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
