import { MISSING } from '~/shared/copy';
import { toText } from '~/shared/format/read-value';
import { safeText } from '~/shared/masking/safe-text';
import type { ComparedField } from '~/shared/write/compare-versions';
import { ConflictDialog } from '~/shared/write/conflict';
import type { Conflict } from '~/shared/write/use-conflict';
import type { AlertMetric, AlertRule } from '../api/alert';
import { severityText } from '../terms';
import { rulesCopy as copy } from './copy';
import { fieldsOfRule, type RuleFields } from './rule-form';

interface RuleConflictDialogProps {
  conflict: Conflict<AlertRule | undefined>;
  mine: RuleFields;
  metrics: readonly AlertMetric[];
  onSave: (merged: RuleFields) => void;
  onDiscard: () => void;
}

/** Somebody else has saved the rule first. */
export function RuleConflictDialog({ metrics, ...props }: RuleConflictDialogProps) {
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
  const { theirs } = props.conflict;
  return (
    <ConflictDialog
      {...props}
      by={theirs?.updatedBy?.name}
      at={theirs?.updatedAt}
      record={copy.record(safeText(props.conflict.base?.name ?? null))}
      fields={fields}
      membersOf={(rule) => fieldsOfRule(rule, metrics)}
    />
  );
}
