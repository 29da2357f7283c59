import { expect, test } from 'vitest';
import { signedInAs } from '~/testing/signed-in-as';
import { sessionCleared } from './session-store';
import { stillSignedIn } from './still-signed-in';

test.each<[string, () => void, boolean]>([
  ['a newer token of the same person', () => signedInAs('SOPORTE', { token: 'tok-2' }), true],
  ['a sign-out', () => sessionCleared(), false],
  ['somebody else', () => signedInAs('TELCEL', { email: 'telcel@example.mx' }), false],
])('%s', (_name, change, same) => {
  signedInAs('SOPORTE');
  const isSame = stillSignedIn();
  expect(isSame()).toBe(true);
  change();
  expect(isSame()).toBe(same);
});
