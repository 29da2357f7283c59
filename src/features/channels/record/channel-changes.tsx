import { ChangeHistory } from '~/shared/audit/change-history';
import { Moment } from '~/shared/record/cells';
import { COMPARED } from './compared';
import { copy } from './copy';

/** What was done to a channel or, without one, to any, with each value before and after. */
export function ChannelChanges({ channelId }: { channelId?: string }) {
  return <ChangeHistory entity="channel" entityId={channelId} fields={COMPARED} deeds={copy.deeds} Moment={Moment} />;
}
