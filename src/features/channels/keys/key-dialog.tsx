import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { serverNow } from '~/session/server-clock';
import { platformDate } from '~/shared/format/platform-date';
import { Button, FOOT } from '~/shared/ui/button';
import { CopyButton } from '~/shared/ui/copy-button';
import { Select } from '~/shared/ui/form/select';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import type { Channel, NewKey } from '../api/channel';
import { channelChanged, channelWrites } from '../api/channel-api';
import { ChoiceDialog } from '../form/choice-dialog';
import { heldKeys, hintOf } from '../terms';
import { copy } from './copy';

const HOUR = 3_600_000;

/** Makes a key for a channel, and shows its text once: it lives in this dialog and nowhere else. */
export function KeyDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const client = useQueryClient();
  const [made, setMade] = useState<NewKey>();
  // What is shown stays that of the channel as it was asked about.
  const [[before]] = useState(() => heldKeys(channel));
  if (made) return <MadeKey made={made} onClose={onClose} />;
  const { channelId, version } = channel;
  const effect = before ? copy.rotate : copy.create;
  return (
    <ChoiceDialog<NewKey>
      title={effect}
      text={before ? copy.rotateText : copy.createText}
      effect={effect}
      name={`channel.${before ? 'ROTATE' : 'CREATE'}_KEY ${channelId}`}
      version={version}
      choice={
        before && {
          ...{ label: copy.overlap, first: '24', fault: () => undefined },
          hint: (hours) => {
            const until = new Date(serverNow() + Number(hours) * HOUR).toISOString();
            return hours === '0' ? copy.atOnce(hintOf(before)) : copy.both(hintOf(before), platformDate(until));
          },
          control: (control, field) => (
            <Select {...control} {...field}>
              {Object.entries(copy.overlaps).map(([hours, label]) => (
                <option key={hours} value={hours}>
                  {label}
                </option>
              ))}
            </Select>
          ),
        }
      }
      send={({ choice, ...body }, key) =>
        channelWrites.makeKey(channelId, { ...body, overlapHours: Number(choice) }, key)
      }
      onDone={(answer) => {
        channelChanged(client, answer.channel);
        setMade(answer);
      }}
      onConflict={(now) => channelChanged(client, now)}
      onClose={onClose}
    />
  );
}

/** The text of a key, once. It is shut by its own button alone, so that nobody loses it by a slip. */
function MadeKey({ made: { secret }, onClose }: { made: NewKey; onClose: () => void }) {
  const id = useId();
  return (
    <Modal
      title={secret === null ? copy.lostTitle : copy.shownTitle}
      text={secret === null ? copy.lostText : copy.shownText}
      open
    >
      {secret !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <output
            id={id}
            aria-label={copy.secret}
            className="min-w-0 flex-1 basis-60 rounded-lg border border-line-strong bg-sunken px-3 py-2 font-mono text-sm break-all"
          >
            {secret}
          </output>
          <CopyButton text={() => secret} describedBy={id} />
        </div>
      )}
      <ModalActions>
        <Button variant="primary" className={FOOT} onClick={onClose}>
          {secret === null ? copy.close : copy.kept}
        </Button>
      </ModalActions>
    </Modal>
  );
}
