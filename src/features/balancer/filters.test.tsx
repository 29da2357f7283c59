import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { Filters } from './filters';
import { useBalancerSearch } from './search';

function Searching() {
  return <Filters pools={[]} search={useBalancerSearch()} />;
}

test('letters go where the cursor is', async () => {
  const { getByRole, router } = await renderScreen(<Searching />);
  const box = getByRole('searchbox');
  await box.fill('app01');
  (box.element() as HTMLInputElement).setSelectionRange(3, 3);
  await userEvent.keyboard('-x');
  await expect.element(box).toHaveValue('app-x01');
  await expect.poll(() => router.latestLocation.search).toEqual({ q: 'app-x01' });
});
