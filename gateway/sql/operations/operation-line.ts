import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const maybe = z.nullable(z.string());
const moment = z.iso.datetime({ offset: true });
const cents = z.int().check(z.nonnegative());
const count = z.int().check(z.nonnegative());

/**
 * A line: an operation as its detail is sent, but with phone and e-mail in full, since people search for them. `updatedAt`
 * tells states of one operation apart, so a change has a later one.
 */
export const operationLine = z.object({
  operationId: text,
  orderId: text,
  date: moment,
  channel: text,
  paymentMethod: text,
  cardBrand: maybe,
  cardLast4: z.nullable(z.string().check(z.regex(/^\d{4}$/))),
  bank: maybe,
  amount: cents,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Less than zero when money went the other way. */
  refundedAmount: z.int(),
  status: text,
  threeDSecure: z.boolean(),
  manual: z.boolean(),
  risk: text,
  reconciled: z.boolean(),
  authorizationCode: maybe,
  providerReference: maybe,
  errorCode: maybe,
  errorMessage: maybe,
  attemptCount: count,
  promotionCode: maybe,
  /** What the promotion took off or gave on top; no part of the operation, the promotion's own count. */
  promotionDiscount: z.optional(z.nullable(cents)),
  customerPhone: z.nullable(z.string().check(z.regex(/^\d{10}$/))),
  customerEmail: z.nullable(z.email()),
  expiresAt: z.nullable(moment),
  updatedAt: moment,
  attempts: z.array(
    z.object({
      attemptId: text,
      date: moment,
      provider: text,
      status: text,
      errorCode: maybe,
      errorMessage: maybe,
      latencyMs: count,
    }),
  ),
  events: z.array(
    z.object({ date: moment, type: text, fromStatus: maybe, toStatus: maybe, actor: text, detail: z.string() }),
  ),
  refunds: z.array(z.object({ refundId: text, date: moment, amount: cents, status: text, reason: z.string() })),
  reference: z.object({
    number: maybe,
    expiresAt: z.nullable(moment),
    branch: maybe,
    clabe: maybe,
    trackingKey: maybe,
    senderBank: maybe,
    receiverBank: maybe,
    folio: maybe,
  }),
  notes: z.array(z.object({ noteId: text, date: moment, author: text, text: z.string() })),
});

export type OperationLine = z.infer<typeof operationLine>;
