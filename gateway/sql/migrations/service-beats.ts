/** Checks of services by the gateway itself: whose turn it is, each check of a day, and what came of them by the hour. */
export const serviceBeats = `
create table service_check (service_id text collate "C" primary key, due timestamptz not null);
create table service_beat (
  service_id text collate "C" not null,
  at timestamptz not null,
  asked integer not null,
  answered integer not null,
  response_ms integer,
  said text,
  certificate_ends timestamptz,
  instances jsonb not null,
  primary key (service_id, at)
);
create index on service_beat (at);
create table service_hour (
  service_id text collate "C" not null,
  hour timestamptz not null,
  asked integer not null,
  answered integer not null,
  primary key (service_id, hour)
);
`;
