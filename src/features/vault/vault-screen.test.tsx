import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionCleared, useSession } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { VaultScreen } from './vault-screen';

beforeEach(async () => {
  await page.viewport(1440, 900);
  signedInAs('ADMINISTRATOR');
});
afterEach(sessionCleared);

const DATE = '2026-11-28T15:50:12-06:00';
const LUCIA = { email: 'lucia.luna@example.mx', name: 'Lucía Luna' };
/** Nobody's real secret. */
const SECRET = 'valor-de-prueba-7Qd2';

const plain = {
  ...{ propertyId: 'p1', key: 'riesgo.umbral', service: 'riesgo', type: 'NUMBER', status: 'DRAFT', version: 2 },
  ...{ value: '0.82', note: null, fingerprint: null, lastVersion: 2, updatedBy: LUCIA, updatedAt: DATE, isOwn: false },
  published: { version: 1, value: '0.85', note: null, fingerprint: null },
  actions: ['EDIT', 'RESTORE', 'PUBLISH', 'DISCARD', 'DELETE'],
};
const secret = {
  ...{ ...plain, propertyId: 'p2', key: 'spei.llave', service: 'spei', type: 'SECRET', status: 'PUBLISHED' },
  ...{ value: null, fingerprint: '9f31c0aa', published: null, actions: ['EDIT', 'REVEAL', 'RESTORE', 'DELETE'] },
};

const pageOf = (data: readonly object[]) => ({
  ...{ data, page: 1, size: 10, total: data.length, statusCounts: { PUBLISHED: 1, DRAFT: 1, DELETED: 0 } },
  ...{ count: 2, secretCount: 1, services: ['riesgo', 'spei'], environments: [], generatedAt: DATE },
  drafts: [{ name: 'Lucía Luna', count: 1, isOwn: false }],
});

/** A platform with these properties; remembers what is asked of the list and sent with a change. */
function platform(...data: readonly { propertyId: string }[]) {
  const asked: URLSearchParams[] = [];
  const sent: unknown[] = [];
  network.use(
    http.get(`${apiBase}/property`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(pageOf(data));
    }),
    http.get(`${apiBase}/property/:id`, ({ params }) =>
      HttpResponse.json(data.find(({ propertyId }) => propertyId === params.id)),
    ),
    http.post(`${apiBase}/property/:id/reveal`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ propertyId: 'p2', version: 2, value: SECRET, expiresAt: DATE });
    }),
  );
  return { asked, sent };
}

const open = (url = '/propiedades') => renderScreen(<VaultScreen />, url);

test('rows tell key, value or that it is hidden, what is published, whose drafts wait; filters ask anew', async () => {
  const { asked } = platform(plain, secret);
  const { getByRole, getByText } = await open();
  const draft = getByRole('row', { name: /riesgo\.umbral/ });
  await expect.element(draft.getByText('publicado 0.85')).toBeVisible();
  await expect.element(draft.getByText('Borrador')).toBeVisible();
  await expect.element(getByRole('img', { name: 'Valor secreto, sin revelar' })).toBeVisible();
  await expect.element(getByText('2 propiedades · 1 secreta · QA')).toBeVisible();
  await expect.element(getByText('1 de Lucía Luna. Los servicios siguen con lo publicado.')).toBeVisible();
  await getByRole('combobox', { name: 'Tipo' }).selectOptions('Secreto');
  await expect.poll(() => asked.at(-1)?.get('type')).toBe('SECRET');
  await getByRole('button', { name: 'Eliminada 0' }).click();
  await expect.poll(() => asked.at(-1)?.get('status')).toBe('DELETED');
});

test('a secret is shown for a reason, and goes with the time, the window, the lock and the press', async () => {
  const { sent } = platform(secret);
  const { getByRole, getByText } = await open();
  const reveal = async (before?: () => void) => {
    await getByRole('button', { name: 'Revelar spei.llave' }).click();
    await getByRole('textbox', { name: 'Motivo' }).fill('Ticket 2041');
    before?.();
    await getByRole('button', { name: 'Revelar 30 s' }).click();
    await expect.element(getByText(SECRET)).toBeVisible();
  };
  const isGone = () => expect.element(getByText(SECRET)).not.toBeInTheDocument();
  await reveal();
  await expect.element(getByText(/^(30|29|28) s$/)).toBeVisible();
  expect(sent).toEqual([{ reason: 'Ticket 2041', purpose: 'SHOW' }]);
  window.dispatchEvent(new Event('blur'));
  await isGone();
  await reveal();
  useSession.setState({ cover: 'Pantalla bloqueada' });
  await isGone();
  useSession.setState({ cover: '' });
  await isGone();
  await reveal();
  await getByRole('button', { name: 'Ocultar spei.llave' }).click();
  await isGone();
  try {
    await reveal(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    await vi.advanceTimersByTimeAsync(30_000);
    await isGone();
  } finally {
    vi.useRealTimers();
  }
});

test('a secret that is typed is in no storage, and what somebody else saved stands beside it', async () => {
  platform(secret);
  const sent: object[] = [];
  const theirs = { ...secret, version: 3, lastVersion: 3, fingerprint: '11112222', note: 'de Lucía', status: 'DRAFT' };
  network.use(
    http.put(`${apiBase}/property/p2`, async ({ request }) => {
      const body = (await request.json()) as { version: number };
      sent.push(body);
      if (body.version === 3) return HttpResponse.json({ ...theirs, version: 4 });
      return HttpResponse.json({ status: 409, message: 'x', current: theirs }, { status: 409 });
    }),
  );
  const { getByRole, getByText } = await open('/propiedades?propiedad=p2');
  await getByRole('button', { name: 'Editar' }).click();
  await getByRole('textbox', { name: 'Secreto nuevo' }).fill(SECRET);
  await getByRole('textbox', { name: 'Motivo' }).fill('Rotación');
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('Rotación');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(SECRET);
  await getByRole('button', { name: 'Guardar borrador' }).click();
  await expect.element(getByText('secreto con huella 11112222', { exact: true })).toBeVisible();
  await expect.element(getByText('era secreto con huella 9f31c0aa')).toBeVisible();
  await getByRole('radio', { name: /el secreto que escribiste/ }).click();
  await getByRole('button', { name: 'Guardar como versión 4' }).click();
  await expect.element(getByText('Borrador guardado.')).toBeVisible();
  expect(sent).toEqual([
    { note: '', reason: 'Rotación', value: SECRET, version: 2 },
    { note: 'de Lucía', reason: 'Rotación', value: SECRET, version: 3 },
  ]);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(SECRET);
});

const none = () => HttpResponse.json(pageOf([]));
const failing = (status: number) => () => HttpResponse.json({ status, message: 'x' }, { status });

test.each([
  ['nothing there', '/propiedades', none, 'Sin propiedades'],
  ['nothing found', '/propiedades?q=nada', none, 'Ninguna propiedad coincide con lo que buscas.'],
  ['a failure', '/propiedades', failing(500), 'No se pudieron consultar las propiedades.'],
  ['no such call', '/propiedades', failing(501), 'La plataforma todavía no ofrece esta parte'],
])('%s is said, after it was loading', async (_, url, answer, said) => {
  const { promise: asked, resolve: send } = Promise.withResolvers<void>();
  network.use(
    http.get(`${apiBase}/property`, async () => {
      await asked;
      return answer();
    }),
  );
  const { getByText } = await open(url);
  await expect.element(getByText('Cargando').first()).toBeInTheDocument();
  send();
  await expect.element(getByText(said)).toBeVisible();
});
