/** What somebody wants to be told of, and how the console is to look for them. */
export const accountPreference = `
alter table account add column preference jsonb;
`;
