import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import type { HourFormat } from '~/shared/storage/preferences';
import { CutNote } from './cut-note';
import { fieldText, isStructured } from './detail-fields';
import type { DetailField } from './plain-text';
import { RevealButton, useReveal } from './reveal';

/** A field is rarely longer; the rest of one that is appears on demand. */
const SHOWN = 5000;

/** A longer text starts under its name and reads from the left. */
const ONE_LINE = 60;

interface FieldValueProps {
  field: DetailField;
  /** Id of the field's name. */
  nameId: string;
  hours: HourFormat;
}

/** The text of a field that is one for everybody and has nothing to it but that; undefined for any other. */
export function simpleText(field: DetailField, hours: HourFormat): string | undefined {
  if (isStructured(field.value)) return undefined;
  const text = fieldText(field, SHOWN, true, hours);
  return text.length <= SHOWN && text === fieldText(field, SHOWN, false, hours) ? text : undefined;
}

/** What has no state of its own, drawn without a component: details have a dozen. */
export function simpleValue(text: string) {
  return (
    <dd
      dir="auto"
      className={clsx(
        'min-w-0 whitespace-pre-wrap',
        text.length > ONE_LINE ? 'w-full text-left' : 'text-right font-semibold',
      )}
    >
      {text}
    </dd>
  );
}

/** The value of a field in the details: plain text, or formatted JSON in its own block; its secrets masked. */
export function FieldValue({ field, nameId, hours }: FieldValueProps) {
  const [whole, setWhole] = useState(false);
  const { mayReveal, revealed, reveal, hide } = useReveal();
  const limit = whole ? Number.POSITIVE_INFINITY : SHOWN;
  const masked = useMemo(() => fieldText(field, limit, true, hours), [field, limit, hours]);
  const plain = useMemo(
    () => (mayReveal ? fieldText(field, limit, false, hours) : ''),
    [field, limit, mayReveal, hours],
  );
  const text = revealed ? plain : masked;
  const cut = !whole && text.length > SHOWN;
  const shown = cut ? text.slice(0, SHOWN) : text;
  const structured = isStructured(field.value);
  const block = structured || shown.length > ONE_LINE;
  return (
    <dd className={block ? 'w-full min-w-0' : 'min-w-0 text-right font-semibold'}>
      {structured ? (
        <pre className="mt-1 max-h-56 overflow-y-auto whitespace-pre-wrap rounded-lg border border-line bg-surface p-2 font-mono text-xs">
          {shown}
        </pre>
      ) : (
        <bdi className="whitespace-pre-wrap">{shown}</bdi>
      )}
      {mayReveal && plain !== masked && (
        <RevealButton revealed={revealed} describedBy={nameId} onReveal={reveal} onHide={hide} />
      )}
      {cut && (
        <CutNote
          shown={SHOWN}
          fileName="campo.txt"
          text={() => fieldText(field, Number.POSITIVE_INFINITY)}
          onShowMore={() => setWhole(true)}
        />
      )}
    </dd>
  );
}
