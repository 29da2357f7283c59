import * as z from 'zod/mini';
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

const LONGEST_COMMENT = 250;
const LONGEST_NAME = 120;

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

/** What the form must hold, by what is left of the operation and what its way back needs. */
export function requestSchema({ remainingAmount, currency, requiredFields }: Eligibility) {
  const most = remainingAmount ?? 0;
  const amount = z.string().check(
    z.superRefine((text, { addIssue }) => {
      const minor = minorOf(text, currency);
      if (minor === undefined) addIssue(copy.amountMissing);
      else if (minor <= 0) addIssue(copy.amountNone);
      else if (minor > most) addIssue(copy.amountMuch(formatMoney(most, currency)));
    }),
  );
  const needs = (field: string) => requiredFields.includes(field);
  const clabe = z.string().check(
    z.superRefine((text, { addIssue }) => {
      const digits = digitsOf(text);
      if (digits.length !== CLABE_LENGTH) addIssue(copy.clabeShort);
      else if (!hasCheckDigit(digits)) addIssue(copy.clabeWrong);
    }),
  );
  return z
    .object({
      amount,
      reasonCode: z.string().check(z.minLength(1, copy.reasonMissing)),
      comment: z.string().check(z.trim(), z.maxLength(LONGEST_COMMENT, copy.commentLong)),
      holder: needs('beneficiary.name')
        ? z.string().check(z.trim(), z.minLength(1, copy.holderMissing), z.maxLength(LONGEST_NAME, copy.holderLong))
        : z.string(),
      clabe: needs('beneficiary.clabe') ? clabe : z.string(),
    })
    .check(
      z.refine(({ reasonCode, comment }) => reasonCode !== 'OTHER' || comment !== '', {
        error: copy.commentMissing,
        path: ['comment'],
        when: () => true,
      }),
    );
}

/** What is sent. */
export function requestOf(values: RequestValues, eligibility: Eligibility): RefundRequest {
  const { operationId, currency, refundMethods, requiredFields } = eligibility;
  return {
    operationId,
    amount: minorOf(values.amount, currency) ?? 0,
    reasonCode: values.reasonCode,
    comment: values.comment,
    refundMethod: refundMethods[0] ?? '',
    beneficiary: requiredFields.length > 0 ? { name: values.holder, clabe: digitsOf(values.clabe) } : null,
  };
}
