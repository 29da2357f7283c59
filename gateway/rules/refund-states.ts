import type { Person } from '../wire/refunds';

/** How a refund stands. UNKNOWN: it may have reached the provider, who has not said what became of it. */
export const refundStatuses = [
  'REQUESTED',
  'APPROVED',
  'UNKNOWN',
  'SENT',
  'COMPLETED',
  'FAILED',
  'DECLINED',
  'CANCELLED',
] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const refundLabels: Readonly<Record<RefundStatus, string>> = {
  REQUESTED: 'Solicitada',
  APPROVED: 'Autorizada',
  UNKNOWN: 'Por confirmar',
  SENT: 'Enviada',
  COMPLETED: 'Completada',
  FAILED: 'Fallida',
  DECLINED: 'No autorizada',
  CANCELLED: 'Cancelada',
};

/** What people do with a refund, and what the platform does when it speaks with the provider. */
const transitions = {
  APPROVE: { from: ['REQUESTED'], to: 'APPROVED' },
  DECLINE: { from: ['REQUESTED'], to: 'DECLINED' },
  CANCEL: { from: ['REQUESTED', 'APPROVED'], to: 'CANCELLED' },
  RETRY: { from: ['FAILED'], to: 'APPROVED' },
  // Before the provider is called: whoever dies in the middle leaves the truth behind.
  SEND: { from: ['APPROVED'], to: 'UNKNOWN' },
  ACCEPT: { from: ['UNKNOWN'], to: 'SENT' },
  // What was given up as lost may have been paid all the same.
  COMPLETE: { from: ['UNKNOWN', 'SENT', 'FAILED'], to: 'COMPLETED' },
  FAIL: { from: ['APPROVED', 'UNKNOWN', 'SENT'], to: 'FAILED' },
} as const satisfies Record<string, { from: readonly RefundStatus[]; to: RefundStatus }>;

export type RefundDeed = keyof typeof transitions;

/** The status that a deed leads to; undefined where it cannot be done. */
export function afterDeed(status: RefundStatus, deed: RefundDeed): RefundStatus | undefined {
  const { from, to } = transitions[deed];
  return (from as readonly RefundStatus[]).includes(status) ? to : undefined;
}

/** Money that is gone or may be: it cannot be returned a second time. */
const holding: readonly RefundStatus[] = ['REQUESTED', 'APPROVED', 'UNKNOWN', 'SENT', 'COMPLETED'];
export const isHolding = (status: string) => (holding as readonly string[]).includes(status);

/** Whether somebody is the wrong person for a deed: who asked never decides, and nobody else takes the request back. */
export function personFault(deed: RefundDeed, requestedBy: Person, email: string): string | undefined {
  const isOwn = requestedBy.email === email;
  if (isOwn && (deed === 'APPROVE' || deed === 'DECLINE'))
    return 'No puedes autorizar lo que tú solicitaste. Quien pide y quien autoriza deben ser personas distintas.';
  if (!isOwn && deed === 'CANCEL') return 'Solo quien solicitó la devolución puede cancelarla.';
  return undefined;
}

/** What somebody may do with a refund as it stands. */
export function refundActions(status: RefundStatus, requestedBy: Person, email: string): string[] {
  const deeds = (['APPROVE', 'DECLINE', 'CANCEL', 'RETRY'] as const).filter(
    (deed) => afterDeed(status, deed) && !personFault(deed, requestedBy, email),
  );
  return status === 'UNKNOWN' || status === 'SENT' ? [...deeds, 'SYNC'] : deeds;
}
