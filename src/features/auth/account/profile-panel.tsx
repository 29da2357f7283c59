import { UserRound } from 'lucide-react';
import { parseExpiration } from '~/session/expiry';
import type { SessionUser } from '~/session/user';
import { MISSING } from '~/shared/copy';
import { formatDate } from '~/shared/format/dates';
import { usePreferences } from '~/shared/storage/preferences';
import { copy } from './copy';
import { Panel } from './panel';

/** Who is signed in, and until when. */
export function ProfilePanel({ user }: { user: SessionUser }) {
  const { hourFormat } = usePreferences();
  const end = parseExpiration(user.tokenExpiration);
  const rows = [
    [copy.name, user.name],
    [copy.lastName, user.lastName],
    [copy.job, user.job],
    [copy.email, user.email],
    [copy.role, user.role],
    [copy.sessionEnd, end === null ? '' : formatDate(end, hourFormat)],
  ];
  return (
    <Panel title={copy.profile} icon={UserRound}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
        {rows.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2 first:border-t-0">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-semibold">
              <bdi>{value?.trim() || MISSING}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
