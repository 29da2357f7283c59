/** What was backed up and when, and how often each source is; the files themselves lie in a folder. */
export const backupTables = `
create table backup (
  backup_id text collate "C" primary key,
  name text not null,
  source text not null,
  type text not null check (type in ('FULL', 'INCREMENTAL')),
  trigger text not null check (trigger in ('MANUAL', 'SCHEDULED')),
  requested_by text,
  requested_by_name text,
  reason text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'PARTIAL', 'FAILED', 'CANCELLED', 'EXPIRED')),
  progress integer not null,
  error_message text,
  size_bytes bigint,
  checksum text,
  file text,
  row_count bigint,
  retention_until timestamptz,
  usual_ms bigint,
  usual_bytes bigint,
  previous_bytes bigint,
  verification text check (verification in ('QUEUED', 'RUNNING', 'GOOD', 'BAD', 'FAILED')),
  verified_at timestamptz,
  verify_message text,
  run integer not null,
  held_until timestamptz
);
create index on backup (created_at);
create table backup_schedule (
  source text primary key,
  every_hours integer not null check (every_hours > 0),
  hour integer not null check (hour between 0 and 23),
  retention_days integer not null check (retention_days > 0),
  verifies boolean not null,
  is_paused boolean not null,
  next_run_at timestamptz not null,
  updated_by text,
  updated_by_name text,
  updated_at timestamptz,
  version integer not null
);
`;
