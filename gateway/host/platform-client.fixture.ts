import { constants, publicEncrypt } from 'node:crypto';

/** Calls of a platform as the console makes them. */
export function platformClient(url: string) {
  /** With the key of the configuration, in hexadecimal digits. */
  async function encrypted(password: string): Promise<string> {
    const { publicKey } = (await (await fetch(`${url}/config.json`)).json()) as { publicKey: string };
    const key = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
    const padding = constants.RSA_PKCS1_PADDING;
    return publicEncrypt({ key, padding }, Buffer.from(password)).toString('hex').toUpperCase();
  }

  async function call(method: string, path: string, body?: object | string, token = '') {
    const answer = await fetch(`${url}/api/dashboard/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
    });
    const read = await answer.text();
    return { status: answer.status, body: read && JSON.parse(read), wait: Number(answer.headers.get('Retry-After')) };
  }

  return {
    encrypted,
    call,
    signIn: async (email: string, password: string) =>
      call('POST', 'auth', { email, password: await encrypted(password) }),
  };
}
