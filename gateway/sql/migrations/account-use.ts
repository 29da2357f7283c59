/**
 * What is known of accounts and sessions since this step: since when there is an account, when somebody was last here,
 * until when an invitation counts, which version whoever changes it saw; of a session the kind of device and the network.
 */
export const accountUse = `
alter table account
  add column created_at timestamptz,
  add column last_access timestamptz,
  add column invited_until timestamptz,
  add column version integer not null default 1;
alter table account alter column created_at set default now();
alter table session
  add column last_used timestamptz,
  add column device text,
  add column network text;
update session set last_used = begun;
`;
