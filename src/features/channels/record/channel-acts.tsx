import { useQueryClient } from '@tanstack/react-query';
import { Copy, Pause, Pencil, Play, Power, PowerOff } from 'lucide-react';
import { useState } from 'react';
import { serverNow } from '~/session/server-clock';
import { formatCount } from '~/shared/format/numbers';
import { fieldMoment, momentField } from '~/shared/period/moment-field';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { controlStyle } from '~/shared/ui/form/field';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { type Channel, parseChannel } from '../api/channel';
import { channelChanged, channelWrites } from '../api/channel-api';
import { heldKeys } from '../terms';
import { copy } from './copy';

const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog<Channel>));
const ChoiceDialog = lazyDialog(() => import('../form/choice-dialog').then((module) => module.ChoiceDialog<Channel>));

type Act = keyof typeof copy.acts;

const ACTS = Object.keys(copy.acts) as Act[];
const ICONS = { PAUSE: Pause, RESUME: Play, DISABLE: PowerOff, ENABLE: Power };
const STATUSES = { PAUSE: 'PAUSED', RESUME: 'ACTIVE', DISABLE: 'DISABLED', ENABLE: 'ACTIVE' } as const;

/** All of them in one line beside the list. */
const LEAN = `px-2! ${FOOT}`;

const HOUR = 3_600_000;
const LONGEST_PAUSE = 90 * 24 * HOUR;

interface ChannelActsProps {
  channel: Channel;
  onEdit: () => void;
  onDuplicate: () => void;
}

/** What can be done to a channel as it stands, by the platform's word. Its key is the channel. */
export function ChannelActs({ channel, onEdit, onDuplicate }: ChannelActsProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Act>();
  const [isChanged, setChanged] = useState(false);
  const [said, setSaid] = useState('');
  const { channelId, actions, version } = channel;
  const dialog = asked && {
    ...{ title: copy.acts[asked], text: copy.texts[asked], effect: copy.acts[asked], danger: asked === 'DISABLE' },
    onClose: () => setAsked(undefined),
    onDone: (now: Channel) => {
      channelChanged(client, now);
      setSaid(copy.done[asked]);
      setAsked(undefined);
    },
  };
  const name = `channel.${asked} ${channelId}`;
  return (
    <footer className="border-t border-line px-5 py-3 print:hidden">
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {ACTS.filter((act) => actions.includes(act)).map((act) => {
          const Icon = ICONS[act];
          return (
            <Button
              key={act}
              size="sm"
              className={LEAN}
              {...onIntent(act === 'PAUSE' ? ChoiceDialog : ActDialog)}
              onClick={() => {
                setSaid('');
                setChanged(false);
                setAsked(act);
              }}
            >
              <Icon aria-hidden className="size-4" />
              {copy.acts[act]}
            </Button>
          );
        })}
        <Button size="sm" className={`ml-auto ${LEAN}`} onClick={onDuplicate}>
          <Copy aria-hidden className="size-4" />
          {copy.duplicate}
        </Button>
        {actions.includes('EDIT') && (
          <Button variant="primary" size="sm" className={LEAN} onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            {copy.edit}
          </Button>
        )}
      </div>
      {dialog && asked === 'PAUSE' && (
        <ChoiceDialog
          {...dialog}
          {...{ name, version }}
          choice={{
            ...{ label: copy.until, hint: () => copy.untilHint, first: momentField(serverNow() + HOUR) },
            fault: (choice) => {
              const ahead = Date.parse(fieldMoment(choice)) - serverNow();
              return ahead > 0 && ahead < LONGEST_PAUSE ? undefined : copy.untilFault;
            },
            control: (control, field) => (
              <input type="datetime-local" {...control} {...field} className={controlStyle} />
            ),
          }}
          send={({ choice, ...body }, key) =>
            channelWrites.setStatus(channelId, { ...body, status: 'PAUSED', until: fieldMoment(choice) }, key)
          }
          onConflict={(now) => channelChanged(client, now)}
        >
          <Consequence channel={channel} act={asked} />
        </ChoiceDialog>
      )}
      {dialog && asked !== 'PAUSE' && (
        <ActDialog
          key={asked}
          open
          {...dialog}
          reason="required"
          act={{
            name,
            send: (reason: string, key: string) =>
              channelWrites.setStatus(channelId, { status: STATUSES[asked], reason, version: version ?? 0 }, key),
          }}
          onConflict={(current) => {
            const now = parseChannel(current);
            if (now) channelChanged(client, now);
            setChanged(true);
          }}
        >
          <Consequence channel={channel} act={asked} />
          {isChanged && <AlertBox variant="warning">{copy.changedMeanwhile}</AlertBox>}
        </ActDialog>
      )}
    </footer>
  );
}

/** What comes of it, in figures. */
function Consequence({ channel, act }: { channel: Channel; act: Act }) {
  const { operations24h } = channel;
  const isStopped = act === 'PAUSE' || act === 'DISABLE';
  const text = isStopped
    ? operations24h === 0
      ? copy.stopsNone
      : operations24h === 1
        ? copy.stopsOne
        : copy.stops(operations24h === null ? '' : formatCount(operations24h))
    : heldKeys(channel).length === 0
      ? copy.withoutKeys
      : '';
  if (text === '' || (isStopped && operations24h === null)) return null;
  return <p className="rounded-lg bg-sunken px-4 py-2.5 font-medium">{text}</p>;
}
