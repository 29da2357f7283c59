/**
 * Days of invented payments, midnight each, and up to when each was told; null is not yet. Where there are any, the
 * database is the demonstration's, with users whose password everybody knows.
 */
export const demonstrationTable = `
create table demonstration_day (
  day timestamptz primary key,
  told_until timestamptz
);
`;
