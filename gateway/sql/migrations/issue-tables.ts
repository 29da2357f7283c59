/** What somebody said of an operation that has to be looked at; what is to be looked at is asked anew each time. */
export const issueTables = `
create table issue_attention (
  issue_id text collate "C" primary key,
  attended boolean not null,
  comment text not null,
  by_email text not null,
  by_name text not null,
  at timestamptz not null,
  version integer not null check (version > 1)
);
`;
