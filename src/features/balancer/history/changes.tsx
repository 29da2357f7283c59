import { ChangeHistory } from '~/shared/audit/change-history';
import { Moment } from '~/shared/record/cells';
import { FIELDS } from '../fields';
import { copy } from './copy';

/** What was done to a node, or to all of them. */
export function Changes({ entityId }: { entityId?: string }) {
  return <ChangeHistory entity="balancer" entityId={entityId} fields={FIELDS} deeds={copy.deeds} Moment={Moment} />;
}
