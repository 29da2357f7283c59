import { http } from 'msw';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from './logs-screen';
import { traceAnswers, traceUrl } from './trace.fixture';

type Answers = Parameters<typeof traceAnswers>;

/** The filter form and what it applies. */
export const type = page.getByLabelText('Tipo de filtro');
export const value = page.getByLabelText('Valor del filtro');
export const add = page.getByRole('button', { name: 'Agregar filtro' });
export const ask = page.getByRole('button', { name: 'Consultar' });
export const badges = page.getByRole('list', { name: 'Filtros activos' });

/** A row, and the details of the open one. */
export const show = page.getByRole('button', { name: 'Ver detalles' });
export const hide = page.getByRole('button', { name: 'Ocultar' });
export const panel = page.getByRole('region', { name: 'Detalles de traza seleccionada:' });
export const request = page.getByLabelText('Request', { exact: true });
export const response = page.getByLabelText('Response', { exact: true });
export const copyBody = page.getByRole('button', { name: 'Copiar', exact: true });

export async function addText(key: string, text: string): Promise<void> {
  await type.selectOptions(key);
  await value.fill(text);
  await add.click();
}

/** The logs at an address, their searches answered one after the other. @returns the screen and the queries received */
export async function openLogs(url: string, ...answers: Answers) {
  const { handler, queries } = traceAnswers(...answers);
  network.use(http.get(traceUrl, handler));
  return { ...(await renderScreen(<LogsScreen />, url)), queries };
}

/** Draws the answer of a search, with the row `open` open. */
export async function search(answer: Answers[number], open?: number) {
  const screen = await openLogs(`/logs?order=7&q=1${open === undefined ? '' : `&open=${open}`}`, answer);
  await expect.element(open === undefined ? show.first() : panel).toBeVisible();
  return screen;
}

/** The fields of the open entry by their names. */
export function fields(): Record<string, string> {
  const names = [...panel.element().querySelectorAll('dt')];
  return Object.fromEntries(names.map((name) => [`·${name.textContent}`, name.nextElementSibling?.textContent ?? '']));
}

export const written = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
