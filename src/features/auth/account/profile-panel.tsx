import { UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { parseExpiration } from '~/session/expiry';
import type { SessionUser } from '~/session/user';
import { formatDate } from '~/shared/format/dates';
import { usePreferences } from '~/shared/storage/preferences';
import { lazyPart } from '~/shared/ui/lazy-part';
import { copy } from './copy';
import { Panel } from './panel';
import { ProfileRows } from './profile-rows';

const ProfileAccount = lazyPart(() => import('./profile-account').then((module) => module.ProfileAccount));

/** Who is signed in, and until when; below it what the account tells beside that. */
export function ProfilePanel({ user }: { user: SessionUser }) {
  const { hourFormat } = usePreferences();
  const end = parseExpiration(user.tokenExpiration);
  return (
    <Panel title={copy.profile} icon={UserRound}>
      <ProfileRows
        rows={[
          [copy.name, user.name],
          [copy.lastName, user.lastName],
          [copy.job, user.job],
          [copy.email, user.email],
          [copy.role, user.role],
          [copy.sessionEnd, end === null ? '' : formatDate(end, hourFormat)],
        ]}
      />
      <div className="min-h-32 border-t border-line">
        <Suspense>
          <ProfileAccount email={user.email} />
        </Suspense>
      </div>
    </Panel>
  );
}
