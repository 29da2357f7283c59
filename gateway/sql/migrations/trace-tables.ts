/** The log by months, and the values that its filters offer. The last index answers any mixture of filters. */
export const traceTables = `
create extension if not exists btree_gin;
create sequence trace_position;
create table trace (
  id uuid not null,
  at timestamptz not null,
  position bigint not null default nextval('trace_position'),
  service text not null,
  operation text not null,
  host_name text not null,
  ip text not null,
  server text,
  order_id text,
  service_type text,
  channel text,
  log_type text,
  code text,
  elapsed_ms double precision,
  message text,
  request jsonb,
  response jsonb,
  primary key (id, at)
) partition by range (at);
create index on trace (order_id) where order_id is not null;
create index on trace (code, at desc);
create index on trace (service, at desc);
create index on trace (at desc);
create index on trace using gin (service, operation, host_name, server, channel, log_type, service_type, code);
create table trace_option (
  list text not null,
  value text collate "C" not null,
  primary key (list, value)
);
`;
