/** Nobody is granted to change or to remove entries of the trail, not the gateway's own role either; its trigger refuses whoever needs no grant. */
export const auditGrants = `
revoke update, delete, truncate on audit from public;
do $$ begin execute format('revoke update, delete, truncate on audit from %I', current_user); end $$;
`;
