/** A line as a service delivers it; its last change is that of its date. */
export function operationText(id: string, { date, ...more }: { date: string; [member: string]: unknown }): string {
  const nothing = null;
  return JSON.stringify({
    ...{ operationId: id, orderId: `ORD-${id}`, date, channel: 'APP', paymentMethod: 'CARD', cardBrand: nothing },
    ...{ cardLast4: nothing, bank: nothing, amount: 100, currency: 'MXN', refundedAmount: 0, status: 'SUCCESS' },
    ...{ threeDSecure: true, manual: false, risk: 'GREEN', reconciled: true, authorizationCode: nothing },
    ...{
      providerReference: nothing,
      errorCode: nothing,
      errorMessage: nothing,
      attemptCount: 1,
      promotionCode: nothing,
    },
    ...{ customerPhone: nothing, customerEmail: nothing, expiresAt: nothing, updatedAt: date },
    ...{ attempts: [], events: [], refunds: [], notes: [] },
    reference: {
      ...{ number: nothing, expiresAt: nothing, branch: nothing, clabe: nothing },
      ...{ trackingKey: nothing, senderBank: nothing, receiverBank: nothing, folio: nothing },
    },
    ...more,
  });
}
