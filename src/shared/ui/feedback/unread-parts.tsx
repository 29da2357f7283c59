import { X } from 'lucide-react';
import type { UnreadPart } from '~/shared/address/unread-parts';
import { visibleText } from '~/shared/format/visible-text';
import { maskText } from '~/shared/masking/mask';
import { AlertBox } from './alert-box';

/** More of a text that is not understood tells nothing more. */
const SHOWN = 80;

/** Ten digits could be somebody's number, also without a name that says so. */
const PHONE = /(?<!\d)(?:52)?\d{10}(?!\d)/g;

interface UnreadPartsProps {
  parts: readonly UnreadPart[];
  onRemove: (key: string) => void;
  className?: string;
}

const copy = {
  lead: 'Hay partes que no se entienden. No se consulta nada hasta que las quites o las corrijas.',
  list: 'Partes que no se entienden',
  remove: (key: string) => `Quitar filtro ${key}`,
  reasons: new Map([
    ['unknown', 'esta pantalla no tiene ese filtro'],
    ['repeated', 'viene más de una vez'],
    ['unreadable', 'no se entiende'],
  ]),
};

/** What a screen could not use of an address: each part with its reason and the button that takes it away. */
export function UnreadParts({ parts, onRemove, className = 'mt-3' }: UnreadPartsProps) {
  return (
    <AlertBox variant="danger" className={className}>
      <p>{copy.lead}</p>
      <ul aria-label={copy.list} className="mt-1.5 flex flex-wrap gap-2">
        {parts.map(({ key, value, reason }) => (
          <li
            key={key}
            className="inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-lg border border-danger pl-2.5 text-sm"
          >
            <span className="min-w-0 break-words">
              <bdi>{unreadText(key)}</bdi> <bdi className="font-semibold">«{unreadText(value)}»</bdi>:{' '}
              {copy.reasons.get(reason) ?? reason}
            </span>
            <button
              type="button"
              aria-label={copy.remove(unreadText(key))}
              onClick={() => onRemove(key)}
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-lg hover:bg-surface"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </AlertBox>
  );
}

/** A text that is not understood, as it may be shown: what it is nobody knows, so what could be a secret is masked. */
export function unreadText(text: string): string {
  const masked = maskText(text.replaceAll('\n', ', ')).replace(PHONE, (digits) => `••••••${digits.slice(-4)}`);
  return visibleText(masked.length > SHOWN ? `${masked.slice(0, SHOWN)}…` : masked);
}
