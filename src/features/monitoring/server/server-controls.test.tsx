import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { ServerSelect } from './server-controls';
import { ServerPanel } from './server-panel';

/** A page so busy that the panel of a server comes long after its answer. */
const LATE = 300;

function BusyScreen() {
  const [shown, setShown] = useState('');
  return (
    <>
      <ServerSelect
        names={['cobros-01', 'cobros-02']}
        loading={false}
        value={shown}
        onChange={(name) => setTimeout(() => setShown(name), LATE)}
      />
      {shown !== '' && <ServerPanel key={shown} name={shown} section={undefined} />}
    </>
  );
}

test('a panel that comes late takes over the answer, and one that is opened again asks anew', async () => {
  const asked: string[] = [];
  network.use(
    http.get(`${apiBase}/server/:name`, ({ params }) => {
      asked.push(String(params.name));
      return HttpResponse.json({ nginx: { hostname: `edge-of-${params.name}` } });
    }),
  );
  const screen = await renderScreen(<BusyScreen />);
  for (const name of ['cobros-01', 'cobros-02', 'cobros-01']) {
    await userEvent.selectOptions(screen.getByLabelText('Servidores:'), name);
    await expect.element(screen.getByText(`edge-of-${name}`)).toBeVisible();
  }
  expect(asked).toEqual(['cobros-01', 'cobros-02', 'cobros-01']);
});

test('a failure that comes before the panel is not asked for again either', async () => {
  let asked = 0;
  network.use(
    http.get(`${apiBase}/server/:name`, () => {
      asked += 1;
      return new HttpResponse('', { status: 503 });
    }),
  );
  const screen = await renderScreen(<BusyScreen />);
  await userEvent.selectOptions(screen.getByLabelText('Servidores:'), 'cobros-02');
  await expect.element(screen.getByText('No se pudo conectar con el servidor.')).toBeVisible();
  expect(asked).toBe(1);
});
