import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MISSING } from '~/shared/copy';
import { shown } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { Badge } from '~/shared/ui/feedback/badge';
import { Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { BeforeData } from '~/shared/write/before-data';
import type { readComparison } from '../api/property';
import { propertyQueries } from '../api/property-api';
import { plainValue } from '../plain-value';
import { SECRET } from '../terms';
import { copy } from './copy';

type Difference = ReturnType<typeof readComparison>['differences'][number];

const TONES = { ONLY_HERE: 'info', ONLY_THERE: 'warning', DIFFERENT: 'danger' } as const;

/** What is published here and in another environment, where it differs. */
export function CompareDialog({ environments, onClose }: { environments: readonly string[]; onClose: () => void }) {
  const [environment, setEnvironment] = useState(environments[0] ?? '');
  const query = useQuery(propertyQueries.comparison(environment));
  const { data } = query;
  return (
    <Modal title={copy.title} text={copy.text} wide open onClose={onClose}>
      <Field label={copy.environment} className="mt-4 max-w-60">
        {(control) => (
          <Select {...control} value={environment} onChange={({ target }) => setEnvironment(target.value)}>
            {environments.map((name) => (
              <option key={name} value={name}>
                {shown(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="mt-4 min-h-40">
        {data ? (
          <>
            <p role="status" className="mb-2 text-muted">
              {[copy.differ(data.differences.length), data.same !== null && copy.same(data.same)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {data.differences.length === 0 ? <p>{copy.none}</p> : <Differences all={data.differences} />}
          </>
        ) : (
          <BeforeData query={query} title={copy.title} failed={copy.failed} />
        )}
      </div>
      <ModalActions>
        <Button onClick={onClose}>{copy.close}</Button>
      </ModalActions>
    </Modal>
  );
}

function Differences({ all }: { all: readonly Difference[] }) {
  return (
    <ul
      aria-label={copy.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
      tabIndex={0}
      className="max-h-[45dvh] overflow-auto rounded-lg border border-line"
    >
      {all.map((one) => (
        <li
          key={`${one.service} ${one.key}`}
          className="grid gap-x-4 gap-y-1 border-t border-line px-3 py-2 first:border-t-0 sm:grid-cols-2"
        >
          <span className="min-w-0">
            <bdi className="font-mono text-xs font-semibold break-words">{shown(one.key)}</bdi>
            <bdi className="block text-xs text-muted">{shown(one.service)}</bdi>
            <Kind kind={one.difference} />
          </span>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
            <Side label={copy.here} text={said(one, one.here, 'ONLY_THERE')} />
            <Side label={copy.there} text={said(one, one.there, 'ONLY_HERE')} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">
        <bdi className="font-mono text-xs break-words">{text}</bdi>
      </dd>
    </>
  );
}

function Kind({ kind }: { kind: string | null }) {
  const known = Object.hasOwn(copy.kinds, kind ?? '') ? (kind as keyof typeof copy.kinds) : undefined;
  return <Badge tone={known ? TONES[known] : 'neutral'}>{known ? copy.kinds[known] : shown(kind)}</Badge>;
}

function said({ type, difference }: Difference, value: string | null, missing: string): string {
  if (difference === missing) return MISSING;
  return type === SECRET ? copy.secret : plainValue(value);
}
