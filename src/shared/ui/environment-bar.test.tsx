import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EnvironmentBar } from './environment-bar';

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
