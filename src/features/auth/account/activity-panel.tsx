import { useQuery } from '@tanstack/react-query';
import { History, KeyRound, LogIn, type LucideIcon, PencilLine, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { usePrinting } from '~/shared/hooks/use-media';
import { Moment, shown } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { BeforeData } from '~/shared/write/before-data';
import { type Activity, ownQueries } from './own-account-api';
import { copy as words } from './own-copy';
import { Panel } from './panel';

const copy = words.activity;

/** How many are shown before somebody wants more. */
const FIRST = 8;

const icons: Readonly<Record<string, LucideIcon>> = {
  SIGN_IN: LogIn,
  SIGN_IN_FAILED: ShieldAlert,
  PASSWORD_CHANGED: KeyRound,
  PASSWORD_RECOVERED: KeyRound,
};

/** What happened to one's account of late, and what one did. */
export function ActivityPanel() {
  const query = useQuery(ownQueries.activity);
  const [isWhole, setWhole] = useState(false);
  const printing = usePrinting();
  const { data } = query;
  return (
    <Panel title={copy.title} icon={History} hint={copy.hint}>
      {data ? (
        <>
          {data.length === 0 && <p className="text-muted">{copy.empty}</p>}
          <ol>
            {(isWhole || printing ? data : data.slice(0, FIRST)).map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened has no name, and two things may be alike
              <ActivityRow key={index} one={one} />
            ))}
          </ol>
          {data.length > FIRST && (
            <Button className="mt-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? copy.fewer : copy.more(data.length)}
            </Button>
          )}
        </>
      ) : (
        <BeforeData query={query} title={copy.title} failed={copy.failed} lacking={copy.lacking} />
      )}
    </Panel>
  );
}

function ActivityRow({ one }: { one: Activity }) {
  const { kind, date, device, network, entity, entityId, action } = one;
  const Icon = icons[kind ?? ''] ?? PencilLine;
  const isFailure = kind === 'SIGN_IN_FAILED';
  const place = [device, network].filter((text) => text !== null).map(shown);
  const record = [entity === null ? null : (copy.entities[entity] ?? shown(entity)), entityId && shown(entityId)];
  const detail = kind === 'DEED' ? record.filter(Boolean) : place;
  return (
    <li className="flex items-start gap-3 border-t border-line py-2 first:border-t-0">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isFailure ? 'text-danger' : 'text-muted'}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {kind === 'DEED' ? (copy.actions[action ?? ''] ?? shown(action)) : (copy.kinds[kind ?? ''] ?? shown(kind))}
        </p>
        {detail.length > 0 && (
          <p className="text-sm text-muted">
            <bdi className="break-words">{detail.join(' · ')}</bdi>
          </p>
        )}
      </div>
      <span className="shrink-0 text-muted max-xs:w-20">
        <Moment value={date} />
      </span>
    </li>
  );
}
