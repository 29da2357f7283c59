import { KeyRound } from 'lucide-react';
import { Suspense } from 'react';
import { useSession } from '~/session/session-store';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyPart } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { copy } from './copy';
import { Panel } from './panel';
import { PasswordForm } from './password-form';
import { PreferencesPanel } from './preferences-panel';
import { ProfilePanel } from './profile-panel';
import { ShortcutsPanel } from './shortcuts-panel';
import { ViewFileButtons } from './view-file-buttons';

const KeptPreferences = lazyPart(() => import('./kept-preferences').then((module) => module.KeptPreferences));
const NoticesPanel = lazyPart(() => import('./notices-panel').then((module) => module.NoticesPanel));
const SessionsPanel = lazyPart(() => import('./sessions-panel').then((module) => module.SessionsPanel));
const ActivityPanel = lazyPart(() => import('./activity-panel').then((module) => module.ActivityPanel));

/**
 * Mi cuenta: who one is, the password, the preferences, what reaches one. Who must change the password sees that part alone (spec 3.7).
 */
export function AccountScreen() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  const password = (
    // Fields to be filled in are nothing on paper.
    <div className="print:hidden">
      <Panel title={copy.password} icon={KeyRound}>
        <PasswordForm email={user.email} />
      </Panel>
    </div>
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
          <Suspense>
            <NoticesPanel role={user.role} />
          </Suspense>
        </div>
        <div className="flex flex-col gap-4">
          <PreferencesPanel role={user.role}>
            {/* Room for a line from the start: what stands below would move. */}
            <div className="min-h-6">
              <Suspense>
                <KeptPreferences />
              </Suspense>
            </div>
            <ViewFileButtons email={user.email} />
          </PreferencesPanel>
          <ShortcutsPanel />
          <Suspense>
            <ActivityPanel />
          </Suspense>
        </div>
      </div>
    </>
  );
}
