import { Moment, shown } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import type { Promotion } from '../api/promotion';
import { SORTABLE } from '../api/promotion-api';
import { copy } from '../copy';
import { channelsText, dayText, methodsText, StatusBadge, typeLabel, Usage, valueText } from '../terms';

type ColumnId = keyof typeof copy.columns;

/** How promotions are listed. */
export const PROMOTIONS = recordList<Promotion, ColumnId>({
  words: copy,
  idOf: ({ promotionId }) => promotionId,
  nameOf: ({ name }) => shown(name),
  copyOf: ({ code }) => code ?? '',
  key: 'atalaya.promotions.columns',
  titles: copy.columns,
  wide: ['name', 'value', 'reach', 'period', 'uses', 'budget', 'status'],
  narrow: ['name', 'value', 'uses', 'budget', 'status'],
  cards: ['name', 'status', 'value', 'period', 'uses', 'budget'],
  sortable: SORTABLE,
  fields: { period: 'endsAt', updated: 'updatedAt' },
  primary: ['name', 'value', 'uses', 'budget', 'status'],
  cell: (column, promotion) => <PromotionCell column={column} promotion={promotion} />,
});

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
