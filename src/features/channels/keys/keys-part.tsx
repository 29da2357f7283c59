import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Moment, shown } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { AlertBox, type Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { type Channel, type ChannelKey, parseChannel } from '../api/channel';
import { channelChanged, channelWrites } from '../api/channel-api';
import { copy as recordCopy } from '../record/copy';
import { heldKeys, hintOf, keyStatusLabel } from '../terms';
import { copy } from './copy';

const KeyDialog = lazyDialog(() => import('./key-dialog').then((module) => module.KeyDialog));
const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog<Channel>));

const TONES: Readonly<Record<string, Tone>> = { VALID: 'success', RETIRING: 'warning' };

/** The keys of a channel: which hold, until when, and who made and revoked them; none with its text. */
export function KeysPart({ channel }: { channel: Channel }) {
  const client = useQueryClient();
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ChannelKey>();
  const [isChanged, setChanged] = useState(false);
  const [said, setSaid] = useState('');
  const { channelId, keys, actions, version } = channel;
  const held = heldKeys(channel);
  const mayMake = actions.includes('CREATE_KEY') || actions.includes('ROTATE_KEY');
  const other = held.find(({ keyId }) => keyId !== revoking?.keyId);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{copy.intro}</p>
        {mayMake && (
          <Button {...onIntent(KeyDialog)} onClick={() => setMaking(true)}>
            <KeyRound aria-hidden className="size-4" />
            {actions.includes('CREATE_KEY') ? copy.create : copy.rotate}
          </Button>
        )}
      </div>
      {!mayMake && held.length > 1 && <p className="mb-3 text-sm text-muted">{copy.full}</p>}
      <p role="status" className="mb-3 text-sm text-muted empty:hidden">
        {said}
      </p>
      {keys.length === 0 && <p>{copy.none}</p>}
      <ul>
        {keys.map((key) => {
          const isHeld = held.includes(key);
          const end = key.revokedAt ?? key.endsAt;
          return (
            <li key={key.keyId} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5">
              <bdi className="font-mono font-semibold">{hintOf(key)}</bdi>
              <Badge tone={TONES[key.status ?? ''] ?? 'neutral'}>{keyStatusLabel(key.status)}</Badge>
              {isHeld && (
                <Button
                  size="sm"
                  className="ml-auto"
                  aria-label={copy.revokeOf(hintOf(key))}
                  {...onIntent(ActDialog)}
                  onClick={() => {
                    setSaid('');
                    setChanged(false);
                    setRevoking(key);
                  }}
                >
                  {copy.revoke}
                </Button>
              )}
              <p className="w-full text-sm text-muted">
                <bdi>{copy.made(shown(key.createdBy.name))}</bdi> <Moment value={key.createdAt} />
                {end !== null && (
                  <>
                    {' · '}
                    <bdi>
                      {key.revokedBy ? copy.revokedBy(shown(key.revokedBy.name)) : isHeld ? copy.ends : copy.ended}
                    </bdi>{' '}
                    <Moment value={end} />
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {making && <KeyDialog channel={channel} onClose={() => setMaking(false)} />}
      {revoking && (
        <ActDialog
          key={revoking.keyId}
          open
          title={copy.revokeOf(hintOf(revoking))}
          text={copy.revokeText}
          effect={copy.revoke}
          danger
          reason="required"
          act={{
            name: `channel.REVOKE_KEY ${channelId} ${revoking.keyId}`,
            send: (reason: string, key: string) =>
              channelWrites.revokeKey(channelId, revoking.keyId ?? '', { reason, version: version ?? 0 }, key),
          }}
          onDone={(now) => {
            channelChanged(client, now);
            setSaid(copy.revoked);
            setRevoking(undefined);
          }}
          onConflict={(current) => {
            const now = parseChannel(current);
            if (now) channelChanged(client, now);
            setChanged(true);
          }}
          onClose={() => setRevoking(undefined)}
        >
          <p className="rounded-lg bg-sunken px-4 py-2.5 font-medium">
            {other ? copy.otherKey(hintOf(other)) : copy.onlyKey}
          </p>
          {isChanged && <AlertBox variant="warning">{recordCopy.changedMeanwhile}</AlertBox>}
        </ActDialog>
      )}
    </>
  );
}
