import { expect, test } from '@playwright/test';
import { signIn } from './support';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a modal moves for 300 ms and its backdrop for 150 ms', async ({ page }) => {
    await page.goto('/#/login');
    await page.getByRole('button', { name: 'Olvidé la contraseña' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recuperar contraseña' });
    await expect(dialog).toBeVisible();
    const durations = await dialog.evaluate((element) => {
      const durationsOf = (part?: string) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element, part);
        const times = transitionDuration.split(', ');
        return Object.fromEntries(transitionProperty.split(', ').map((name, at) => [name, times[at % times.length]]));
      };
      return { modal: durationsOf(), backdrop: durationsOf('::backdrop') };
    });
    expect(durations).toEqual({
      modal: { opacity: '0.3s', transform: '0.3s', overlay: '0.3s', display: '0.3s' },
      backdrop: { 'background-color': '0.15s', overlay: '0.15s', display: '0.15s' },
    });
  });
});

test('who wants no motion gets none', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Olvidé la contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recuperar contraseña' });
  await expect(dialog).toHaveCSS('transition-duration', '0s');
});

for (const [theme, ground, ink] of [
  ['light', 'rgb(232, 237, 255)', 'rgb(35, 70, 199)'],
  ['dark', 'rgb(27, 39, 72)', 'rgb(138, 164, 255)'],
] as const) {
  test(`the active link of the menu and of the rail has a ground and a colour of its own (${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page, undefined, '/soporte/alertas');
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    for (const kind of ['menu', 'rail']) {
      const active = menu.getByRole('link', { name: 'Alertas' });
      await expect(active, kind).toHaveAttribute('aria-current', 'page');
      await expect(active, kind).toHaveCSS('background-color', ground);
      await expect(active, kind).toHaveCSS('color', ink);
      await expect(menu.getByRole('link', { name: 'Servicios' }), kind).not.toHaveCSS('background-color', ground);
      await expect(menu.getByRole('link', { name: 'Servicios' }), kind).not.toHaveCSS('color', ink);
      await page.getByRole('button', { name: 'Menú', exact: true }).click();
    }
  });
}
