/** When a session was opened, since no renewal may prolong it for ever; those of before count from this step on. */
export const sessionAge = `
alter table session add column begun timestamptz not null default now();
`;
