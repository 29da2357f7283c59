/** The pair of keys for passwords on their way: one row, so that all processes on this database have the same. */
export const platformKeyTable = `
create table platform_key (
  is_only boolean primary key default true check (is_only),
  private_pem text not null
);
`;
