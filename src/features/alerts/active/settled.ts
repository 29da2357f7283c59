import type { AlertGroup, AlertGroups } from '../api/alert';

/** What stands on the page, in its order, and the answer that it was last compared with. */
export interface Shown {
  key: string;
  groups: readonly AlertGroup[];
  data?: AlertGroups;
}

const nameOf = ({ sourceType, source }: AlertGroup) => `${sourceType} ${source}`;

/** What stands there as a newer answer tells it, in the same order; what is gone goes, what is new is left for later. */
export function settled({ key, groups }: Shown, { groups: now }: AlertGroups): Shown {
  const byName = new Map(now.map((group) => [nameOf(group), group]));
  return {
    key,
    groups: groups.flatMap((group) => {
      const current = byName.get(nameOf(group));
      if (!current) return [];
      const known = new Map(current.alerts.map((alert) => [alert.alertId, alert]));
      const kept = group.alerts.flatMap(({ alertId }) => known.get(alertId) ?? []);
      return kept.length > 0 ? [{ ...current, alerts: kept }] : [];
    }),
  };
}

/** How many alerts an answer has that do not stand there. */
export function freshOf(shown: readonly AlertGroup[], now: readonly AlertGroup[]): number {
  const there = new Set(shown.flatMap(({ alerts }) => alerts.map(({ alertId }) => alertId)));
  return now.flatMap(({ alerts }) => alerts).filter(({ alertId }) => !there.has(alertId)).length;
}
