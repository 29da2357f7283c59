/** Who holds a token of the simulated platform, and until when (epoch ms). */
export interface TokenContent {
  userId: string;
  issued: number;
  expiry: number;
  /** Grows with every renewal. */
  serial: number;
  /** Name of the scenario chosen at sign-in, or ''. */
  scenario: string;
  /** Its holder has chosen a password in place of the temporary one. */
  changed?: true;
}

/**
 * Writes a token. It is readable and unsigned on purpose: it protects invented data only, and a page that reloads keeps
 * its user although the simulated platform has forgotten everything.
 */
export function writeToken({ userId, issued, expiry, serial, scenario, changed }: TokenContent): string {
  return ['demo', userId, issued, expiry, serial, scenario, ...(changed ? ['changed'] : [])].join('.');
}

/** Reads a token, or null when the text is none. */
export function readToken(token: string): TokenContent | null {
  const [, userId, issued, expiry, serial, scenario = '', changed] =
    /^demo\.([a-z0-9-]+)\.(\d+)\.(\d+)\.(\d+)\.([a-z0-9-]*)(\.changed)?$/.exec(token) ?? [];
  if (userId === undefined) return null;
  const times = { issued: Number(issued), expiry: Number(expiry), serial: Number(serial) };
  return { userId, ...times, scenario, ...(changed && { changed: true }) };
}
