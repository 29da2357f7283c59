/**
 * The outbox: what is sent to systems and people outside. One that is due is held by whoever attempts it, for as long as an
 * attempt may last. Versions of a template only grow; a notice is read once by each person.
 */
export const notificationTables = `
create table notification (
  notification_id text collate "C" primary key,
  date timestamptz not null,
  type text not null check (type in ('WEBHOOK', 'EMAIL', 'SMS', 'PUSH')),
  event text not null,
  order_id text collate "C",
  operation_id text collate "C",
  destination text not null,
  subject text,
  body text not null,
  status text not null check (status in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'RETRYING', 'CANCELLED')),
  attempts jsonb not null,
  attempt_count integer not null,
  last jsonb,
  tries integer not null,
  next_attempt_at timestamptz,
  error_message text,
  updated_at timestamptz not null,
  version integer not null,
  resend_id text,
  is_told boolean not null,
  held_since timestamptz,
  held_until timestamptz,
  constraint notification_is_due check ((next_attempt_at is not null) = (status in ('QUEUED', 'RETRYING'))),
  constraint notification_is_held check ((held_since is null) = (held_until is null))
);
create index on notification (date, notification_id);
create index on notification (next_attempt_at) where next_attempt_at is not null and not is_told;
create index on notification (resend_id) where resend_id is not null;
create table notification_template (
  template_id text not null,
  version integer not null check (version > 1),
  event text not null,
  type text not null,
  subject text,
  body text not null,
  updated_by text not null,
  updated_by_name text not null,
  updated_at timestamptz not null,
  reason text,
  primary key (template_id, version)
);
create trigger notification_template_stays before update or delete or truncate on notification_template
  for each statement execute function refuse_change();
create table notice (
  notice_id text collate "C" primary key,
  title text not null,
  text text not null,
  severity text not null,
  roles jsonb not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  is_draft boolean not null,
  created_by text not null,
  created_by_name text not null,
  updated_at timestamptz not null,
  version integer not null
);
create table notice_read (
  notice_id text collate "C" not null references notice,
  email text not null,
  name text not null,
  role text not null,
  date timestamptz not null,
  primary key (notice_id, email)
);
`;
