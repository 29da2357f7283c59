import { Link } from '@tanstack/react-router';
import { alertsLink } from '~/session/links';
import type { AlertGroup } from '../api/alert';
import { copy } from '../copy';
import { WorstAlerts } from './worst-alerts';

interface BellListProps {
  groups: readonly AlertGroup[];
  /** Those that reach one; all without. */
  severities: readonly string[] | undefined;
}

/** The worst alerts, above the notices of the bell. */
export function BellList({ groups, severities }: BellListProps) {
  const reaching = groups.filter(({ severity }) => !severities || severities.includes(severity ?? ''));
  return (
    <section aria-label={copy.card} className="border-b border-line px-4 pb-2">
      <div className="flex min-h-12 items-center justify-between gap-2">
        <h2 className="text-card font-semibold">{copy.card}</h2>
        <Link {...alertsLink()} className="rounded px-1 text-sm font-medium text-primary hover:underline">
          {copy.cardAll}
        </Link>
      </div>
      {severities && <p className="text-sm text-muted">{copy.narrowed}</p>}
      <WorstAlerts groups={reaching} />
    </section>
  );
}
