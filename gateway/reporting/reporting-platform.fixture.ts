import { expect } from 'vitest';
import type { Operations } from '../ports';
import type { ReportStore } from '../report-ports';
import type { OperationSums } from '../rules/operation-sums';
import type { Trail } from '../trail-ports';
import type { Operation } from '../wire/operations';
import { createReporting } from './reporting';
import { readReport, readSchedule } from './request';

export const HOUR = 3_600_000;
/** Saturday 28 November 2026, 12:00 in Mexico City. */
export const START = Date.UTC(2026, 10, 28, 18);

export const eva = { email: 'eva@ejemplo.mx', name: 'Eva Prueba', role: 'ADMINISTRATOR', ip: '192.0.2.1' };
export const teo = { email: 'teo@ejemplo.mx', name: 'Teo Prueba', role: 'TELCEL', ip: '192.0.2.2' };

/** Where reports are kept, empty, and what was done to them. */
export interface Kept {
  store: ReportStore;
  trail: Trail;
}

const operation = (index: number): Operation => ({
  ...{ operationId: `OP${index}`, orderId: '=1+1', date: '2026-11-27T10:00:00-06:00', channel: 'WEB' },
  ...{ paymentMethod: 'CARD', cardBrand: 'VISA', cardLast4: '0042', bank: 'BBVA', amount: 10_050, currency: 'MXN' },
  ...{ refundedAmount: 0, status: 'SUCCESS', threeDSecure: true, manual: false, risk: 'GREEN', reconciled: true },
  ...{ authorizationCode: '4821E5', providerReference: '123456789012345', errorCode: null, errorMessage: null },
  ...{ attemptCount: 1, promotionCode: 'MAR10', customerPhone: null, customerEmail: null, expiresAt: null },
  updatedAt: '2026-11-27T10:00:00-06:00',
});

/** Reports over invented operations that come in parts of a thousand; `gate` is asked before each of them and before its end is told. */
export function platformOf({ store, trail }: Kept, count = 3) {
  const clock = { at: START, now: () => clock.at };
  const told: string[] = [];
  const gate: Record<'open' | 'tell', () => Promise<unknown>> = {
    open: async () => undefined,
    tell: async () => undefined,
  };
  const sums: OperationSums = {
    ...{ from: START, members: { paymentMethod: 'CARD' }, currency: 'MXN', count, approved: count, declined: 0 },
    ...{ amount: count * 10_050, refundAmount: 0, totalAmount: count * 10_050, netAmount: 0, unreconciled: 0 },
  };
  const operations = {
    sums: async () => (count === 0 ? [] : [sums]),
    page: async () => ({ data: [operation(1)] }),
    async *all() {
      for (let from = 0; from < count; from += 1000) {
        await gate.open();
        yield Array.from({ length: Math.min(1000, count - from) }, (_, index) => operation(from + index + 1));
      }
    },
  } as unknown as Operations;
  const open = () =>
    createReporting({
      ...{ store, clock, books: { operations, refunds: undefined } },
      async tell({ status }) {
        await gate.tell();
        told.push(status);
      },
      reportFault: (error) => expect(error).toBe('none'),
    });
  return { ...{ store, trail, clock, told, gate, open }, reporting: open() };
}

export const askedFor = (more: object = {}) => {
  const asked = readReport({ type: 'OPERATIONS', dateRange: '2026-11-01_2026-11-30', ...more }, 'ADMINISTRATOR');
  if ('fields' in asked) throw new Error(asked.fields[0]?.message);
  return asked;
};

export const plannedFor = (more: object = {}) => {
  const body = { type: 'CHANNELS', name: 'Canales', frequency: 'WEEKLY', hour: 6, weekday: 1, recipients: [teo.email] };
  const asked = readSchedule({ ...body, ...more }, 'ADMINISTRATOR', !('version' in more));
  if ('fields' in asked) throw new Error(asked.fields[0]?.message);
  return asked;
};

let keys = 0;
export const keyed = (actor = eva) => {
  keys += 1;
  return { key: `clave-${keys}`, actor };
};

export async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: number[] = [];
  for await (const part of parts) all.push(...part);
  return Uint8Array.from(all);
}
