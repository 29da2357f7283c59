import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditEntry, auditQuery } from '~/shared/audit/audit-api';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { Panel } from '~/shared/ui/panel';
import { BeforeData } from '~/shared/write/before-data';
import type { Channel } from '../api/channel';
import { ChannelChanges } from '../record/channel-changes';
import { COMPARED } from '../record/compared';
import { copy } from '../record/copy';
import { nameOf } from '../terms';

/** So many are told in words. */
const FEW = 3;

/** What was done last to any channel, and on demand all of it. */
export function LastChanges({ channels }: { channels: readonly Channel[] }) {
  const query = useQuery(auditQuery('channel'));
  const [isWhole, setWhole] = useState(false);
  const { data } = query;
  return (
    <Panel
      title={copy.lastChanges}
      className="mt-4"
      actions={
        <Button variant="link" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? copy.fewChanges : copy.allChanges}
        </Button>
      }
    >
      {isWhole ? (
        <ChannelChanges />
      ) : data ? (
        <ol>
          {data.slice(0, FEW).map((entry) => (
            <li
              key={entry.auditId}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-2.5"
            >
              <p className="min-w-0 flex-1 basis-72">
                <Sentence entry={entry} channels={channels} />
              </p>
              <span className="text-muted">
                <Moment value={entry.date} />
              </span>
            </li>
          ))}
          {data.length === 0 && <li className="text-muted">{copy.noChanges}</li>}
        </ol>
      ) : (
        <BeforeData
          query={query}
          title={copy.lastChanges}
          failed={copy.changesFailed}
          lacking={{ call: 'GET /audit', text: copy.changesLacking }}
        />
      )}
    </Panel>
  );
}

/** 'Octavio Beltrán cambió el canal Sitio web: Monto máximo $ 5,000.00 → $ 8,000.00 «Campaña»'. */
function Sentence({ entry, channels }: { entry: AuditEntry; channels: readonly Channel[] }) {
  const { userName, action, entityId, before, after, reason } = entry;
  const channel = channels.find(({ channelId }) => channelId === entityId);
  const deed = Object.hasOwn(copy.deeds, action ?? '') ? copy.deeds[action as keyof typeof copy.deeds] : shown(action);
  const changes = COMPARED.filter(({ name }) => name in before && name in after).map(
    ({ name, label, show }) => `${label} ${show(before[name])} → ${show(after[name])}`,
  );
  return (
    <>
      <bdi>{safeText(userName)}</bdi> {deed}{' '}
      <bdi className="font-semibold">{channel ? nameOf(channel) : shown(entityId)}</bdi>
      {action === 'EDIT' && changes.length > 0 && `: ${changes.join(', ')}`}{' '}
      {reason !== null && <bdi className="text-muted">{copy.reason(safeText(reason))}</bdi>}
    </>
  );
}
