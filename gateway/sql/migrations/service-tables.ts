/** Maintenance windows of services; those that were told with invented services and changed here have numbers below 1. */
export const serviceTables = `
create table maintenance_window (
  service_id text collate "C" not null,
  number integer not null,
  version integer not null check (version > 0),
  from_date timestamptz not null,
  to_date timestamptz not null check (to_date >= from_date),
  reason text not null,
  by_email text not null,
  by_name text not null,
  primary key (service_id, number)
);
create index on maintenance_window (to_date);
`;
