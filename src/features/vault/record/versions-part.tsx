import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Moment, shown } from '~/shared/record/cells';
import { Segments } from '~/shared/ui/form/segments';
import { BeforeData } from '~/shared/write/before-data';
import type { Property, PropertyVersion } from '../api/property';
import { propertyQueries } from '../api/property-api';
import { plainValue } from '../plain-value';
import { isSecret, keyOf } from '../terms';
import { comparedOf, isPublished } from './compared';
import { copy } from './copy';
import { type DiffLine, lineDiff, linesOf } from './line-diff';

interface VersionsPartProps {
  property: Property;
  /** That is compared, and could be restored. */
  chosen: number | undefined;
  onChoose: (version: number) => void;
}

/** All that a property ever said; one of it beside what holds. */
export function VersionsPart({ property, chosen, onChoose }: VersionsPartProps) {
  const name = useId();
  const [isSplit, setSplit] = useState(false);
  const query = useQuery(propertyQueries.versions(property.propertyId));
  const { data: versions } = query;
  if (!versions) return <BeforeData query={query} title={keyOf(property)} failed={copy.versionsFailed} />;
  const { base, other } = comparedOf(versions, property, chosen);
  const legend = base && (isPublished(base) ? copy.against : copy.againstHead)(String(base.version));
  return (
    <>
      <fieldset className="min-w-0 overflow-hidden rounded-lg border border-line">
        <legend className="sr-only">{legend}</legend>
        <p aria-hidden className="bg-sunken px-3 py-1.5 text-sm text-muted">
          {legend}
        </p>
        <div className="max-h-72 overflow-y-auto">
          {versions.map((one) => (
            <label
              key={one.version}
              className={clsx(
                'flex items-start gap-3 border-t border-line px-3 py-2',
                one === other && 'bg-primary-soft',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={one === other}
                onChange={() => onChoose(one.version)}
                className="mt-0.5 size-4 shrink-0 accent-primary"
              />
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{copy.version(one.version)}</span>{' '}
                <bdi className="text-muted">{shown(one.createdBy.name)}</bdi>
                <span className="block text-sm text-muted">
                  {Object.hasOwn(copy.states, one.state ?? '')
                    ? copy.states[one.state as keyof typeof copy.states]
                    : shown(one.state)}{' '}
                  <bdi>{copy.reason(plainValue(one.reason))}</bdi>
                </span>
              </span>
              <span className="text-muted">
                <Moment value={one.createdAt} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {base && other && (
        <>
          <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">{copy.difference(...ordered(base, other))}</h3>
            <Segments
              small
              label={copy.looks}
              value={isSplit}
              onChange={setSplit}
              segments={[
                { value: false, label: copy.unified },
                { value: true, label: copy.split },
              ]}
            />
          </div>
          {base === other ? (
            <p className="text-muted">{copy.chosen}</p>
          ) : (
            <Difference property={property} base={base} other={other} isSplit={isSplit} />
          )}
        </>
      )}
    </>
  );
}

const ordered = (base: PropertyVersion, other: PropertyVersion): [number, number] =>
  base.version < other.version ? [base.version, other.version] : [other.version, base.version];

interface DifferenceProps {
  property: Property;
  base: PropertyVersion;
  other: PropertyVersion;
  isSplit: boolean;
}

const LOOKS = { same: '', removed: 'bg-danger-soft text-danger', added: 'bg-success-soft text-success' };
const SIGNS = { same: ' ', removed: '−', added: '+' };

/** What the later of two versions says otherwise: the older's lines with −, the newer's with +. */
function Difference({ property, base, other, isSplit }: DifferenceProps) {
  const [older, newer] = base.version < other.version ? [base, other] : [other, base];
  const lines = lineDiff(told(older, property), told(newer, property));
  if (lines.every(({ kind }) => kind === 'same')) return <p className="text-muted">{copy.same}</p>;
  if (!isSplit) return <Lines lines={lines} />;
  return (
    <div className="grid gap-2 @md:grid-cols-2">
      <Lines label={copy.removed} lines={lines.filter(({ kind }) => kind !== 'added')} />
      <Lines label={copy.added} lines={lines.filter(({ kind }) => kind !== 'removed')} />
    </div>
  );
}

function Lines({ lines, label }: { lines: readonly DiffLine[]; label?: string }) {
  return (
    <div className="min-w-0">
      {label && <p className="mb-1 text-sm text-muted">{label}</p>}
      <pre className="overflow-hidden rounded-lg border border-line font-mono text-xs whitespace-pre-wrap break-words">
        {lines.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that tells it from its like
          <span key={index} className={clsx('block px-2 py-0.5', LOOKS[kind])}>
            {`${SIGNS[kind]} ${text}`}
          </span>
        ))}
      </pre>
    </div>
  );
}

/** A version in lines; of a secret only by what it can be told. */
function told({ value, fingerprint, note }: PropertyVersion, property: Property): string[] {
  const { lines } = copy;
  const values = isSecret(property)
    ? [copy.secret(shown(fingerprint))]
    : linesOf(value ?? '', property.type).map(plainValue);
  const [first = '', ...others] = values;
  return [
    lines.type(shown(property.type)),
    lines.value(first),
    ...others,
    lines.note(note === null ? copy.none : plainValue(note)),
  ];
}
