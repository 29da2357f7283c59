import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CustomRange } from './custom-range';
import type { DayRange } from './period';

const onRange = vi.fn<(range: DayRange) => void>();
const [start, end] = [page.getByLabelText('Fecha inicial'), page.getByLabelText('Fecha final')];

function Harness() {
  const [range, setRange] = useState({ start: '2026-11-20', end: '2026-11-25' });
  return (
    <CustomRange
      range={range}
      today="2026-11-28"
      onRange={(next) => {
        onRange(next);
        setRange(next);
      }}
    />
  );
}

test('a day is told as wrong at once, in words; the focus stays while the days are asked for', async () => {
  await render(<Harness />);
  await end.fill('2026-11-19');
  await expect.element(end).toHaveAccessibleDescription('La fecha final va del 20/11/2026 al 28/11/2026');
  await expect.element(start).toHaveAttribute('aria-invalid', 'false');
  expect(onRange).not.toHaveBeenCalled();
  await start.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(end).toHaveFocus();
  await end.fill('2026-11-26');
  await expect.element(end).toHaveFocus();
  expect(onRange.mock.calls).toEqual([[{ start: '2026-11-20', end: '2026-11-26' }]]);
  await userEvent.tab();
  await expect.element(end).toHaveAccessibleDescription('Correcto');
  await start.fill('');
  await expect.element(start).toHaveAccessibleDescription('Elige la fecha inicial');
  await expect.element(end).toBeDisabled();
});
