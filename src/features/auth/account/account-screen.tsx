import { KeyRound, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { parseExpiration } from '~/session/expiry';
import { useSession } from '~/session/session-store';
import type { SessionUser } from '~/session/user';
import { MISSING } from '~/shared/copy';
import { formatDate } from '~/shared/format/dates';
import { usePreferences } from '~/shared/storage/preferences';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyPart } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { copy } from './copy';
import { Panel } from './panel';
import { PasswordForm } from './password-form';
import { PreferencesPanel } from './preferences-panel';
import { ShortcutsPanel } from './shortcuts-panel';

const SessionsPanel = lazyPart(() => import('./sessions-panel').then((module) => module.SessionsPanel));
const ActivityPanel = lazyPart(() => import('./activity-panel').then((module) => module.ActivityPanel));

/**
 * Mi cuenta: who one is, the password, the preferences. Who must change the password sees that part alone (spec 3.7).
 */
export function AccountScreen() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  const password = (
    <Panel title={copy.password} icon={KeyRound}>
      <PasswordForm email={user.email} />
    </Panel>
  );
  if (user.changePassword) {
    return (
      <>
        <ScreenTitle title={copy.title} />
        <div className="flex max-w-130 flex-col gap-4">
          <AlertBox variant="warning">{copy.mustChange}</AlertBox>
          {password}
        </div>
      </>
    );
  }
  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <div className="flex flex-col gap-4">
          <ProfilePanel user={user} />
          {password}
          <Suspense>
            <SessionsPanel />
          </Suspense>
        </div>
        <div className="flex flex-col gap-4">
          <PreferencesPanel role={user.role} />
          <ShortcutsPanel />
          <Suspense>
            <ActivityPanel />
          </Suspense>
        </div>
      </div>
    </>
  );
}

/** Who is signed in, and until when. */
function ProfilePanel({ user }: { user: SessionUser }) {
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
