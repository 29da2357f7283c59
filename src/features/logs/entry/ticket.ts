import { visibleText } from '~/shared/format/visible-text';
import { maskText } from '~/shared/masking/mask';
import { orderOf, outcomeText, type TraceEntry } from '../api/trace-entry';
import { cellText } from './detail-fields';

const LINES = [
  ['Fecha', 'date'],
  ['Servicio', 'service'],
  ['Operación', 'operation'],
  ['Host', 'hostName'],
  ['IP', 'ip'],
  ['Canal', 'channel'],
  ['Código', 'code'],
] as const;

/** What a ticket needs to know of the entries, in Spanish, and the way back to them. */
export function ticketSummary(entries: readonly TraceEntry[], link: string, environment: string): string {
  return [`Ambiente: ${environment}`, ...entries.map((entry) => entrySummary(entry)), `Enlace: ${link}`].join('\n\n');
}

function entrySummary(entry: TraceEntry): string {
  const order = orderOf(entry);
  const answer = outcomeText(entry);
  const lines = LINES.map(([label, name]) => [label, cellText(entry, name)] as const);
  return [
    ...(order === undefined ? [] : [`Orden: ${visibleText(order)}`]),
    ...lines.filter(([, text]) => text !== '---').map(([label, text]) => `${label}: ${text}`),
    ...(answer === undefined ? [] : [`Respuesta: ${visibleText(maskText(answer, 500)).slice(0, 500)}`]),
  ].join('\n');
}
