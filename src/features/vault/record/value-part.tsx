import { Copy, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Moment, shown } from '~/shared/record/cells';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { Content, Property } from '../api/property';
import { copy as words } from '../copy';

import { plainValue } from '../plain-value';
import { copy as revealCopy } from '../reveal/copy';
import { useReveal } from '../reveal/reveal';
import type { RevealAsked } from '../reveal/reveal-dialog';
import { HiddenValue, RevealedValue } from '../reveal/revealed-value';
import { isSecret, keyOf, typeLabel } from '../terms';
import { copy } from './copy';
import { linesOf } from './line-diff';

interface ValuePartProps {
  property: Property;
  onReveal: (asked: RevealAsked) => void;
}

/** What a property says, what services have of it, and the secret while it is shown. */
export function ValuePart({ property, onReveal }: ValuePartProps) {
  const { rows } = copy;
  const secret = isSecret(property);
  const isDraft = property.status === 'DRAFT';
  const facts: [string, ReactNode][] = [
    [
      isDraft ? rows.draft : rows.value,
      <Value key="value" content={property} property={property} onReveal={onReveal} />,
    ],
    ...(property.published
      ? [
          [
            rows.published,
            <Value key="published" content={property.published} property={property} onReveal={onReveal} />,
          ] as [string, ReactNode],
        ]
      : isDraft
        ? [[rows.published, copy.unpublished] as [string, ReactNode]]
        : []),
    [rows.note, plainValue(property.note)],
    [rows.service, shown(property.service)],
    [rows.type, typeLabel(property.type)],
    ...(secret ? [[rows.fingerprint, shown(property.fingerprint)] as [string, ReactNode]] : []),
    [
      rows.updated,
      <>
        <bdi>{shown(property.updatedBy.name)}</bdi> <Moment value={property.updatedAt} />
      </>,
    ],
  ];
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
        {facts.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2 first:border-t-0">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {secret && <p className="mt-2 text-sm text-muted">{copy.fingerprintHint}</p>}
    </>
  );
}

/** One value with what can be done with it. */
function Value({ content, property, onReveal }: ValuePartProps & { content: Content }) {
  const { shown: revealed, hide } = useReveal();
  const copyText = useCopy(words);
  const { version } = content;
  if (!isSecret(property))
    return (
      <span className="flex items-start gap-2">
        <bdi className="min-w-0 flex-1 whitespace-pre-wrap break-words font-mono text-xs">
          {content.value === null ? plainValue(null) : linesOf(content.value, property.type).map(plainValue).join('\n')}
        </bdi>
        <Button
          variant="icon"
          size="sm"
          className="w-7!"
          aria-label={words.copyValue(keyOf(property))}
          title={words.copyValue(keyOf(property))}
          onClick={() => copyText(content.value ?? '')}
        >
          <Copy aria-hidden className="size-4" />
        </Button>
      </span>
    );
  const secret = revealed?.propertyId === property.propertyId && revealed.version === version ? revealed : undefined;
  const asked = { property, ...(version !== null && { version }) };
  if (!secret)
    return (
      <>
        <HiddenValue />
        {property.actions.includes('REVEAL') && (
          <span className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onReveal({ ...asked, purpose: 'SHOW' })}>
              <Eye aria-hidden className="size-4" />
              {copy.reveal}
            </Button>
            <Button size="sm" onClick={() => onReveal({ ...asked, purpose: 'COPY' })}>
              <Copy aria-hidden className="size-4" />
              {copy.copySecret}
            </Button>
          </span>
        )}
      </>
    );
  return (
    <>
      <RevealedValue secret={secret} bar />
      <span className="mt-1 block text-sm text-muted">
        {revealCopy.why(String(version), plainValue(secret.reason))}
      </span>
      <span className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={hide}>
          <EyeOff aria-hidden className="size-4" />
          {revealCopy.hide}
        </Button>
        <Button size="sm" onClick={() => copyText(secret.value)}>
          <Copy aria-hidden className="size-4" />
          {revealCopy.copyShown}
        </Button>
      </span>
    </>
  );
}
