import { Link } from '@tanstack/react-router';
import { accessRow, canVisit, type MenuEntry, menuFor } from '../../session/access';
import { useSession } from '../../session/session-store';
import { ScreenTitle } from '../../shared/ui/screen-title';
import { copy } from './copy';
import { DeniedNotice } from './denied-notice';
import { screenIcons } from './screen-icons';

/** The first screen: a greeting and the screens that the role may open, by menu section. */
export function DashboardScreen() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <>
      <DeniedNotice />
      <ScreenTitle title={copy.dashboard} subtitle={`${copy.greeting(user.name.trim())}. ${copy.dashboardHint}`} />
      {openScreens(user.role).map(({ section, entries }) => (
        <section key={section} className="mb-6" aria-label={section}>
          <h2 className="mb-3 text-card font-semibold">{section}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
            {entries.map((entry) => (
              <li key={entry.path}>
                <ScreenCard entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The menu less this screen and what the route table refuses (D1). */
function openScreens(role: string) {
  return menuFor(role)
    .map(({ section, entries }) => ({
      section,
      entries: entries.filter(({ path }) => path !== '/dashboard' && canVisit(role, path)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function ScreenCard({ entry }: { entry: MenuEntry }) {
  const Icon = screenIcons[entry.path];
  return (
    <Link
      to={entry.path}
      className="flex h-full min-h-16 items-center gap-3 rounded-xl border border-line bg-surface px-4 py-3 font-semibold shadow-card hover:border-primary"
    >
      <span className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-primary-soft text-primary">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <span className="min-w-0">
        {entry.label}
        {accessRow(entry.path).state === 'pending' && (
          <span className="block text-sm font-normal text-muted">{copy.pendingCard}</span>
        )}
      </span>
    </Link>
  );
}
