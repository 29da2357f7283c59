import { useQuery } from '@tanstack/react-query';
import { Modal } from '~/shared/ui/overlay/modal';
import { BeforeData } from '~/shared/write/before-data';
import { useLeaving } from '~/shared/write/leave-dialog';
import type { Channel } from '../api/channel';
import { channelQueries } from '../api/channel-api';
import type { Writing } from '../list/channel-search';
import { nameOf } from '../terms';
import { ChannelEditor } from './channel-editor';
import { copy } from './copy';

interface ChannelDialogProps extends Writing {
  onDone: (channel: Channel) => void;
  onClose: () => void;
}

/** A channel is written: something new, a copy of one, or one that there is. */
export function ChannelDialog({ kind, channelId, onDone, onClose }: ChannelDialogProps) {
  const name = `channel.${kind} ${channelId}`;
  const leaving = useLeaving(name, onClose);
  const query = useQuery({ ...channelQueries.one(channelId), enabled: kind !== 'new' });
  const { data } = query;
  const title = kind === 'new' || !data ? copy.create : copy[kind === 'copy' ? 'duplicate' : 'edit'](nameOf(data));
  return (
    <>
      <Modal title={title} open onClose={leaving.leave} guarded wide>
        {kind === 'new' || data ? (
          <ChannelEditor {...{ kind, name, onDone, onClose }} from={data} onLeave={leaving.leave} />
        ) : (
          <BeforeData query={query} title={title} failed={copy.failed} notFound={copy.notFound} />
        )}
      </Modal>
      {leaving.dialog}
    </>
  );
}
