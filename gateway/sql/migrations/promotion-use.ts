/** What each operation was given by a promotion, as services tell it: counted once, however often it is told. */
export const promotionUse = `
create table promotion_use (
  operation_id text collate "C" primary key,
  promotion_id text collate "C" not null references promotion,
  day text collate "C" not null,
  discount bigint not null check (discount >= 0)
);
create index promotion_use_promotion on promotion_use (promotion_id);
`;
