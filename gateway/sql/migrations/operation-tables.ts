/**
 * Operations, a row for each state that was told of one: a run over pages reads the states of its beginning. What only
 * the detail shows stands apart, so that sums read little. Ids are found by their beginnings, hence the collation.
 */
export const operationTables = `
create table operation (
  operation_id text collate "C" not null,
  recorded_at timestamptz not null,
  replaced_at timestamptz not null default 'infinity',
  order_id text collate "C" not null,
  date timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz,
  channel text not null,
  payment_method text not null,
  card_brand text,
  card_last4 text,
  bank text,
  amount bigint not null,
  currency text not null,
  refunded_amount bigint not null,
  status text not null,
  three_d_secure boolean not null,
  manual boolean not null,
  authentication text not null generated always as (
    case when three_d_secure then 'THREE_D_SECURE' when manual then 'MANUAL' else 'DIRECT' end
  ) stored,
  risk text not null,
  reconciled boolean not null,
  authorization_code text collate "C",
  provider_reference text collate "C",
  error_code text,
  error_message text,
  attempt_count integer not null,
  promotion_code text,
  phone text,
  email text,
  primary key (operation_id, recorded_at)
);
create unique index on operation (operation_id) where replaced_at = 'infinity';
create index on operation (date, operation_id);
create index on operation (order_id);
create index on operation (provider_reference);
create index on operation (authorization_code);
create index on operation (card_last4);
create index on operation (phone);
create index on operation (email);
create index on operation (error_code, date) where error_code is not null;
create index on operation (replaced_at) where replaced_at <> 'infinity';
create table operation_detail (
  operation_id text collate "C" not null,
  recorded_at timestamptz not null,
  attempts jsonb not null,
  events jsonb not null,
  refunds jsonb not null,
  reference jsonb not null,
  notes jsonb not null,
  primary key (operation_id, recorded_at),
  foreign key (operation_id, recorded_at) references operation on delete cascade
);
create table operation_option (
  list text not null,
  value text collate "C" not null,
  primary key (list, value)
);
`;
