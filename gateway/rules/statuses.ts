/** What ended well, and what did not; the others count neither way. */
export const approvedStatuses = ['SUCCESS', 'ACCEPTED'] as const;
export const declinedStatuses = ['ERROR', 'DENIED', 'REJECTED'] as const;

/** How an operation stands. */
export const statuses = [...approvedStatuses, ...declinedStatuses, 'PENDING', 'EXPIRATED', 'REVIEW', 'REFUND'] as const;
export type Status = (typeof statuses)[number];
