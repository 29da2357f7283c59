import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '~/shared/api/query-client';
import { RecordDrawer } from './record-drawer';
import { useAdjacentRows } from './use-adjacent-rows';

interface Page {
  page: number;
  size: number;
  total: number;
  ids: string[];
}

const pageOf = (page: number, ...ids: string[]): Page => ({ page, size: 2, total: 4, ids });

function Record({ id, ask, onMove }: { id: string; ask: () => Promise<Page>; onMove: (id?: string) => void }) {
  const neighbours = useAdjacentRows({
    ...{ id, list: pageOf(1, 'A', 'B'), moveTo: onMove },
    idsOf: ({ ids }) => ids,
    queryOf: (page) => ({ queryKey: [page], queryFn: ask }),
  });
  return (
    <RecordDrawer
      {...{ id, neighbours }}
      titleId="title"
      words={{ previous: 'Anterior', next: 'Siguiente', notInList: 'Fuera de la lista' }}
      onClose={() => onMove(undefined)}
    >
      <h2 id="title">Operación {id}</h2>
    </RecordDrawer>
  );
}

function Screen({ ask }: { ask: () => Promise<Page> }) {
  const [open, setOpen] = useState<string | undefined>('B');
  return (
    <main>
      <button type="button" onClick={() => setOpen('A')}>
        Ver A
      </button>
      {open && <Record id={open} ask={ask} onMove={setOpen} />}
    </main>
  );
}

async function turned() {
  const answer = Promise.withResolvers<Page>();
  const client = createQueryClient();
  const view = await render(
    <QueryClientProvider client={client}>
      <Screen ask={() => answer.promise} />
    </QueryClientProvider>,
  );
  await expect.element(view.getByRole('complementary', { name: 'Operación B' })).toHaveFocus();
  await userEvent.keyboard('j');
  const come = async () => {
    answer.resolve(pageOf(2, 'C', 'D'));
    await expect.poll(() => client.getQueryData([2])).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { ...view, come };
}

test('after the last row of a page comes the first of the next', async () => {
  const { getByRole, come } = await turned();
  await come();
  await expect.element(getByRole('complementary', { name: 'Operación C' })).toBeVisible();
});

test('a page that comes once the record was shut opens none of its rows', async () => {
  const { getByRole, come } = await turned();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('complementary')).not.toBeInTheDocument();
  await come();
  expect(getByRole('complementary').elements()).toHaveLength(0);
});

test('a page that comes once another record is open leaves that one', async () => {
  const { getByRole, come } = await turned();
  await getByRole('button', { name: 'Ver A' }).click();
  await expect.element(getByRole('complementary', { name: 'Operación A' })).toBeVisible();
  await come();
  await expect.element(getByRole('complementary', { name: 'Operación A' })).toBeVisible();
});
