/**
 * Properties with all their versions. A secret lies in `sealed`, closed with a key that is not in the database; which one
 * all gateways close with stands in `vault_key`.
 */
export const vaultTables = `
create table property (
  property_id text collate "C" primary key,
  service text collate "C" not null,
  key text collate "C" not null,
  type text not null check (type in ('STRING', 'NUMBER', 'BOOLEAN', 'JSON', 'SECRET')),
  is_deleted boolean not null,
  head integer not null,
  published integer,
  last_version integer not null,
  updated_by text not null,
  updated_by_name text not null,
  updated_at timestamptz not null,
  unique (service, key)
);
create table property_version (
  property_id text collate "C" not null references property on delete cascade,
  version integer not null check (version > 0),
  value text,
  sealed bytea,
  key_id text,
  fingerprint text,
  note text,
  reason text not null,
  by_email text not null,
  by_name text not null,
  at timestamptz not null,
  is_discarded boolean not null,
  primary key (property_id, version),
  constraint property_version_has_value check ((value is null) <> (sealed is null)),
  constraint property_version_has_key check ((sealed is null) = (key_id is null) and (sealed is null) = (fingerprint is null))
);
create table vault_key (
  is_only boolean primary key default true check (is_only),
  key_id text not null
);
`;
