import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { PREFERENCES_KEY } from '~/shared/storage/preferences';
import { dismissAllToasts } from '~/shared/toast/toast-store';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signInLucia } from '../login/sign-in.fixture';
import { AccountScreen } from './account-screen';
import { answerOwnAccount } from './own-account.fixture';

beforeEach(() => {
  sessionCleared();
  window.localStorage.removeItem(PREFERENCES_KEY);
});
afterEach(() => {
  sessionCleared();
  window.localStorage.removeItem(PREFERENCES_KEY);
});

/** A radio lies under its label. */
const press = (radio: { element(): Element }) => (radio.element() as HTMLElement).click();

const path = `${apiBase}/account/preference`;
type Parts = { notices?: object; console?: { hourFormat: number } };

/** Holds every change back until it is let go; what came is told in its order. */
function holdChanges() {
  const came: Parts[] = [];
  const held: PromiseWithResolvers<void>[] = [];
  network.use(
    http.put<never, Parts>(path, async ({ request }) => {
      const body = await request.json();
      came.push(body);
      const turn = Promise.withResolvers<void>();
      held.push(turn);
      await turn.promise;
      return HttpResponse.json({ notices: { alerts: 'INFO', notices: 'INFO', reports: true }, console: null, ...body });
    }),
  );
  return { came, letGo: () => held.shift()?.resolve() };
}

test('Avisos: what is chosen while the choice before is on its way is kept too, and stays', async () => {
  answerOwnAccount();
  const { came, letGo } = holdChanges();
  signInLucia();
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  const region = getByRole('region', { name: 'Avisos', exact: true });
  const [notices, reports] = [
    region.getByLabelText('Avisos internos'),
    region.getByRole('checkbox', { name: 'Avisarme cuando un reporte mío esté listo' }),
  ];
  await notices.selectOptions('Solo críticos');
  await reports.click();
  await expect.poll(() => came.length).toBe(1);
  letGo();
  await expect.poll(() => came.length).toBe(2);
  dismissAllToasts();
  letGo();
  await expect.element(getByText('Tus avisos se guardaron.')).toBeVisible();
  expect(came[1]).toEqual({ notices: { alerts: 'INFO', notices: 'CRITICAL', reports: false } });
  await expect.element(notices).toHaveDisplayValue('Solo críticos');
  await expect.element(reports).not.toBeChecked();
});

test('Avisos: what was not kept is sent again by a press', async () => {
  const own = answerOwnAccount();
  network.use(http.put(path, () => HttpResponse.error(), { once: true }));
  signInLucia();
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  const region = getByRole('region', { name: 'Avisos', exact: true });
  const reports = region.getByRole('checkbox', { name: 'Avisarme cuando un reporte mío esté listo' });
  await reports.click();
  await expect.element(region.getByText('Tus avisos no se guardaron; siguen como se ven.')).toBeVisible();
  await expect.element(reports).toBeChecked();
  await region.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(getByText('Tus avisos se guardaron.')).toBeVisible();
  await expect.element(reports).not.toBeChecked();
  expect(own.notices().reports).toBe(false);
});

test('Preferencias: what is taken back while it is on its way is taken back with the account too', async () => {
  answerOwnAccount({ hourFormat: 12 });
  const { came, letGo } = holdChanges();
  signInLucia();
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  await expect.element(getByText('También están guardadas con tu cuenta, para tus otros equipos.')).toBeVisible();
  press(getByRole('radio', { name: '24 h' }));
  press(getByRole('radio', { name: 'AM/PM' }));
  await expect.poll(() => came.length).toBe(1);
  letGo();
  await expect.poll(() => came.length).toBe(2);
  letGo();
  expect(came.map(({ console }) => console?.hourFormat)).toEqual([24, 12]);
});

test('Preferencias: what the account did not take is sent again by a press', async () => {
  const own = answerOwnAccount({ hourFormat: 12 });
  network.use(http.put(path, () => HttpResponse.error(), { once: true }));
  signInLucia();
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  await expect.element(getByText('También están guardadas con tu cuenta, para tus otros equipos.')).toBeVisible();
  press(getByRole('radio', { name: '24 h' }));
  await expect
    .element(getByText('No se pudieron guardar con tu cuenta; en este equipo sí valen.', { exact: false }))
    .toBeVisible();
  await getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => own.kept()).toMatchObject({ hourFormat: 24 });
});

test('Preferencias: what is on its way is not taken for a choice of another machine', async () => {
  answerOwnAccount({ hourFormat: 12 });
  const { came, letGo } = holdChanges();
  signInLucia();
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  await expect.element(getByText('También están guardadas con tu cuenta, para tus otros equipos.')).toBeVisible();
  press(getByRole('radio', { name: '24 h' }));
  await expect.poll(() => came.length).toBe(1);
  await expect.element(getByText('Guardando con tu cuenta…')).toBeVisible();
  expect(getByRole('button', { name: 'Usar las de mi cuenta' }).elements()).toHaveLength(0);
  letGo();
  await expect.element(getByText('También están guardadas con tu cuenta, para tus otros equipos.')).toBeVisible();
});

test.each([404, 501])('a platform that keeps no choices (%i) says so, and is not asked again', async (status) => {
  answerOwnAccount({ hourFormat: 12 });
  network.use(http.put(path, () => HttpResponse.json({ status }, { status })));
  signInLucia();
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  press(getByRole('radio', { name: '24 h' }));
  await expect
    .element(getByText('Esta plataforma no las guarda con tu cuenta; en este equipo sí valen.'))
    .toBeVisible();
  await getByRole('region', { name: 'Avisos', exact: true })
    .getByLabelText('Avisos internos')
    .selectOptions('Solo críticos');
  await expect.element(getByText('Esta plataforma no guarda tus avisos; siguen como se ven.')).toBeVisible();
  expect(getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(0);
});
