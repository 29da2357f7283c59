import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { add, ask, badges, openLogs, type, value } from './logs.fixture';
import { LogsScreen } from './logs-screen';
import { found } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));

describe('date range (spec 7.4)', () => {
  const start = page.getByLabelText('Fecha inicial');
  const end = page.getByLabelText('Fecha final');

  beforeEach(() => {
    // An evening in Mexico: in UTC it is already the next day.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T20:30:00-06:00') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('two local days, sent as start_end', async () => {
    const { queries } = await openLogs('/logs', found());
    await type.selectOptions('dateRange');
    await expect.element(value).not.toBeInTheDocument();
    await expect.element(end).toBeDisabled();
    await expect.element(start).toHaveAttribute('min', '2026-04-30');
    await expect.element(start).toHaveAttribute('max', '2026-10-31');
    await start.fill('2026-10-05');
    await expect.element(page.getByText('Completa este campo')).not.toBeInTheDocument();
    await expect.element(end).toHaveAttribute('min', '2026-10-05');
    await end.fill('2026-10-31');
    await add.click();
    await expect.element(badges.getByText('05/10/2026 – 31/10/2026')).toBeVisible();
    await ask.click();
    await expect.element(page.getByText('Sin resultados')).toBeVisible();
    expect(queries).toEqual([{ dateRange: '2026-10-05_2026-10-31' }]);
  });

  test.each([
    ['2026-04-29', '2026-10-31', 'Elige una fecha entre 30/04/2026 y 31/10/2026'],
    ['2026-11-01', '2026-11-01', 'Elige una fecha entre 30/04/2026 y 31/10/2026'],
    ['0026-10-05', '2026-10-31', 'Elige una fecha entre 30/04/2026 y 31/10/2026'],
    ['2026-10-05', '2026-10-04', 'Elige una fecha entre 05/10/2026 y 31/10/2026'],
    ['2026-10-05', '2026-11-01', 'Elige una fecha entre 05/10/2026 y 31/10/2026'],
  ])('typed from %s to %s is refused', async (first, last, message) => {
    await renderScreen(<LogsScreen />, '/logs');
    await type.selectOptions('dateRange');
    await start.fill(first);
    await end.fill(last);
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.element(add).toBeDisabled();
  });

  test.each([
    ['2026-04-30', '2026-10-31'],
    ['2026-10-31', '2026-10-31'],
  ])('typed from %s to %s is taken', async (first, last) => {
    await renderScreen(<LogsScreen />, '/logs');
    await type.selectOptions('dateRange');
    await start.fill(first);
    await expect.element(add).toBeDisabled();
    await end.fill(last);
    await expect.element(add).toBeEnabled();
  });

  test('a later start checks the end anew, an emptied one takes it away', async () => {
    await renderScreen(<LogsScreen />, '/logs');
    await type.selectOptions('dateRange');
    await start.fill('2026-10-05');
    await end.fill('2026-10-10');
    await expect.element(add).toBeEnabled();
    await start.fill('2026-10-11');
    await expect.element(page.getByText('Elige una fecha entre 11/10/2026 y 31/10/2026')).toBeVisible();
    await expect.element(add).toBeDisabled();
    await start.fill('');
    await expect.element(end).toBeDisabled();
    await expect.element(end).toHaveValue('');
    await expect.element(add).toBeDisabled();
  });

  test('changing the type forgets the dates', async () => {
    await renderScreen(<LogsScreen />, '/logs');
    await type.selectOptions('dateRange');
    await start.fill('2026-10-05');
    await type.selectOptions('order');
    await type.selectOptions('dateRange');
    await expect.element(start).toHaveValue('');
    await expect.element(end).toBeDisabled();
  });
});
