/**
 * What people did with operations: it only grows, and two acts at once are not the same one. A decision is about a review.
 */
export const actTables = `
alter table operation_detail add column version integer not null default 1;
create table operation_act (
  operation_id text collate "C" not null,
  number integer not null check (number > 0),
  date timestamptz not null,
  kind text not null check (kind in ('SYNC', 'NOTE', 'APPROVE', 'REJECT', 'RECEIPT', 'RECEIPT_FAILED')),
  by_email text not null,
  by_name text not null,
  from_status text,
  to_status text,
  text text not null,
  primary key (operation_id, number),
  constraint act_changes_something check ((from_status is null) = (to_status is null) and from_status <> to_status),
  constraint act_decides_review check (kind not in ('APPROVE', 'REJECT') or from_status is not distinct from 'REVIEW')
);
create trigger operation_act_stays before update or delete or truncate on operation_act
  for each statement execute function refuse_change();
`;
