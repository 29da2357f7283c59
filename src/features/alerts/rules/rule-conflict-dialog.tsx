import { MISSING } from '~/shared/copy';
import { platformDate } from '~/shared/format/platform-date';
import { toText } from '~/shared/format/read-value';
import { safeText } from '~/shared/masking/safe-text';
import { type ComparedField, compareVersions, mergeVersions } from '~/shared/write/compare-versions';
import { ConflictDialog } from '~/shared/write/conflict-dialog';
import type { AlertMetric, AlertRule } from '../api/alert';
import { severityText } from '../terms';
import { rulesCopy as copy } from './copy';
import { fieldsOfRule, type RuleFields } from './rule-form';

interface RuleConflictDialogProps {
  was: AlertRule;
  theirs: AlertRule;
  mine: RuleFields;
  metrics: readonly AlertMetric[];
  onSave: (merged: RuleFields) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Somebody else has saved the rule first. */
export function RuleConflictDialog({ was, theirs, mine, metrics, ...acts }: RuleConflictDialogProps) {
  const shows: Partial<Record<keyof RuleFields, (value: string) => string>> = {
    metric: (name) => safeText(metrics.find(({ metric }) => metric === name)?.label ?? name),
    comparison: (code) => copy.comparisons[code as keyof typeof copy.comparisons] ?? code,
    severity: severityText,
  };
  const fields = Object.entries(copy.compared).map(
    ([name, label]): ComparedField => ({
      ...{ name, label },
      show: (value) =>
        typeof value === 'boolean'
          ? copy.flag(value)
          : (shows[name as keyof RuleFields]?.(String(value)) ?? safeText(toText(value))) || MISSING,
    }),
  );
  const versions = {
    was: { ...fieldsOfRule(was, metrics) },
    theirs: { ...fieldsOfRule(theirs, metrics) },
    mine: { ...mine },
  };
  return (
    <ConflictDialog
      open
      who={safeText(theirs.updatedBy?.name ?? '') || copy.somebody}
      date={platformDate(theirs.updatedAt)}
      record={copy.record(safeText(was.name))}
      versions={{ opened: was.version ?? 0, saved: theirs.version ?? 0 }}
      comparison={compareVersions(fields, versions.was, versions.theirs, versions.mine)}
      onSave={(choices) => acts.onSave(mergeVersions(fields, versions, choices) as RuleFields)}
      onDiscard={acts.onDiscard}
      onClose={acts.onClose}
    />
  );
}
