import {
  type ChannelStatus,
  type ChannelTerms,
  channelStatuses,
  channelTypes,
  type Fee,
  threeDSecurePolicies,
} from '../wire/channels';
import { sentMoment } from './mexico-time';
import { LONGEST_COMMENT, readVersion } from './refund-request';
import type { Refusal } from './statistic-query';
import { methods } from './template-values';
import { typedText } from './typed-text';

type Body = Readonly<Record<string, unknown>>;
type Fault = (field: string, message: string) => void;

/** Why something is done, and in which version what it is done to was seen. */
export interface Reasoned {
  reason: string;
  version: number;
}

/** What is to be otherwise; the key and the type of a channel stay. */
export type ChannelChange = Omit<ChannelTerms, 'key' | 'type'> & Reasoned;

export interface NewChannel extends ChannelTerms {
  reason: string;
}

export interface ChannelStatusChange extends Reasoned {
  status: ChannelStatus;
  /** Of a pause. */
  until: number | null;
}

export interface KeyRequest extends Reasoned {
  /** How long the key before it goes on holding, hours. */
  overlapHours: number;
}

const LONGEST_NAME = 60;
/** Cents. */
const MOST = 10_000_000_000;
/** Hundredths of a percent: all of the payment. */
const WHOLE = 10_000;
const LONGEST_OVERLAP = 168;
const LONGEST_PAUSE_DAYS = 90;
const DAY = 86_400_000;

const copy = {
  name: `Escribe un nombre de hasta ${LONGEST_NAME} caracteres.`,
  key: 'Escribe de 2 a 20 letras mayúsculas, cifras o guiones.',
  type: 'Elige un tipo.',
  methods: 'Elige al menos un método.',
  amount: 'Escribe un monto entre $ 0.01 y $ 100,000,000.00.',
  order: 'El máximo es menor que el mínimo.',
  fee: 'Escribe la comisión: un porcentaje de 0 a 100 y un monto en centavos.',
  policy: 'Elige si pide 3DSecure.',
  reason: 'Escribe el motivo.',
  reasonLong: `El motivo tiene más de ${LONGEST_COMMENT} caracteres.`,
  version: 'Di qué versión del canal viste.',
  status: 'Elige pausar, reanudar, activar o desactivar.',
  until: `Elige cuándo termina la pausa: después de ahora y en menos de ${LONGEST_PAUSE_DAYS} días.`,
  overlap: `Elige de 0 a ${LONGEST_OVERLAP} horas.`,
};

export function readNewChannel(body: Body): NewChannel | Refusal {
  const { fields, fault } = collected();
  const key = typedText(body.key).toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9-]{1,19}$/.test(key)) fault('key', copy.key);
  const type = channelTypes.find((one) => one === body.type);
  if (!type) fault('type', copy.type);
  const terms = readTerms(body, fault);
  const reason = readReason(body, fault);
  return fields.length > 0 || !type || !terms ? { fields } : { key, type, ...terms, reason };
}

export function readChannelChange(body: Body): ChannelChange | Refusal {
  const { fields, fault } = collected();
  const terms = readTerms(body, fault);
  const rest = readReasoned(body, fault);
  return fields.length > 0 || !terms ? { fields } : { ...terms, ...rest };
}

export function readChannelStatus(body: Body, now: number): ChannelStatusChange | Refusal {
  const { fields, fault } = collected();
  const status = channelStatuses.find((one) => one === body.status);
  if (!status) fault('status', copy.status);
  let until: number | null = null;
  if (status === 'PAUSED') {
    until = sentMoment(body.until);
    if (!(until > now && until <= now + LONGEST_PAUSE_DAYS * DAY)) fault('until', copy.until);
  }
  const rest = readReasoned(body, fault);
  return fields.length > 0 || !status ? { fields } : { status, until, ...rest };
}

export function readKeyRequest(body: Body): KeyRequest | Refusal {
  const { fields, fault } = collected();
  const overlapHours = body.overlapHours as number;
  if (!isWhole(overlapHours, 0, LONGEST_OVERLAP)) fault('overlapHours', copy.overlap);
  const rest = readReasoned(body, fault);
  return fields.length > 0 ? { fields } : { overlapHours, ...rest };
}

export function readKeyEnd(body: Body): Reasoned | Refusal {
  const { fields, fault } = collected();
  const rest = readReasoned(body, fault);
  return fields.length > 0 ? { fields } : rest;
}

function collected() {
  const fields: Refusal['fields'] = [];
  return { fields, fault: (field: string, message: string) => void fields.push({ field, message }) };
}

function readReason(body: Body, fault: Fault): string {
  const reason = typedText(body.reason);
  if (reason === '') fault('reason', copy.reason);
  if (reason.length > LONGEST_COMMENT) fault('reason', copy.reasonLong);
  return reason;
}

function readReasoned(body: Body, fault: Fault): Reasoned {
  const version = readVersion(body.version, copy.version);
  if (typeof version !== 'number') fault('version', copy.version);
  return { reason: readReason(body, fault), version: typeof version === 'number' ? version : 0 };
}

function readTerms(body: Body, fault: Fault): Omit<ChannelTerms, 'key' | 'type'> | undefined {
  const name = typedText(body.name).replaceAll(/\s+/g, ' ');
  if (name === '' || name.length > LONGEST_NAME) fault('name', copy.name);
  const wanted = Array.isArray(body.paymentMethods) ? body.paymentMethods : [];
  // In the order in which all of them are told, so that the same choice is the same list.
  const paymentMethods = Object.keys(methods).filter((method) => wanted.includes(method));
  if (paymentMethods.length === 0 || paymentMethods.length !== new Set(wanted).size)
    fault('paymentMethods', copy.methods);
  const [minAmount, maxAmount] = [body.minAmount as number, body.maxAmount as number];
  if (!isWhole(minAmount, 1, MOST)) fault('minAmount', copy.amount);
  if (!isWhole(maxAmount, 1, MOST)) fault('maxAmount', copy.amount);
  else if (maxAmount < minAmount) fault('maxAmount', copy.order);
  const threeDSecurePolicy = threeDSecurePolicies.find((one) => one === body.threeDSecurePolicy);
  if (!threeDSecurePolicy) fault('threeDSecurePolicy', copy.policy);
  const fees = readFees(body.fees, paymentMethods, fault);
  return threeDSecurePolicy && { name, paymentMethods, minAmount, maxAmount, fees, threeDSecurePolicy };
}

function readFees(given: unknown, paymentMethods: readonly string[], fault: Fault): Fee[] {
  const fees = (Array.isArray(given) ? given : []) as readonly Partial<Fee>[];
  return Object.keys(methods).flatMap((paymentMethod) => {
    const fee = fees.find((one) => one?.paymentMethod === paymentMethod);
    if (!fee && !paymentMethods.includes(paymentMethod)) return [];
    const { rate, fixed } = fee ?? {};
    if (isWhole(rate, 0, WHOLE) && isWhole(fixed, 0, MOST)) return [{ paymentMethod, rate, fixed }];
    fault(`fee.${paymentMethod}`, copy.fee);
    return [];
  });
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
