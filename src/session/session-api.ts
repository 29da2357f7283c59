import { ignored, json, request } from '~/shared/api/client';

/** POST auth/refresh with the bearer and no body; its failure is no reason to refresh again. */
export function postRefresh(token: string): Promise<unknown> {
  return request(
    { method: 'POST', path: 'auth/refresh', bearer: token },
    json((answer) => answer),
  );
}

/** DELETE auth/session; the answer is not read. */
export function deleteSession(token: string): Promise<void> {
  return request({ method: 'DELETE', path: 'auth/session', bearer: token }, ignored);
}
