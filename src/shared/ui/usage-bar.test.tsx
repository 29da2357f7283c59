import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen';
import { UsageBar } from './usage-bar';

test.each([
  [37.5, '37.5', 0.375],
  [0, '0', 0],
  [100, '100', 1],
  [140, '100', 1],
  [-20, '0', 0],
  [null, '0', 0],
])('%s %% stays within the bar', async (percent, now, share) => {
  const screen = await renderScreen(<UsageBar label="Uso de /var" percent={percent} text="el texto" tone="warning" />);
  const bar = screen.getByRole('meter', { name: 'Uso de /var' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', now);
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'el texto');
  await expect.element(bar).toHaveAttribute('data-tone', 'warning');
  const filled = bar.element().firstElementChild?.getBoundingClientRect().width ?? Number.NaN;
  expect(filled / bar.element().getBoundingClientRect().width).toBeCloseTo(share, 2);
});
