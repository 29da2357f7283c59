/** What happened to accounts themselves; what people did is in the trail, and is found by who it was. */
export const accountEvents = `
create table account_event (
  position bigint generated always as identity primary key,
  account_id text not null references account on delete cascade,
  at timestamptz not null,
  kind text not null,
  device text,
  network text
);
create index on account_event (account_id, at);
create index on account_event (at);
create index on audit (person, position);
`;
