/**
 * Who may sign in, their sessions by hashes of tokens, and the attempts that limits count. Ending a session, whose row a
 * renewal locks, takes the successor along. Keys of attempts are hashes: they name people who have no account.
 */
export const signInTables = `
create table account (
  id text primary key,
  email text not null unique,
  name text not null,
  last_name text not null,
  job text not null,
  role text not null,
  change_password boolean not null,
  password_hash text not null,
  is_disabled boolean not null default false
);
create table recovery (
  account_id text primary key references account on delete cascade,
  link_hash text not null unique,
  password_hash text not null,
  expiry timestamptz not null
);
create table session (
  id text primary key,
  account_id text not null references account on delete cascade
);
create index on session (account_id);
create table session_token (
  hash text primary key,
  session_id text not null references session on delete cascade,
  expiry timestamptz not null,
  renewed_at timestamptz,
  successor text,
  successor_expiry timestamptz
);
create index on session_token (session_id);
create index on session_token (expiry);
create table attempt (
  position bigint generated always as identity primary key,
  key text not null,
  at timestamptz not null
);
create index on attempt (key, at);
create index on attempt (at);
`;
