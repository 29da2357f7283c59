/** The token that an Authorization header bears. */
export function bearerOf(header: string | null | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(header ?? '')?.[1];
}
