import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { add, addText, ask, badges, openLogs, type, value } from './logs.fixture';
import { LogsScreen } from './logs-screen';
import { found } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));

test('opens with title, subtitle, ten types and nothing to add or ask', async () => {
  await renderScreen(<LogsScreen />, '/logs');
  await expect.element(page.getByRole('heading', { name: 'Logs', level: 1 })).toBeVisible();
  await expect.element(page.getByText('Puedes consultar los logs asociados a la operación.')).toBeVisible();
  const options = [...(type.element() as HTMLSelectElement).options].map((option) => option.value);
  expect(options.filter(Boolean).sort()).toEqual(
    [
      'servers',
      'order',
      'hostnames',
      'services',
      'serviceType',
      'operation',
      'channels',
      'logTypes',
      'code',
      'dateRange',
    ].sort(),
  );
  await expect.element(add).toBeDisabled();
  await expect.element(ask).toBeDisabled();
});

test('adds one badge per type, replaces it, takes it away, clears all', async () => {
  const { router } = await renderScreen(<LogsScreen />, '/logs');
  await addText('order', '000123');
  await expect.element(badges.getByText('000123')).toBeVisible();
  await addText('code', '51');
  await addText('order', '000456');
  await expect.element(badges.getByText('000123')).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({ order: '000456', code: '51' });
  await page.getByRole('button', { name: 'Quitar filtro Order Id' }).click();
  await expect.element(badges.getByText('000456')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Quitar filtro Código' })).toHaveFocus();
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect.element(badges).not.toBeInTheDocument();
  await expect.element(ask).toBeDisabled();
  await expect.element(type).toHaveValue('');
});

test('the focus goes to the form when the last badge goes', async () => {
  await renderScreen(<LogsScreen />, '/logs?order=1');
  await page.getByRole('button', { name: 'Quitar filtro Order Id' }).click();
  await expect.element(type).toHaveFocus();
});

test('Enter in the value adds the filter and stays ready for the next', async () => {
  await renderScreen(<LogsScreen />, '/logs');
  await type.selectOptions('operation');
  await value.fill('confirmar');
  await userEvent.keyboard('{Enter}');
  await expect.element(badges.getByText('confirmar')).toBeVisible();
  await expect.element(value).toHaveValue('');
  await expect.element(value).toHaveFocus();
});

describe('Enter with something missing marks it, adds nothing and asks nothing', () => {
  const complaint = page.getByText('Completa este campo');

  test.each(['order', 'servers'])('the value of %s', async (key) => {
    const { router, queries } = await openLogs('/logs?code=51', found());
    await type.selectOptions(key);
    (value.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(complaint).toBeVisible();
    await expect.element(value).toHaveAttribute('aria-invalid', 'true');
    await expect.element(value).toHaveFocus();
    expect(router.state.location.search).toEqual({ code: '51' });
    expect(queries).toEqual([]);
  });

  test('the type', async () => {
    await renderScreen(<LogsScreen />, '/logs');
    (type.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(complaint).toBeVisible();
    await expect.element(type).toHaveAttribute('aria-invalid', 'true');
    await expect.element(type).toHaveFocus();
  });

  test('one of the days: both are marked, the first has the focus', async () => {
    const { router } = await renderScreen(<LogsScreen />, '/logs');
    const start = page.getByLabelText('Fecha inicial');
    await type.selectOptions('dateRange');
    (start.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(complaint.nth(1)).toBeVisible();
    await expect.element(start).toHaveFocus();
    expect(router.state.location.search).toEqual({});
  });

  test('spaces alone', async () => {
    await renderScreen(<LogsScreen />, '/logs');
    await type.selectOptions('order');
    await userEvent.type(value, '   {Enter}');
    await expect.element(complaint).toBeVisible();
    await expect.element(value).toHaveFocus();
    await userEvent.type(value, '7{Enter}');
    await expect.element(badges.getByText('7')).toBeVisible();
  });
});

test('a value in a text field needs no help from the browser', async () => {
  await renderScreen(<LogsScreen />, '/logs');
  await type.selectOptions('order');
  await expect.element(value).toHaveAttribute('autocomplete', 'off');
  await expect.element(value).toHaveAttribute('spellcheck', 'false');
  await expect.element(value).toHaveAttribute('placeholder');
});

test('type and value are required', async () => {
  await renderScreen(<LogsScreen />, '/logs');
  await type.selectOptions('order');
  await value.click();
  await userEvent.tab();
  await expect.element(page.getByText('Completa este campo')).toBeVisible();
  await expect.element(value).toHaveAttribute('aria-invalid', 'true');
  await value.fill('   ');
  await expect.element(add).toBeDisabled();
  await value.fill('1');
  await expect.element(page.getByText('Completa este campo')).not.toBeInTheDocument();
  await expect.element(add).toBeEnabled();
  await type.selectOptions('');
  await expect.element(value).toBeDisabled();
  await expect.element(page.getByText('Completa este campo')).toBeVisible();
  await expect.element(add).toBeDisabled();
});

test('type, value and dates that were left and are right are shown as right', async () => {
  await renderScreen(<LogsScreen />, '/logs');
  await type.selectOptions('order');
  await value.fill('PED-1');
  await expect.element(type).toHaveAccessibleDescription('Correcto');
  await userEvent.tab();
  await expect.element(value).toHaveAccessibleDescription('Correcto');
  await type.selectOptions('dateRange');
  const [start, end] = [page.getByLabelText('Fecha inicial'), page.getByLabelText('Fecha final')];
  const today = new Date().toLocaleDateString('en-CA');
  await start.fill(today);
  await end.fill(today);
  await type.click();
  for (const day of [start, end]) await expect.element(day).toHaveAccessibleDescription('Correcto');
});

test('Enter in a day that is not right yet marks both and leads to the first', async () => {
  await renderScreen(<LogsScreen />, '/logs');
  await type.selectOptions('dateRange');
  const [start, end] = [page.getByLabelText('Fecha inicial'), page.getByLabelText('Fecha final')];
  await start.fill('2001-01-01');
  await end.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(start).toHaveFocus();
  await expect.element(start).toHaveAccessibleDescription(/^Elige una fecha entre/);
  await expect.element(end).toHaveAccessibleDescription('Completa este campo');
});

test('changing the type resets the value', async () => {
  await renderScreen(<LogsScreen />, '/logs');
  await type.selectOptions('order');
  await value.fill('PED-1');
  await type.selectOptions('code');
  await expect.element(value).toHaveValue('');
  await expect.element(add).toBeDisabled();
});

test('values are sent to the letter, one parameter per type, and shown unencoded', async () => {
  const { queries } = await openLogs('/logs', found());
  await addText('order', '1+1&x=2 #3');
  await addText('operation', 'año nuevo 50%');
  await addText('code', '01/9');
  await expect.element(badges.getByText('1+1&x=2 #3')).toBeVisible();
  await expect.element(badges.getByText('año nuevo 50%')).toBeVisible();
  await ask.click();
  await expect.element(page.getByText('Sin resultados')).toBeVisible();
  expect(queries).toEqual([{ order: '1+1&x=2 #3', operation: 'año nuevo 50%', code: '01/9' }]);
});
