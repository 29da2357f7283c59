import { hash } from '../rules/hash';
import type { AccountEvent, OpenSession } from '../user-ports';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DESK = { device: 'Edge en Windows', network: '192.0.2.0/24' };
const PHONE = { device: 'Safari en iPhone', network: '198.51.100.0/24' };
const STRANGE = { device: 'Firefox en Linux', network: '203.0.113.0/24' };

/** Sessions that somebody invented has open elsewhere at a moment. */
export function demonstrationSessions(userId: string, now: number): OpenSession[] {
  const minutes = hash(userId) % 50;
  return [
    { id: `${userId}-1`, begun: now - 2 * HOUR - minutes * MINUTE, lastUsed: now - (6 + minutes) * MINUTE, ...DESK },
    { id: `${userId}-2`, begun: now - 5 * HOUR - minutes * MINUTE, lastUsed: now - 3 * HOUR, ...PHONE },
  ];
}

/** What happened to the account of somebody invented until a moment, newest first. */
export function demonstrationEvents(userId: string, now: number): AccountEvent[] {
  const [desk, phone] = demonstrationSessions(userId, now).map(({ begun }) => begun) as [number, number];
  return [
    { kind: 'SIGN_IN', at: desk, ...DESK },
    { kind: 'SIGN_IN_FAILED', at: desk - MINUTE, ...DESK },
    { kind: 'SIGN_IN', at: phone, ...PHONE },
    { kind: 'SIGN_IN_FAILED', at: phone - DAY, ...STRANGE },
    { kind: 'SIGN_IN', at: desk - 2 * DAY, ...DESK },
    { kind: 'PASSWORD_CHANGED', at: desk - 9 * DAY, ...DESK },
    { kind: 'SIGN_IN', at: desk - 9 * DAY - MINUTE, ...DESK },
  ];
}
