import { ChangeHistory } from '~/shared/audit/change-history';
import { Moment } from '~/shared/record/cells';
import type { Promotion } from '../api/promotion';
import { comparedTerms } from '../terms';
import { copy } from './copy';

/** What was done to a promotion, with each value before and after. */
export function PromotionChanges({ promotion: { promotionId, type } }: { promotion: Promotion }) {
  return (
    <ChangeHistory
      entity="promotion"
      entityId={promotionId}
      fields={comparedTerms(type)}
      deeds={copy.deeds}
      Moment={Moment}
    />
  );
}
