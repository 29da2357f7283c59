import { publicKeyPem } from '~/shared/cipher/public-key';
import { encryptText } from '~/shared/cipher/rsa';
import { demoPassword } from './accounts/users';
import { nodeBase } from './hosts/server';

interface Call {
  method?: string;
  token?: string;
  body?: unknown;
  base?: string;
}

/** Calls the simulated platform as the console would. */
export function call(path: string, { method = 'GET', token, body, base = nodeBase }: Call = {}): Promise<Response> {
  return fetch(`${base}/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export function encrypted(password: string): string {
  return encryptText(password, publicKeyPem);
}

/** POST auth with the password encrypted like the console does. */
export function postAuth(email: string, password = demoPassword, base = nodeBase): Promise<Response> {
  return call('auth', { method: 'POST', body: { email, password: encrypted(password) }, base });
}

/** The bearer of a user who has just signed in. */
export async function tokenOf(email: string, base = nodeBase): Promise<string> {
  const answer = await (await postAuth(email, demoPassword, base)).json();
  return answer.token;
}
