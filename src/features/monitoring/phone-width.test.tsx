import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { healthyReport } from './healthy-report.fixture';
import { showReport } from './show-report.fixture';

afterEach(() => page.viewport(1280, 800));

test('odd and long names are text and widen nothing', async () => {
  await page.viewport(390, 800);
  const long = `/${'carpeta-larga/'.repeat(20)}fin`;
  const names = ['/mnt/con  dos espacios', '/mnt/con\\040barra', '/mnt/año#1', '/mnt/<b>x</b>', long, long];
  const screen = await showReport({
    filesystem: names.map((mountPoint) => ({ mountPoint, total: '10 GB', free: '5 GB' })),
    nginx: { hostname: `${'x'.repeat(300)}` },
    cpu: { total: '9'.repeat(60) },
  });
  const titles = [...screen.region('Filesystem').element().querySelectorAll('h3')].map((title) => title.textContent);
  expect(titles).toEqual(names);
  expect(document.querySelectorAll('b')).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('the date of the answer is not broken in two', async () => {
  await page.viewport(345, 800);
  const screen = await showReport({ ...healthyReport, date: '27/11/2026 04:04:12 PM' });
  const date = screen.getByText('27/11/2026 04:04:12 PM', { exact: true });
  await expect.element(date).toBeVisible();
  expect(date.element().getClientRects()).toHaveLength(1);
});

test.each([390, 320])('%d px: one column, tables scroll in their own place and by keyboard', async (width) => {
  await page.viewport(width, 800);
  const screen = await showReport(healthyReport);
  expect(document.documentElement.scrollWidth).toBe(width);
  const lefts = [...document.querySelectorAll('section')].map((section) => section.getBoundingClientRect().left);
  expect(new Set(lefts).size).toBe(1);
  const place = screen.getByRole('group', { name: 'Bloqueos globales' }).element() as HTMLElement;
  expect(place.scrollWidth).toBeGreaterThan(place.clientWidth);
  place.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => place.scrollLeft).toBeGreaterThan(0);
});
