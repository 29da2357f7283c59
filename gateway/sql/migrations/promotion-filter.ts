/** Operations that were given a promotion are few among all: they are found by it. */
export const promotionFilter = `
create index on operation (promotion_code, date) where promotion_code is not null;
`;
