import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { healthyReport } from './healthy-report.fixture';
import { showReport } from './show-report.fixture';

const gate = vi.hoisted(() => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
});

vi.mock('./server/insights', async (original) => {
  await gate.opened;
  return original();
});
afterEach(gate.open);
afterEach(() => page.viewport(1280, 800));

test('the cards do not wait for what is said about them, which comes into the place kept for it (spec 6.12)', async () => {
  await page.viewport(390, 800);
  const screen = await showReport({ ...healthyReport, redis: healthyReport.redis.slice(1) });
  await expect.element(screen.region('Elastic')).toBeVisible();
  expect(document.querySelectorAll('section')).toHaveLength(11);
  expect(screen.getByRole('list', { name: 'Secciones' }).getByRole('button').elements()).toHaveLength(11);
  const movement = screen.getByRole('group', { name: 'Movimiento' });
  expect(movement.elements()).toHaveLength(0);
  const top = () => screen.region('Filesystem').element().getBoundingClientRect().top;
  const before = top();
  gate.open();
  await expect.element(movement).toBeVisible();
  await expect.element(screen.getByLabelText('Qué se copia')).toBeVisible();
  expect(top()).toBe(before);
});
