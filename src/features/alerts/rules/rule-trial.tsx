import { useState } from 'react';
import { failureText } from '~/shared/api/call-failure';
import { MISSING } from '~/shared/copy';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Sparkline } from '~/shared/ui/sparkline';
import type { RuleTrial } from '../api/alert';
import { alertWrites } from '../api/alert-api';
import { rulesCopy as copy } from './copy';

const timeOf = (date: string | null) => platformDate(date).split(' ').slice(1).join(' ');

interface RuleTrialResultProps {
  body: Parameters<typeof alertWrites.tryRule>[0];
  ready: boolean;
}

/** What the rule would have made of the last hour, asked when somebody wants to know. */
export function RuleTrialResult({ body, ready }: RuleTrialResultProps) {
  const [state, setState] = useState<{ of: string; trial?: RuleTrial; error?: Error; busy?: boolean }>();
  const of = JSON.stringify(body);
  const run = () => {
    setState({ of, busy: true });
    alertWrites.tryRule(body).then(
      (trial) => setState({ of, trial }),
      (error: Error) => setState({ of, error }),
    );
  };
  const current = state?.of === of ? state : undefined;
  const sources = current?.trial?.sources ?? [];
  const firings = sources.reduce((sum, source) => sum + source.firings.length, 0);
  return (
    <section className="rounded-lg bg-sunken p-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={!ready || current?.busy} onClick={run}>
          {copy.try}
        </Button>
        <p role="status" className="text-sm text-muted">
          {!current?.trial && copy.tryNote}
          {current?.trial && (sources.length === 0 ? copy.noSamples : copy.trial(firings, sources.length))}
        </p>
      </div>
      {current?.error && (
        <AlertBox variant="danger" className="mt-2">
          {failureText(current.error)}
        </AlertBox>
      )}
      <ul>
        {sources.slice(0, 8).map(({ source, samples, firings: own }) => (
          <li key={source} className="mt-2 grid grid-cols-[8rem_1fr] items-center gap-x-3 text-sm">
            <bdi className="font-mono text-xs wrap-anywhere">{safeText(source) || MISSING}</bdi>
            <Sparkline points={samples.map(({ value }) => value)} />
            <span className="col-span-2 text-muted">
              {own
                .slice(0, 3)
                .map((each) => copy.firing(timeOf(each.startedAt), each.endedAt ? timeOf(each.endedAt) : copy.now))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
