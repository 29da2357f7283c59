import type { ColumnChoice } from '~/shared/list/columns-button';
import type { ListColumn } from '~/shared/list/list-row';
import { Moment, shown } from '~/shared/record/cells';
import type { Promotion } from '../api/promotion';
import { copy } from '../copy';
import { channelsText, dayText, methodsText, StatusBadge, typeLabel, Usage, valueText } from '../terms';
import { SORTABLE } from './promotion-search';

type ColumnId = keyof typeof copy.columns;

export const COLUMN_IDS = Object.keys(copy.columns) as ColumnId[];

/** Columns of who chose none, where the screen has room for more and where it has not. */
export const FIRST_WIDE: readonly string[] = COLUMN_IDS.filter((id) => id !== 'updated');
export const FIRST_NARROW: readonly string[] = ['name', 'value', 'uses', 'budget', 'status'];

export const COLUMN_CHOICE: ColumnChoice = {
  key: 'atalaya.promotions.columns',
  fixed: 'name',
  most: COLUMN_IDS.length,
  isKnown: (id) => Object.hasOwn(copy.columns, id),
};

export const columnTitle = (id: string) => copy.columns[id as ColumnId];

/** The field that the platform sorts by when a heading is pressed. */
const SORTS: Readonly<Record<string, string>> = { period: 'endsAt', updated: 'updatedAt' };

export function tableColumn(id: string): ListColumn<Promotion> {
  const field = SORTS[id] ?? id;
  return {
    ...{ id: field, title: columnTitle(id), sortable: SORTABLE.includes(field) },
    secondary: ['reach', 'period', 'updated'].includes(id),
    cell: (promotion) => <PromotionCell column={id as ColumnId} promotion={promotion} />,
  };
}

/** What a card shows of a promotion. */
export const CARD_COLUMNS: readonly ListColumn<Promotion>[] = [
  'name',
  'status',
  'value',
  'period',
  'uses',
  'budget',
].map(tableColumn);

const LOWER = 'block text-xs text-muted';

function PromotionCell({ column, promotion }: { column: ColumnId; promotion: Promotion }) {
  switch (column) {
    case 'name':
      return (
        <span className="block min-w-0">
          <bdi className="font-semibold">{shown(promotion.name)}</bdi>
          <bdi className={`${LOWER} font-mono break-all`}>{shown(promotion.code)}</bdi>
        </span>
      );
    case 'value':
      return (
        <>
          <span className="font-semibold whitespace-nowrap">{valueText(promotion)}</span>
          <span className={LOWER}>{typeLabel(promotion.type)}</span>
        </>
      );
    case 'reach':
      return (
        <>
          <bdi>{channelsText(promotion.channels)}</bdi>
          <span className={LOWER}>{methodsText(promotion.paymentMethods)}</span>
        </>
      );
    case 'period':
      return (
        <span className="block font-mono text-xs">
          {[promotion.startsAt, promotion.endedAt ?? promotion.endsAt].map((moment, index) => (
            <span key={String(index)} className="block whitespace-nowrap">
              {dayText(moment)}
            </span>
          ))}
        </span>
      );
    case 'uses':
    case 'budget':
      return <Usage promotion={promotion} of={column} />;
    case 'status':
      return <StatusBadge status={promotion.status} />;
    case 'updated':
      return (
        <>
          <bdi>{shown(promotion.updatedBy.name)}</bdi>
          <span className={LOWER}>
            <Moment value={promotion.updatedAt} />
          </span>
        </>
      );
  }
}
