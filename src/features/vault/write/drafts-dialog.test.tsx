import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { keepSent } from '~/shared/write/sent-act';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { DraftsDialog } from './drafts-dialog';

beforeEach(() => {
  forgetTab();
  signedInAs('ADMINISTRATOR');
});
afterEach(forgetTab);

const draft = {
  ...{ propertyId: 'p1', key: 'riesgo.umbral', service: 'riesgo', type: 'NUMBER', status: 'DRAFT', version: 2 },
  ...{ value: '0.82', note: null, fingerprint: null, lastVersion: 2, isOwn: true, published: null },
  ...{ updatedBy: { email: 'ana@example.mx', name: 'Ana Paz' }, updatedAt: '2026-11-28T15:50:12-06:00', actions: [] },
};

/** The dialog as a reload in the middle of publishing finds it. */
async function reloaded(drafts: object[]) {
  network.use(
    http.get(`${apiBase}/property`, () =>
      HttpResponse.json({ data: drafts, page: 1, size: 100, total: drafts.length, statusCounts: {}, drafts: [] }),
    ),
  );
  keepSent('property.PUBLISH', 'Umbral nuevo');
  const onDone = vi.fn();
  await renderScreen(<DraftsDialog act="publish" onDone={onDone} onClose={() => undefined} />);
  return onDone;
}

test('after a reload a draft that still waits is told as not published', async () => {
  const onDone = await reloaded([draft]);
  await expect
    .element(page.getByText('La plataforma no lo recibió y nada cambió. Puedes intentarlo de nuevo.'))
    .toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Publicar borradores' })).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test('after a reload drafts that no longer wait are published', async () => {
  const onDone = await reloaded([]);
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
});
