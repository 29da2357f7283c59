import { lengthOf, textOf } from './act-request';
import type { Refusal } from './statistic-query';

const LONGEST_REASON = 250;
const MOST_AT_ONCE = 100;
/** How many a second may be sent again. */
const PACES = [1, 2, 5, 10];

type Body = Readonly<Record<string, unknown>>;

/** Why something is sent again. */
export function readReason(body: Body): { reason: string } | Refusal {
  const reason = textOf(body.reason);
  if (reason === '') return { fields: [{ field: 'reason', message: 'Di por qué.' }] };
  return lengthOf(reason) > LONGEST_REASON
    ? { fields: [{ field: 'reason', message: `El motivo tiene más de ${LONGEST_REASON} caracteres.` }] }
    : { reason };
}

/** How many of those that a filter finds are sent again, and how fast. */
export function readResend(body: Body): { limit: number; pace: number; reason: string } | Refusal {
  const read = readReason(body);
  const fields: Refusal['fields'] = 'fields' in read ? [...read.fields] : [];
  const { limit, pace } = body;
  const isCount = Number.isInteger(limit) && (limit as number) >= 1 && (limit as number) <= MOST_AT_ONCE;
  if (!isCount) fields.push({ field: 'limit', message: `Escribe un número de 1 a ${MOST_AT_ONCE}.` });
  if (!PACES.includes(pace as number)) fields.push({ field: 'pace', message: 'Elige el ritmo.' });
  return 'fields' in read || fields.length > 0
    ? { fields }
    : { limit: limit as number, pace: pace as number, reason: read.reason };
}

/** The filters of the body as those of a query. */
export function queryOfFilters(filters: unknown): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(typeof filters === 'object' && filters !== null ? filters : {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'string' || typeof one === 'number') query.append(name, String(one));
  return query;
}
