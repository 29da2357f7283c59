import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { MISSING } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import { EmptyCard } from '~/shared/ui/feedback/empty-card';
import { lazyDialog } from '~/shared/ui/lazy-part';
import { BeforeData } from '~/shared/write/before-data';
import type { AlertMetric, AlertRule } from '../api/alert';
import { alertQueries } from '../api/alert-api';
import { copy as screenCopy } from '../copy';
import type { AlertSearch } from '../search/alert-search';
import { figure, SeverityBadge } from '../terms';
import { rulesCopy as copy } from './copy';

const RuleDialog = lazyDialog(() => import('./rule-dialog').then((module) => module.RuleDialog));

/** What makes alerts; who may write them opens each. */
export function RulesList({ search, writes }: { search: AlertSearch; writes: boolean }) {
  const query = useQuery(alertQueries.rules());
  const lacking = { call: 'GET /alert/rule', text: screenCopy.lacking };
  if (!query.data) return <BeforeData query={query} title={copy.caption} failed={copy.failed} lacking={lacking} />;
  const { data } = query;
  const editable = data.editable && writes;
  const opened = search.rule === undefined ? undefined : data.rules.find(({ ruleId }) => ruleId === search.rule);
  return (
    <>
      {!data.editable && (
        <AlertBox variant="info" className="mb-3">
          {copy.elsewhere}
        </AlertBox>
      )}
      {data.rules.length === 0 && <EmptyCard icon={BellRing} title={copy.none} />}
      <ul aria-label={copy.caption} className="grid gap-3 md:grid-cols-2">
        {data.rules.map((rule) => (
          <li key={rule.ruleId}>
            <RuleCard
              rule={rule}
              metric={data.metrics.find(({ metric }) => metric === rule.metric)}
              onOpen={editable ? () => search.openRule(rule.ruleId) : undefined}
            />
          </li>
        ))}
      </ul>
      {editable && (opened || search.rule === '') && (
        <RuleDialog key={opened?.ruleId ?? ''} open rule={opened} metrics={data.metrics} onClose={search.closeRule} />
      )}
    </>
  );
}

interface RuleCardProps {
  rule: AlertRule;
  metric: AlertMetric | undefined;
  onOpen: (() => void) | undefined;
}

function RuleCard({ rule, metric, onOpen }: RuleCardProps) {
  const name = safeText(rule.name) || MISSING;
  const comparison = copy.comparisons[rule.comparison as keyof typeof copy.comparisons] ?? '';
  const limit = figure(rule.threshold, metric?.unit ?? '');
  const { quietFrom, quietUntil } = rule;
  return (
    <Card className="flex h-full flex-wrap items-start gap-x-3 gap-y-2 p-3.5">
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-sm text-muted">
          {[safeText(metric?.label ?? rule.metric), copy.condition(comparison, limit, rule.durationSeconds ?? 0)].join(
            ' ',
          )}
        </p>
        {quietFrom && quietUntil && (
          <p className="text-sm text-muted">
            {copy.columns.quiet}: {copy.quiet(quietFrom, quietUntil)}
          </p>
        )}
        {rule.sources.length > 0 && <p className="text-sm text-muted">{rule.sources.map(safeText).join(', ')}</p>}
      </div>
      <div className="flex items-center gap-2">
        {rule.isEnabled === false && <Badge tone="neutral">{copy.off}</Badge>}
        <SeverityBadge severity={rule.severity} />
        {onOpen && (
          <Button size="sm" aria-label={copy.edit(name)} onClick={onOpen}>
            {copy.open}
          </Button>
        )}
      </div>
    </Card>
  );
}
