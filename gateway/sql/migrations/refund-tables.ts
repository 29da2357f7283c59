/**
 * Refunds. How much of an operation is on its way back or returned stands in one row, which a trigger keeps and a check
 * limits: two requests at once wait for each other there, and no writer gets past it. Who asked never decides.
 */
export const refundTables = `
create table refund_balance (
  operation_id text collate "C" primary key,
  paid bigint not null,
  told bigint not null default 0 check (told >= 0),
  held bigint not null default 0 check (held >= 0),
  constraint refund_within_paid check (told + held <= paid or held = 0)
);
create table refund (
  refund_id text collate "C" primary key,
  date timestamptz not null,
  order_id text collate "C" not null,
  operation_id text collate "C" not null references refund_balance,
  payment_method text not null,
  refund_method text not null,
  beneficiary_name text,
  clabe text,
  amount bigint not null check (amount > 0),
  currency text not null,
  type text not null,
  reason_code text not null,
  comment text not null,
  status text not null check (status in
    ('REQUESTED', 'APPROVED', 'UNKNOWN', 'SENT', 'COMPLETED', 'FAILED', 'DECLINED', 'CANCELLED')),
  requested_by text not null,
  requested_by_name text not null,
  approved_by text,
  approved_by_name text,
  decision_comment text,
  refusals integer not null,
  provider_reference text,
  error_code text,
  error_message text,
  updated_at timestamptz not null,
  version integer not null,
  constraint refund_by_two check (approved_by <> requested_by),
  constraint refund_decided check (approved_by is not null or status in ('REQUESTED', 'CANCELLED')),
  constraint refund_has_receiver check ((refund_method = 'CLABE') = (clabe is not null))
);
create index on refund (operation_id);
create index on refund (date, refund_id);
create index on refund (updated_at) where status in ('APPROVED', 'UNKNOWN', 'SENT');
create function refund_hold(state refund) returns bigint language sql immutable as $$
  select case when state.status in ('REQUESTED', 'APPROVED', 'UNKNOWN', 'SENT', 'COMPLETED') then state.amount else 0 end
$$;
create function refund_keep_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.version <> 1 or new.status <> 'REQUESTED' then
      raise exception 'A refund begins as a request.' using errcode = 'check_violation';
    end if;
    update refund_balance set held = held + refund_hold(new) where operation_id = new.operation_id;
    return new;
  end if;
  if new.version <> old.version + 1 or (new.refund_id, new.operation_id, new.amount, new.currency, new.requested_by)
    is distinct from (old.refund_id, old.operation_id, old.amount, old.currency, old.requested_by)
    or (old.approved_by is not null and new.approved_by is distinct from old.approved_by) then
    raise exception 'A refund keeps what was asked and decided.' using errcode = 'check_violation';
  end if;
  if refund_hold(new) <> refund_hold(old) then
    update refund_balance set held = held + refund_hold(new) - refund_hold(old) where operation_id = new.operation_id;
  end if;
  return new;
end
$$;
create trigger refund_keep_balance before insert or update on refund for each row execute function refund_keep_balance();
create trigger refund_stays before delete or truncate on refund for each statement execute function refuse_change();
create trigger refund_balance_stays before delete or truncate on refund_balance
  for each statement execute function refuse_change();
create table refund_day (
  day text primary key,
  number integer not null
);
create table idempotency_key (
  person text not null,
  key text not null,
  at timestamptz not null,
  fingerprint text,
  answer jsonb,
  primary key (person, key)
);
create index on idempotency_key (at);
`;
