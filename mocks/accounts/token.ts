/** Who holds a token of the simulated platform, and until when (epoch ms). */
export interface TokenContent {
  userId: string;
  issued: number;
  expiry: number;
  /** Grows with every renewal. */
  serial: number;
  /** Name of the scenario chosen at sign-in, or ''. */
  scenario: string;
}

/**
 * Writes a token. It is readable and unsigned on purpose: it protects invented data only, and a page that reloads keeps
 * its user although the simulated platform has forgotten everything.
 */
export function writeToken({ userId, issued, expiry, serial, scenario }: TokenContent): string {
  return ['demo', userId, issued, expiry, serial, scenario].join('.');
}

/** Reads a token, or null when the text is none. */
export function readToken(token: string): TokenContent | null {
  const [, userId, issued, expiry, serial, scenario] =
    /^demo\.([a-z0-9-]+)\.(\d+)\.(\d+)\.(\d+)\.([a-z0-9-]*)$/.exec(token) ?? [];
  if (userId === undefined) return null;
  return { userId, issued: Number(issued), expiry: Number(expiry), serial: Number(serial), scenario: scenario ?? '' };
}
