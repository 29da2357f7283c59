import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../../mocks/page-network';
import { renderScreen } from '../../../mocks/render-screen';
import { json, request } from '../api/client';
import { apiBase } from '../lib/env';
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
