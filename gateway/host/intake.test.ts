import { expect, test } from 'vitest';
import { createIntake } from './intake';

const TOKEN = 'token-de-ingesta-1';
const WEB = { channel: 'WEB', pausedSince: null };
const SERVICES = { channel: null, pausedSince: null };
const keys: Record<string, typeof WEB | 'disabled'> = { 'llave-web': WEB, 'llave-inactiva': 'disabled' };

test.each([
  [TOKEN, TOKEN, SERVICES],
  [TOKEN, 'llave-web', WEB],
  [TOKEN, 'llave-inactiva', 'disabled'],
  [TOKEN, 'revocada', 'unknown'],
  [undefined, 'llave-web', WEB],
  [undefined, `atk_${'x'.repeat(43)}`, 'unknown'],
  [undefined, '', 'closed'],
])('with the token %s set, %j delivers as %j', async (token, given, sender) => {
  const channels = { holder: async (secret: string) => keys[secret] };
  const intake = createIntake({ token, channels } as unknown as Parameters<typeof createIntake>[0]);
  expect(await intake.senderOf(given)).toEqual(sender);
});
