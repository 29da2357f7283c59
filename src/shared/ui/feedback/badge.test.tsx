import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { json, request } from '~/shared/api/client';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { Badge } from './badge';

test('a badge says its tone', async () => {
  network.use(http.get(`${apiBase}/server`, () => HttpResponse.json([{ name: 'uno' }])));
  const answer = await request(
    { path: 'server' },
    json((value) => value),
  );
  expect(answer).toEqual([{ name: 'uno' }]);
  const screen = await renderScreen(<Badge tone="success">Pagado</Badge>);
  await expect.element(screen.getByText('Pagado')).toHaveAttribute('data-tone', 'success');
});
