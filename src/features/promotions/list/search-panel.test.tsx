import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { copy } from '../copy';
import { usePromotionSearch } from './promotion-search';
import { SearchPanel } from './search-panel';

function Searching() {
  return <SearchPanel search={usePromotionSearch()} />;
}

test('a day is typed digit by digit, and asked for once its year is one; erased it goes when the field is left', async () => {
  await page.viewport(1440, 900);
  network.use(http.get(`${apiBase}/operation/channels`, () => HttpResponse.json([])));
  const { getByLabelText, router } = await renderScreen(<Searching />);
  const field = getByLabelText(copy.filters.validOn, { exact: true });
  await expect.element(field).toBeVisible();
  const days: unknown[] = [];
  router.history.subscribe(() => days.push(router.parseLocation(router.history.location).search));
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('05052026');
  await expect.poll(() => days).toEqual([{ validOn: '2026-05-05' }]);
  await expect.element(field).toHaveValue('2026-05-05');
  await expect.element(field).toHaveFocus();
  await field.fill('');
  expect(router.latestLocation.search).toEqual({ validOn: '2026-05-05' });
  (field.element() as HTMLElement).blur();
  await expect.poll(() => router.latestLocation.search).toEqual({});
});
