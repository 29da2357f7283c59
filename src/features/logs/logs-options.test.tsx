import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { add, addText, badges, type, value } from './logs.fixture';
import { LogsScreen } from './logs-screen';

beforeEach(() => page.viewport(1440, 900));

describe('option lists', () => {
  test.each([
    ['servers', 'Servidor'],
    ['hostnames', 'HostName'],
    ['services', 'Servicio'],
    ['channels', 'Canal'],
    ['logTypes', 'Tipo de log'],
  ])('%s come from the platform when that type is chosen', async (key, label) => {
    let calls = 0;
    network.use(
      http.get(`${apiBase}/trace/${key}`, () => {
        calls += 1;
        return HttpResponse.json(['uno', 'dos']);
      }),
    );
    await renderScreen(<LogsScreen />, '/logs');
    expect(calls).toBe(0);
    await type.selectOptions(key);
    await expect.element(value.getByRole('option', { name: 'dos' })).toBeInTheDocument();
    await value.selectOptions('dos');
    await add.click();
    await expect.element(badges.getByText(label)).toBeVisible();
    await expect.element(badges.getByText('dos')).toBeVisible();
    expect(calls).toBe(1);
  });

  test.each<[string, () => Response]>([
    ['an object', () => HttpResponse.json({ message: 'sin permisos' })],
    ['null', () => HttpResponse.json(null)],
    ['a text', () => HttpResponse.json('INFO')],
    ['HTML', () => HttpResponse.html('<html>502</html>')],
    ['an error', () => HttpResponse.json({}, { status: 500 })],
    ['no answer', () => HttpResponse.error()],
  ])('%s is an empty list and the form goes on', async (_name, answer) => {
    network.use(http.get(`${apiBase}/trace/services`, answer));
    await renderScreen(<LogsScreen />, '/logs');
    await type.selectOptions('services');
    await expect.element(page.getByText('Por el momento no hay opciones disponibles.')).toBeVisible();
    expect((value.element() as HTMLSelectElement).options).toHaveLength(1);
    await addText('order', '77');
    await expect.element(badges.getByText('77')).toBeVisible();
  });

  test('an empty list is asked for again the next time', async () => {
    let calls = 0;
    network.use(
      http.get(`${apiBase}/trace/services`, () => {
        calls += 1;
        return calls === 1 ? HttpResponse.error() : HttpResponse.json(['cobros']);
      }),
    );
    await renderScreen(<LogsScreen />, '/logs');
    await type.selectOptions('services');
    await expect.element(page.getByText('Por el momento no hay opciones disponibles.')).toBeVisible();
    await type.selectOptions('order');
    await type.selectOptions('services');
    await expect.element(value.getByRole('option', { name: 'cobros' })).toBeInTheDocument();
  });
});
