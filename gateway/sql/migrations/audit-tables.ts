/**
 * The trail of what people did. It only grows: every entry carries a hash of itself and of the one before. The head is one
 * row that the next entry locks until its transaction ends, so the order of entries is that in which they counted.
 */
export const auditTables = `
create table audit_head (
  is_only boolean primary key default true check (is_only),
  position bigint not null,
  hash text not null
);
insert into audit_head (position, hash) values (0, '');
create table audit (
  position bigint primary key,
  date timestamptz not null,
  person text not null,
  person_name text not null,
  role text,
  ip text,
  entity text not null,
  entity_id text collate "C" not null,
  action text not null,
  before jsonb not null,
  after jsonb not null,
  reason text,
  hash text not null
);
create index on audit (entity, entity_id, position);
create function audit_hash(entry audit, previous text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    previous, entry.position, extract(epoch from entry.date), entry.person, entry.person_name, entry.role, entry.ip,
    entry.entity, entry.entity_id, entry.action, entry.before, entry.after, entry.reason
  )::text, 'UTF8')), 'hex')
$$;
create function audit_chain() returns trigger language plpgsql as $$
declare previous text;
begin
  select position + 1, hash into strict new.position, previous from audit_head for update;
  new.hash := audit_hash(new, previous);
  update audit_head set position = new.position, hash = new.hash;
  return new;
end
$$;
create trigger audit_chain before insert on audit for each row execute function audit_chain();
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Nothing of % is changed or removed.', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger audit_only_grows before update or delete or truncate on audit
  for each statement execute function refuse_change();
`;
