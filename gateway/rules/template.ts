import type { Template } from '../wire/notifications';
import type { Person } from '../wire/refunds';
import { lengthOf } from './act-request';
import type { DeliveryType } from './delivery';
import { isoDate } from './mexico-time';
import { readVersion } from './refund-request';
import type { Refusal } from './statistic-query';
import { typedText } from './typed-text';

/** How long a text of each type may be; of what has a subject, that too. */
const LONGEST: Readonly<Record<DeliveryType, number>> = { WEBHOOK: 0, EMAIL: 4000, SMS: 160, PUSH: 240 };
const LONGEST_SUBJECT = 120;
const LONGEST_REASON = 250;

/** What is written to somebody when something happens, as it is kept; the moment is epoch ms. */
export interface StoredTemplate {
  templateId: string;
  event: string;
  type: DeliveryType;
  subject: string | null;
  body: string;
  version: number;
  /** Null for what Atalaya comes with. */
  updatedBy: Person | null;
  updatedAt: number | null;
  reason: string | null;
}

/** What may stand between braces, each with what a preview puts there. */
export const sampleValues: Readonly<Record<string, string>> = {
  orden: 'ORD-20261127-000001',
  operacion: 'OP261127000001',
  monto: '$ 499.00',
  fecha: '27/11/2026 10:15 AM',
  metodo: 'Tarjeta',
  referencia: '633112345678',
  vence: '30/11/2026 10:15 AM',
  motivo: 'Fondos insuficientes',
};

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Puts values in their places; what has none stays to be seen. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACE, (place, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : place));
}

/** Names in a text that nobody fills. */
function unknownNames(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(sampleValues, name));
}

type Body = Readonly<Record<string, unknown>>;
type Draft = Pick<StoredTemplate, 'subject' | 'body'>;

/** Reads what somebody has written of a template. */
export function readDraft(sent: Body, { type }: Pick<StoredTemplate, 'type'>): Draft | Refusal {
  const fields: Refusal['fields'] = [];
  const hasSubject = type !== 'SMS';
  const [subject, body] = [hasSubject ? typedText(sent.subject).replaceAll('\n', ' ') : null, typedText(sent.body)];
  const check = (field: string, label: string, text: string, longest: number) => {
    if (text === '') return void fields.push({ field, message: `Escribe el ${label}.` });
    if (lengthOf(text) > longest) fields.push({ field, message: `El ${label} tiene más de ${longest} caracteres.` });
    const [unknown] = unknownNames(text);
    if (unknown !== undefined) fields.push({ field, message: `Nadie llena {{${unknown}}}. Usa una de las variables.` });
  };
  if (subject !== null) check('subject', 'asunto', subject, LONGEST_SUBJECT);
  check('body', 'texto', body, LONGEST[type]);
  return fields.length > 0 ? { fields } : { subject, body };
}

export type TemplateChange = Draft & { version: number; reason: string };

/** Reads a change of a template. */
export function readChange(sent: Body, template: StoredTemplate): TemplateChange | Refusal {
  const draft = readDraft(sent, template);
  const fields: Refusal['fields'] = 'fields' in draft ? [...draft.fields] : [];
  const version = readVersion(sent.version, 'Di qué versión de la plantilla viste.');
  if (typeof version !== 'number') fields.push(...version.fields);
  const reason = typedText(sent.reason).replaceAll('\n', ' ');
  if (reason === '') fields.push({ field: 'reason', message: 'Di por qué.' });
  if (lengthOf(reason) > LONGEST_REASON)
    fields.push({ field: 'reason', message: `El motivo tiene más de ${LONGEST_REASON} caracteres.` });
  return 'fields' in draft || typeof version !== 'number' || fields.length > 0
    ? { fields }
    : { ...draft, version, reason };
}

export function templateAnswer({ reason: _, updatedAt, ...members }: StoredTemplate): Template {
  return {
    ...members,
    variables: Object.keys(sampleValues),
    updatedAt: updatedAt === null ? null : isoDate(updatedAt),
  };
}
