import { isRedirect, type ParsedLocation } from '@tanstack/react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { AppPath } from '~/session/access';
import { sessionCleared, sessionStarted } from '~/session/session-store';
import { userFromAnswer } from '~/session/user';
import { changePreferences, PREFERENCES_KEY } from '~/shared/storage/preferences';
import { removeStored } from '~/shared/storage/storage';
import { guardGuest, guardHome, guardScreen } from './guards';

afterEach(() => {
  sessionCleared();
  removeStored(PREFERENCES_KEY);
});

function signedInAs(role: string, changePassword = false): void {
  sessionStarted(userFromAnswer({ email: 'ana@example.mx', role, token: 'tok', changePassword }));
}

/** Where a guard sends to, as an address; null where it lets stay. */
function sentTo(guard: () => void): string | null {
  try {
    guard();
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { to, search } = thrown.options;
    const query = new URLSearchParams(search as unknown as Record<string, string>).toString();
    return query === '' ? String(to) : `${to}?${query}`;
  }
}

function visit(href: string): string | null {
  const [path = '', query = ''] = href.split('?');
  const search = Object.fromEntries(new URLSearchParams(query));
  return sentTo(() => guardScreen(path as AppPath, { href, search } as ParsedLocation));
}

describe('the password guard', () => {
  test.each([
    ['/logs?order=0012', '/mi-cuenta?redirect=%2Flogs%3Forder%3D0012'],
    ['/usuarios', '/mi-cuenta?redirect=%2Fusuarios'],
    ['/dashboard', '/mi-cuenta'],
    ['/mi-cuenta', null],
    ['/mi-cuenta?redirect=%2Flogs', null],
  ])('holds back %s: %s', (href, expected) => {
    signedInAs('SOPORTE', true);
    expect(visit(href)).toBe(expected);
  });

  test.each([
    ['/mi-cuenta', null],
    [`/mi-cuenta?redirect=${encodeURIComponent('/logs?order=0012&page=2')}`, '/logs?order=0012&page=2'],
    ['/mi-cuenta?redirect=%2Fmi-cuenta', '/mi-cuenta'],
    ['/mi-cuenta?redirect=%2F%2Fmalo.example', null],
    ['/mi-cuenta?redirect=https%3A%2F%2Fmalo.example%2Flogs', null],
    ['/mi-cuenta?redirect=javascript%3Aalert(1)', null],
    ['/mi-cuenta?redirect=%2Flogin', null],
    ['/mi-cuenta?redirect=%2Fno-existe', null],
  ])('afterwards %s leads to %s', (href, expected) => {
    signedInAs('SOPORTE');
    expect(visit(href)).toBe(expected);
  });
});

describe('signed out', () => {
  test('a wanted screen is remembered, the start screen need not be', () => {
    expect(visit('/logs?order=1')).toBe('/login?redirect=%2Flogs%3Forder%3D1');
    expect(visit('/dashboard')).toBe('/login');
    expect(sentTo(guardHome)).toBe('/login');
    expect(sentTo(() => guardGuest({ redirect: '/logs' }))).toBeNull();
  });

  test('the dashboard is remembered for who starts elsewhere', () => {
    changePreferences({ startScreen: '/logs' });
    expect(visit('/dashboard')).toBe('/login?redirect=%2Fdashboard');
  });
});

describe('the root', () => {
  test.each([
    ['/dashboard', 'SOPORTE', '/dashboard'],
    ['/soporte/trazabilidad', 'SOPORTE', '/soporte/trazabilidad'],
    ['/soporte/trazabilidad', 'FINANZAS', '/dashboard'],
    ['https://malo.example', 'ADMINISTRATOR', '/dashboard'],
  ])('with %s preferred leads %s to %s', (startScreen, role, expected) => {
    signedInAs(role);
    changePreferences({ startScreen });
    expect(sentTo(guardHome)).toBe(expected);
    expect(sentTo(() => guardGuest({}))).toBe('/');
  });
});
