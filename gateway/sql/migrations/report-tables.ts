/**
 * Reports, their files in parts, and schedules. What a file is made of lies in the database, where every gateway finds it and a
 * dump takes it along; it goes with its report. A notice may be for one person.
 */
export const reportTables = `
create table report_schedule (
  schedule_id text collate "C" primary key,
  name text not null,
  type text not null,
  filters jsonb not null,
  columns jsonb not null,
  format text not null check (format in ('CSV', 'XLSX')),
  frequency text not null check (frequency in ('DAILY', 'WEEKLY', 'MONTHLY')),
  hour integer not null check (hour between 0 and 23),
  weekday integer check (weekday between 1 and 7),
  month_day integer check (month_day between 1 and 28),
  recipients jsonb not null,
  is_paused boolean not null,
  next_run_at timestamptz not null,
  last_run_at timestamptz,
  last_report_id text collate "C",
  created_by text not null,
  created_by_name text not null,
  role text not null,
  updated_at timestamptz not null,
  version integer not null,
  constraint report_schedule_has_day check ((weekday is not null) = (frequency = 'WEEKLY')
    and (month_day is not null) = (frequency = 'MONTHLY'))
);
create table report (
  report_id text collate "C" primary key,
  name text not null,
  type text not null,
  date_range text not null,
  filters jsonb not null,
  columns jsonb not null,
  format text not null check (format in ('CSV', 'XLSX')),
  requested_by text not null,
  requested_by_name text not null,
  role text not null,
  recipients jsonb not null,
  schedule_id text collate "C",
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  row_count bigint not null,
  expected_rows bigint,
  size_bytes bigint not null,
  status text not null check (status in ('QUEUED', 'RUNNING', 'READY', 'EMPTY', 'FAILED', 'CANCELLED', 'EXPIRED')),
  error_message text,
  run integer not null,
  is_told boolean not null,
  held_until timestamptz
);
create index on report (created_at);
create index on report (created_at) where status in ('QUEUED', 'RUNNING') or not is_told;
create table report_part (
  report_id text collate "C" not null references report on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (report_id, position)
);
alter table notice add column person text;
`;
