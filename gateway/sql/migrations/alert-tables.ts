/**
 * Alerts as their source tells them and what people did with them, none of which goes; the rules that make them, the samples of
 * the last while that these are judged and tried by, and of each rule and source since when something is wrong. One gateway
 * watches at a time: who moves the moment of the turn.
 */
export const alertTables = `
create table alert (
  alert_id text collate "C" primary key,
  origin text not null,
  rule_id text not null,
  name text not null,
  severity text not null check (severity in ('CRITICAL', 'WARNING', 'INFO')),
  source_type text not null,
  source text not null,
  metric text not null,
  unit text not null,
  value double precision,
  threshold double precision,
  comparison text check (comparison in ('ABOVE', 'BELOW')),
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  is_taken boolean not null,
  assignee jsonb,
  reason text,
  silenced_until timestamptz,
  hushed_until timestamptz,
  event_count integer not null,
  version integer not null,
  labels jsonb not null,
  samples jsonb not null,
  words text not null,
  acted_at timestamptz,
  told_at timestamptz not null,
  missing_since timestamptz,
  is_closed boolean not null
);
create index on alert (started_at, alert_id);
create index on alert (ended_at);
create index on alert (origin) where ended_at is null;
create trigger alert_stays before delete or truncate on alert for each statement execute function refuse_change();
create table alert_note (
  alert_id text collate "C" not null references alert,
  number integer not null check (number > 0),
  date timestamptz not null,
  author jsonb not null,
  text text not null,
  primary key (alert_id, number)
);
create trigger alert_note_stays before update or delete or truncate on alert_note
  for each statement execute function refuse_change();
create table alert_rule (
  rule_id text primary key,
  number integer not null unique check (number > 0),
  body jsonb
);
create table alert_sample (
  metric text not null,
  source text not null,
  at timestamptz not null,
  value double precision not null,
  primary key (metric, source, at)
);
create index on alert_sample (at);
create table alert_breach (
  rule_id text not null,
  source text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  alert_id text collate "C",
  primary key (rule_id, source)
);
create table alert_turn (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);
`;
