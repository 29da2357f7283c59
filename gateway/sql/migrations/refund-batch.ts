/** Refunds that were asked for with one file name it. */
export const refundBatch = `
alter table refund add column batch_id text;
`;
