/**
 * Promotions and, by day, how often each was used and what that cost. A draft alone may leave its days open; limits are
 * never below what was used when they are written, which the code sees to.
 */
export const promotionTables = `
create table promotion (
  promotion_id text collate "C" primary key,
  code text collate "C" not null unique,
  name text not null,
  type text not null check (type in ('PERCENTAGE', 'FIXED_AMOUNT', 'INSTALLMENTS', 'BONUS')),
  value bigint not null check (value > 0),
  max_discount bigint check (max_discount > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  channels jsonb not null,
  payment_methods jsonb not null,
  card_brands jsonb not null,
  bins jsonb not null,
  min_amount bigint check (min_amount > 0),
  max_amount bigint check (max_amount > 0),
  weekdays jsonb not null,
  from_hour integer check (from_hour between 0 and 23),
  until_hour integer check (until_hour between 1 and 24),
  stackable boolean not null,
  usage_limit bigint check (usage_limit > 0),
  usage_per_customer bigint check (usage_per_customer > 0),
  budget_limit bigint check (budget_limit > 0),
  is_draft boolean not null,
  is_paused boolean not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  updated_by_name text not null,
  version integer not null,
  constraint promotion_has_days check (is_draft or (starts_at is not null and ends_at is not null)),
  constraint promotion_ends_later check (ends_at > starts_at),
  constraint promotion_has_hours check ((from_hour is null) = (until_hour is null) and coalesce(from_hour < until_hour, true)),
  constraint promotion_amounts check (max_amount >= min_amount),
  constraint promotion_percentage check (type <> 'PERCENTAGE' or value <= 10000),
  constraint promotion_draft_is_still check (not (is_draft and (is_paused or ended_at is not null)))
);
create table promotion_day (
  promotion_id text collate "C" not null references promotion,
  day text collate "C" not null,
  uses bigint not null check (uses >= 0),
  discount bigint not null check (discount >= 0),
  primary key (promotion_id, day)
);
`;
