import { formatMoney, plainMoney } from '~/shared/format/currency';
import { parseAmount } from '~/shared/format/number-text';
import type { Eligibility } from '../api/refund';
import type { RefundRequest } from '../api/refund-api';
import { CLABE_LENGTH, digitsOf, hasCheckDigit } from './clabe';
import { copy } from './copy';

/** What stands in the form; `clabe` with its spaces. */
export interface RequestValues {
  amount: string;
  reasonCode: string;
  comment: string;
  holder: string;
  clabe: string;
}

export const LONGEST_COMMENT = 250;
export const LONGEST_NAME = 120;

/** An amount as it was typed, in the smallest unit of its currency; undefined for what is none. */
export function minorOf(text: string, currency: string | null): number | undefined {
  const cents = parseAmount(text);
  if (cents === undefined) return undefined;
  const decimals = plainMoney(0, currency).split('.')[1]?.length ?? 0;
  const minor = (Number(cents) * 10 ** decimals) / 100;
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** Where the platform names what it refuses, the field of the form. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  'beneficiary.name': 'holder',
  'beneficiary.clabe': 'clabe',
};

/** What is wrong with the form, by what is left of the operation and what its way back needs. */
export function requestErrors(values: RequestValues, eligibility: Eligibility): Partial<RequestValues> {
  const { remainingAmount, currency, requiredFields } = eligibility;
  const needs = (field: string) => requiredFields.includes(field);
  const errors: { [Name in keyof RequestValues]: string | undefined } = {
    amount: amountError(minorOf(values.amount, currency), remainingAmount ?? 0, currency),
    reasonCode: values.reasonCode === '' ? copy.reasonMissing : undefined,
    comment: commentError(values),
    holder: needs('beneficiary.name') ? holderError(values.holder.trim()) : undefined,
    clabe: needs('beneficiary.clabe') ? clabeError(digitsOf(values.clabe)) : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

function amountError(minor: number | undefined, most: number, currency: string | null): string | undefined {
  if (minor === undefined) return copy.amountMissing;
  if (minor <= 0) return copy.amountNone;
  return minor > most ? copy.amountMuch(formatMoney(most, currency)) : undefined;
}

function commentError({ reasonCode, comment }: RequestValues): string | undefined {
  if (comment.trim().length > LONGEST_COMMENT) return copy.commentLong;
  return reasonCode === 'OTHER' && comment.trim() === '' ? copy.commentMissing : undefined;
}

function holderError(name: string): string | undefined {
  if (name === '') return copy.holderMissing;
  return name.length > LONGEST_NAME ? copy.holderLong : undefined;
}

function clabeError(digits: string): string | undefined {
  if (digits.length !== CLABE_LENGTH) return copy.clabeShort;
  return hasCheckDigit(digits) ? undefined : copy.clabeWrong;
}

/** What is sent. */
export function requestOf(values: RequestValues, eligibility: Eligibility): RefundRequest {
  const { operationId, currency, refundMethods, requiredFields } = eligibility;
  return {
    operationId,
    amount: minorOf(values.amount, currency) ?? 0,
    reasonCode: values.reasonCode,
    comment: values.comment.trim(),
    refundMethod: refundMethods[0] ?? '',
    beneficiary: requiredFields.length > 0 ? { name: values.holder.trim(), clabe: digitsOf(values.clabe) } : null,
  };
}
