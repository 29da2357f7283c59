import { maskCardNumbers } from './masking';
import { readVersion } from './refund-request';
import type { Refusal } from './statistic-query';
import { typedText } from './typed-text';

/** Letters of a note, and of a reason. */
const LONGEST_NOTE = 1000;
const LONGEST_REASON = 250;

type Body = Readonly<Record<string, unknown>>;

export interface Review {
  decision: 'APPROVE' | 'REJECT';
  reason: string;
  version: number;
}

/** A text that is kept for good: without card numbers. */
export const textOf = (value: unknown) => maskCardNumbers(typedText(value)).trim();

/** Letters as people count them. */
export const lengthOf = (text: string) => [...text].length;

/** Reads the body of a note. */
export function readNote(body: Body): { text: string } | Refusal {
  const text = textOf(body.text);
  if (text === '') return { fields: [{ field: 'text', message: 'Escribe la nota.' }] };
  if (lengthOf(text) > LONGEST_NOTE)
    return { fields: [{ field: 'text', message: `La nota tiene más de ${LONGEST_NOTE} caracteres.` }] };
  return { text };
}

/** Reads the body of a decision about a review. */
export function readReview(body: Body): Review | Refusal {
  const fields: Refusal['fields'] = [];
  const decision = body.decision === 'APPROVE' || body.decision === 'REJECT' ? body.decision : undefined;
  const reason = textOf(body.reason);
  const version = readVersion(body.version, 'Di qué versión de la operación viste.');
  if (!decision) fields.push({ field: 'decision', message: 'Elige aprobar o rechazar.' });
  if (reason === '') fields.push({ field: 'reason', message: 'Di por qué.' });
  if (lengthOf(reason) > LONGEST_REASON)
    fields.push({ field: 'reason', message: `El motivo tiene más de ${LONGEST_REASON} caracteres.` });
  if (typeof version !== 'number') fields.push(...version.fields);
  return decision && typeof version === 'number' && fields.length === 0 ? { decision, reason, version } : { fields };
}
