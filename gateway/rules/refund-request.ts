import type { Eligibility } from '../wire/refunds';
import { isClabe } from './clabe';
import { type RefundMethod, refundMethods, refundReasons } from './refund-methods';
import type { Refusal } from './statistic-query';
import { typedText } from './typed-text';

/** Letters of a comment. */
export const LONGEST_COMMENT = 250;

/** What somebody asks to be returned. */
export interface RefundRequest {
  operationId: string;
  /** Cents. */
  amount: number;
  reasonCode: string;
  comment: string;
  refundMethod: RefundMethod;
  beneficiary: { name: string; clabe: string } | null;
}

type Body = Readonly<Record<string, unknown>>;

/** Reads the body of a request for a refund. What depends on the operation is for `requestFaults` to say. */
export function readRefundRequest(body: Body): RefundRequest | Refusal {
  const fields: Refusal['fields'] = [];
  const fault = (field: string, message: string) => void fields.push({ field, message });
  const operationId = typedText(body.operationId).toUpperCase();
  const { amount } = body;
  const [reasonCode, comment] = [typedText(body.reasonCode), typedText(body.comment)];
  const refundMethod = refundMethods.find((method) => method === body.refundMethod);
  if (operationId === '') fault('operationId', 'Elige la operación.');
  if (!Number.isSafeInteger(amount) || (amount as number) <= 0)
    fault('amount', 'Escribe un monto mayor que cero, en centavos enteros.');
  if (!Object.hasOwn(refundReasons, reasonCode)) fault('reasonCode', 'Elige un motivo.');
  if (reasonCode === 'OTHER' && comment === '') fault('comment', 'Explica el motivo en el comentario.');
  if (comment.length > LONGEST_COMMENT) fault('comment', `El comentario tiene más de ${LONGEST_COMMENT} caracteres.`);
  if (!refundMethod) fault('refundMethod', 'Elige el medio de devolución.');
  let beneficiary: RefundRequest['beneficiary'] = null;
  if (refundMethod === 'CLABE') {
    const given = (typeof body.beneficiary === 'object' && body.beneficiary) || {};
    const { name, clabe } = given as Body;
    beneficiary = { name: typedText(name).replaceAll(/\s+/g, ' '), clabe: typedText(clabe).replaceAll(/\s/g, '') };
    if (beneficiary.name === '') fault('beneficiary.name', 'Escribe el titular de la cuenta.');
    if (beneficiary.name.length > 120) fault('beneficiary.name', 'El titular tiene más de 120 caracteres.');
    if (!/^\d{18}$/.test(beneficiary.clabe)) fault('beneficiary.clabe', 'La CLABE tiene 18 dígitos.');
    else if (!isClabe(beneficiary.clabe))
      fault('beneficiary.clabe', 'El dígito verificador no coincide, revisa la CLABE');
  }
  if (fields.length > 0 || !refundMethod) return { fields };
  return { operationId, amount: amount as number, reasonCode, comment, refundMethod, beneficiary };
}

/** What of a request the operation does not allow. */
export function requestFaults({ amount, refundMethod }: RefundRequest, eligibility: Eligibility): Refusal['fields'] {
  const { refundable, remainingAmount, refundMethods: possible, message } = eligibility;
  if (!refundable) return [{ field: 'operationId', message: message ?? '' }];
  return [
    ...(amount > remainingAmount
      ? [{ field: 'amount', message: 'El monto es mayor que lo que queda por devolver.' }]
      : []),
    ...(possible.includes(refundMethod)
      ? []
      : [{ field: 'refundMethod', message: 'Esta operación no se puede devolver por ese medio.' }]),
  ];
}

/** What somebody decided about a request. */
export interface Decision {
  deed: 'APPROVE' | 'DECLINE';
  comment: string;
  version: number;
}

export function readDecision(body: Body): Decision | Refusal {
  const comment = typedText(body.comment);
  const version = readVersion(body.version);
  const fields: Refusal['fields'] = [];
  const deed = body.decision === 'APPROVE' || body.decision === 'DECLINE' ? body.decision : undefined;
  if (!deed) fields.push({ field: 'decision', message: 'Elige autorizar o no autorizar.' });
  if (deed === 'DECLINE' && comment === '') fields.push({ field: 'comment', message: 'Di por qué no se autoriza.' });
  if (comment.length > LONGEST_COMMENT)
    fields.push({ field: 'comment', message: `El comentario tiene más de ${LONGEST_COMMENT} caracteres.` });
  if (typeof version !== 'number') fields.push(...version.fields);
  return deed && typeof version === 'number' && fields.length === 0 ? { deed, comment, version } : { fields };
}

/** The version that somebody saw; digits of a query too. */
export function readVersion(value: unknown, message = 'Di qué versión de la devolución viste.'): number | Refusal {
  const version = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (Number.isSafeInteger(version) && (version as number) > 0) return version as number;
  return { fields: [{ field: 'version', message }] };
}

/** A key that its sender makes up for one request. */
export const isIdempotencyKey = (key: string) => /^[\x21-\x7e]{8,100}$/.test(key);
