import { expect, type Page, test } from '@playwright/test';
import { extend } from '../foreign-hands';
import { earlyLogin, taken, user } from './held-script';

const USER = 'mariana.rios@example.mx';
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar' });

test('what is typed before the script stays, with focus and selection, in the same elements', async ({ page }) => {
  const letGo = await earlyLogin(page, '/soporte/logs?order=1');
  const parts = ['main', 'svg', 'h1', 'form', 'input[name=email]', 'input[name=password]', '[type=submit]', 'footer'];
  const marks = (set: boolean) =>
    page.evaluate(
      ([names, mark]) =>
        names.map((name) => {
          const element = document.querySelector(name) as Element & { mark?: string };
          if (mark) element.mark = name;
          return element.mark;
        }),
      [parts, set] as const,
    );
  await marks(true);
  await user(page).pressSequentially('mariana.rios@');
  await user(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 7, 'backward'));
  letGo();
  await taken(page);
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fsoporte%2Flogs%3Forder%3D1$/);
  expect(await marks(false)).toEqual(parts);
  await expect(user(page)).toBeFocused();
  await expect(user(page)).toHaveValue('mariana.rios@');
  expect(await user(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual([
    2, 7,
  ]);
  await expect(page.getByText('Ingresa un correo electrónico válido')).toBeVisible();
});

test('a field that was left empty before the script says so once it is there', async ({ page }) => {
  const letGo = await earlyLogin(page);
  await password(page).focus();
  await user(page).focus();
  letGo();
  await taken(page);
  await expect(page.getByText('Completa este campo')).toHaveCount(1);
});

test('fields that were filled without a sign before the script count as filled', async ({ page }) => {
  const letGo = await earlyLogin(page);
  await page.evaluate(() => {
    const [email, secret] = document.querySelectorAll('input');
    Object.assign(email as object, { value: 'mariana.rios@example.mx' });
    Object.assign(secret as object, { value: 'Atalaya#2026' });
  });
  await expect(enter(page)).toBeDisabled();
  letGo();
  await expect(enter(page)).toBeEnabled();
  await enter(page).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('who signs in before the router is here leaves the login', async ({ page }) => {
  const letGo = await earlyLogin(page);
  await page.evaluate(() => {
    const [email, secret] = document.querySelectorAll('input');
    Object.assign(email as object, { value: 'mariana.rios@example.mx' });
    Object.assign(secret as object, { value: 'Atalaya#2026' });
  });
  letGo();
  await expect(enter(page)).toBeEnabled();
  // Nothing is touched, which would bring the router ahead of its use.
  await enter(page).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toHaveCount(0);
});

test('Enter before the script signs in once it is there', async ({ page }) => {
  const letGo = await earlyLogin(page, '/mi-cuenta');
  await user(page).fill(USER);
  await password(page).fill('Atalaya#2026');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
});

test('Enter before the script is forgotten when somebody types on', async ({ page }) => {
  const letGo = await earlyLogin(page);
  await user(page).fill(USER);
  await password(page).pressSequentially('Atalaya');
  await page.keyboard.press('Enter');
  await password(page).pressSequentially('#');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  letGo();
  await expect(enter(page)).toBeEnabled();
  await expect(password(page)).toHaveValue('Atalaya#');
  // Had it signed in, that would be the first of two calls.
  await password(page).pressSequentially('2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard$/);
  expect(asked).toEqual(['/api/dashboard/auth']);
});

test('a button that was pressed before the script does its work once it is there', async ({ page }) => {
  const letGo = await earlyLogin(page);
  await password(page).fill('secreto');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  letGo();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('secreto');
});

test('whose field an extension wraps, before the script and anew with it, goes on typing there', async ({ page }) => {
  await extend(page);
  const letGo = await earlyLogin(page);
  await user(page).pressSequentially('mariana');
  letGo();
  await taken(page);
  await expect(user(page)).toBeFocused();
  await page.keyboard.insertText('.rios');
  await expect(user(page)).toHaveValue('mariana.rios');
  await expect(page.getByText('Completa este campo')).toHaveCount(0);
});

test('where an extension has changed the page, what was typed is put back into the new field', async ({ page }) => {
  const letGo = await earlyLogin(page);
  await user(page).pressSequentially('mariana');
  await page.evaluate(() => {
    const field = document.querySelector('input[name=password]');
    const wrapper = document.createElement('div');
    field?.replaceWith(wrapper);
    if (field) wrapper.append(field);
  });
  await user(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3));
  letGo();
  await taken(page);
  await expect(user(page)).toHaveValue('mariana');
  await expect(user(page)).toBeFocused();
  expect(await user(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual([
    1, 3,
  ]);
  await user(page).pressSequentially('.');
  await expect(user(page)).toHaveValue('m.iana');
  await user(page).fill(USER);
  await password(page).fill('Atalaya#2026');
  await enter(page).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
});
