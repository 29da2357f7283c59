import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepFocus } from '../ui/keep-focus';
import { button, inMain, press } from '../ui/keep-focus.fixture';
import { BeforeData } from './before-data';

let stop: () => void;

beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

type Answer = PromiseWithResolvers<string>;

function Part({ ask }: { ask: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['part'], queryFn: ask, retry: false });
  if (!query.data) return <BeforeData query={query} title="Llaves" failed="No se pudieron consultar." />;
  return <button type="button">{query.data}</button>;
}

test('who asks again by keys stays in the part while it is asked, and is in what comes', async () => {
  const answers: Answer[] = [];
  const ask = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      {inMain(
        <>
          <button type="button">Antes</button>
          <Part ask={ask} />
          <button type="button">Después</button>
        </>,
      )}
    </QueryClientProvider>,
  );
  answers[0]?.reject(new Error('x'));
  await expect.element(button('Reintentar')).toBeVisible();
  await press('Reintentar');
  await expect.element(screen.getByText('Cargando')).toBeVisible();
  const part = screen.getByRole('group', { name: 'Llaves' });
  await expect.element(part).toHaveFocus();
  answers[1]?.reject(new Error('x'));
  await expect.element(button('Reintentar')).toHaveFocus();
  await press('Reintentar');
  await expect.element(part).toHaveFocus();
  answers[2]?.resolve('Rotar llave');
  await expect.element(button('Rotar llave')).toHaveFocus();
});
