import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EnvironmentBar } from './environment-bar';

afterEach(() => page.viewport(1280, 800));

test.each([
  ['production', 'Entorno de Producción', 'rgb(20, 112, 63)'],
  ['qa', 'Entorno de Pruebas', 'rgb(185, 82, 10)'],
  ['development', 'Entorno de Desarrollo', 'rgb(106, 59, 192)'],
] as const)('%s reads %s on its own colour', async (environment, text, colour) => {
  const screen = await render(<EnvironmentBar environment={environment} />);
  const bar = screen.getByRole('region', { name: 'Entorno' });
  await expect.element(bar).toHaveTextContent(text);
  expect(getComputedStyle(bar.element()).backgroundColor).toBe(colour);
  expect(getComputedStyle(bar.element()).color).toBe('rgb(255, 255, 255)');
});

test('a build for which nothing is configured is the one for tests', async () => {
  const screen = await render(<EnvironmentBar />);
  await expect.element(screen.getByText('Entorno de Pruebas')).toBeVisible();
});

test('that data are invented stands at the edge, and moves nothing', async () => {
  const screen = await render(<EnvironmentBar demonstration={false} />);
  const bar = screen.getByRole('region', { name: 'Entorno' });
  const textAt = () => {
    const range = document.createRange();
    range.selectNode(bar.element().firstChild as Node);
    return range.getBoundingClientRect().x;
  };
  const before = textAt();
  await screen.rerender(<EnvironmentBar demonstration={true} />);
  await expect.element(bar.getByText('Datos de demostración')).toBeVisible();
  await expect.element(bar.getByText('Demostración', { exact: true })).not.toBeVisible();
  expect(textAt()).toBe(before);
  expect(bar.element().scrollWidth).toBe(bar.element().clientWidth);
});

test('on a phone there is room for both', async () => {
  await page.viewport(320, 640);
  const screen = await render(<EnvironmentBar environment="production" demonstration={true} />);
  const bar = screen.getByRole('region', { name: 'Entorno' });
  const range = document.createRange();
  range.selectNode(bar.element().firstChild as Node);
  const mark = screen.getByText('Demostración', { exact: true }).element().getBoundingClientRect();
  expect(mark.left).toBeGreaterThan(range.getBoundingClientRect().right);
  expect(mark.width).toBeGreaterThan(0);
  expect(mark.right).toBeLessThanOrEqual(320);
});
