/** The hours at which nodes of the balancer that were taken out come back. */
export const nodeReturns = `
create table node_return (
  pool_id text collate "C" not null,
  node_id text collate "C" not null,
  at timestamptz not null,
  by_email text not null,
  by_name text not null,
  reason text not null,
  fault text,
  primary key (pool_id, node_id)
);
`;
