/** Channels and the keys with which each is let in, of which a hash is kept alone; a key is never taken away. */
export const channelTables = `
create table channel (
  channel_id text collate "C" primary key,
  key text collate "C" not null unique check (key ~ '^[A-Z0-9][A-Z0-9-]{1,19}$'),
  name text not null,
  type text not null check (type in ('APP', 'WEB', 'IVR', 'USSD', 'TIENDA', 'API')),
  payment_methods jsonb not null check (jsonb_array_length(payment_methods) > 0),
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  fees jsonb not null,
  three_d_secure_policy text not null check (three_d_secure_policy in ('REQUIRED', 'RISK', 'NONE')),
  status text not null check (status in ('ACTIVE', 'PAUSED', 'DISABLED')),
  paused_until timestamptz,
  status_since timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  updated_by_name text not null,
  version integer not null,
  constraint channel_pause_ends check ((status = 'PAUSED') = (paused_until is not null))
);
create table channel_key (
  key_id text collate "C" primary key,
  channel_id text collate "C" not null references channel,
  hash text collate "C" not null unique check (hash ~ '^[0-9a-f]{64}$'),
  hint text not null check (length(hint) <= 4),
  created_at timestamptz not null,
  created_by jsonb not null,
  ends_at timestamptz,
  revoked_at timestamptz,
  revoked_by jsonb,
  constraint channel_key_end check ((revoked_at is null) = (revoked_by is null))
);
create index on channel_key (channel_id);
`;
