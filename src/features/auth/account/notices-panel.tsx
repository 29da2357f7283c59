import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useId } from 'react';
import { canVisit } from '~/session/access';
import { lacksCall } from '~/shared/api/lacks-call';
import { RETRY } from '~/shared/copy';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { BeforeData } from '~/shared/write/before-data';
import { type NoticeChoice, ownQueries } from './own-account-api';
import { copy as words } from './own-copy';
import { Panel } from './panel';
import { useKeptPreference } from './use-kept-preference';

const copy = words.notices;

const KINDS = ['alerts', 'notices'] as const;

/** What reaches one in the bell; the platform keeps each choice at once, for every machine. */
export function NoticesPanel({ role }: { role: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const hintId = useId();
  const query = useQuery(ownQueries.preference);
  const kept = useKeptPreference(() => {
    // What the bell shows follows from it.
    for (const queryKey of [['alert-groups'], ['own-notices'], ['account', 'activity']])
      void client.invalidateQueries({ queryKey });
    toast.show('success', copy.saved);
  });
  const data = query.data?.notices;
  if (!data)
    return (
      <Panel title={copy.title} icon={BellRing} hint={copy.hint}>
        <BeforeData query={query} title={copy.title} failed={copy.failed} lacking={copy.lacking} />
      </Panel>
    );
  const choices = (kept.isPending && kept.variables.notices) || data;
  const choose = (choice: Partial<NoticeChoice>) => kept.mutate({ notices: { ...choices, ...choice } });
  const kinds = KINDS.filter((kind) => kind !== 'alerts' || canVisit(role, '/soporte/alertas'));
  return (
    <Panel title={copy.title} icon={BellRing} hint={copy.hint}>
      <div className="flex flex-col gap-4.5">
        {kinds.map((kind) => (
          <Field key={kind} label={copy.labels[kind]} hint={copy.hints[kind]} className="max-w-80">
            {(control) => (
              <Select
                {...control}
                value={choices[kind] ?? ''}
                onChange={(event) => choose({ [kind]: event.target.value })}
              >
                {Object.entries(copy.levels[kind]).map(([level, text]) => (
                  <option key={level} value={level}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        {canVisit(role, '/reportes') && (
          <div>
            <label className="inline-flex items-center gap-2.5">
              <input
                type="checkbox"
                className="size-4 accent-primary"
                aria-describedby={hintId}
                checked={choices.reports !== false}
                onChange={(event) => choose({ reports: event.target.checked })}
              />
              {copy.reports}
            </label>
            <p id={hintId} className="mt-1 text-sm text-muted">
              {copy.reportsHint}
            </p>
          </div>
        )}
        {lacksCall(kept.error) && <AlertBox variant="info">{copy.notKept}</AlertBox>}
        {kept.isError && !lacksCall(kept.error) && (
          <AlertBox
            variant="danger"
            className="flex-wrap"
            actions={
              <Button size="sm" onClick={() => kept.mutate(kept.variables)}>
                {RETRY}
              </Button>
            }
          >
            {copy.lost}
          </AlertBox>
        )}
      </div>
    </Panel>
  );
}
