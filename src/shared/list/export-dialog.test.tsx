import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExportDialog, type ExportTask } from './export-dialog';

afterEach(() => vi.restoreAllMocks());

const json = page.getByRole('radio', { name: 'JSON' });

test.each([
  [['Fecha', 'IP'], ['json']],
  [undefined, []],
])('Enter in the choice of the format downloads once the columns are known: %j', async (columns, formats) => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const write = vi.fn(async ({ format }: ExportTask) => ({ parts: [format], rows: 2, total: 2 }));
  const onClose = vi.fn();
  await render(
    <ExportDialog
      title="Exportar"
      hint="Todo."
      fileName="prueba"
      rows={2}
      columns={columns ? () => columns : new Promise(() => undefined)}
      open
      onClose={onClose}
      write={write}
    />,
  );
  await json.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => write.mock.calls.map(([{ format }]) => format)).toEqual(formats);
  if (columns) await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

function Dialog({ rows = 2, ...rest }: { rows?: number; zone?: string; onClose?: () => void }) {
  return (
    <ExportDialog
      title="Exportar"
      hint="Todo."
      fileName="prueba"
      rows={1210}
      noun="operaciones"
      columns={(form) => [form]}
      open
      onClose={rest.onClose ?? (() => undefined)}
      write={async ({ form }) => ({ parts: [form], rows, total: 1210 })}
      {...(rest.zone && { zone: rest.zone })}
    />
  );
}

/** Names and texts of the files that the page hands to the browser. */
function filesOf(): { name: string; text: () => Promise<string> }[] {
  const files: { name: string; text: () => Promise<string> }[] = [];
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:prueba';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.at(-1);
    files.push({ name: this.download, text: async () => (await blob?.text()) ?? '' });
  });
  return files;
}

test.each([
  ['America/Mexico_City', '2026-11-27T18-05-09'],
  ['Asia/Tokyo', '2026-11-28T09-05-09'],
])('the name of a file has the time of %s', async (zone, stamp) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T00:05:09Z') });
  const files = filesOf();
  await render(<Dialog rows={1210} zone={zone} />);
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual([`prueba-qa-${stamp}.csv`]);
  vi.useRealTimers();
});

test('values are kept for Excel or left as they are, and the choice is remembered', async () => {
  const files = filesOf();
  const first = await render(<Dialog rows={1210} />);
  await expect.element(page.getByRole('radio', { name: 'Para Excel' })).toBeChecked();
  await expect.element(page.getByText('Identificadores y fórmulas quedan como texto.')).toBeVisible();
  await page.getByRole('radio', { name: 'Datos sin cambios' }).click();
  await expect.element(page.getByText(/Una hoja de cálculo puede alterarlos o ejecutar fórmulas/)).toBeVisible();
  await expect.element(page.getByText('1: exact')).toBeVisible();
  // Its dates have zones of their own.
  await expect.element(page.getByText('Zona horaria')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect.poll(() => files).toHaveLength(1);
  expect(await files[0]?.text()).toBe('exact');
  await first.unmount();
  await render(<Dialog rows={1210} />);
  await expect.element(page.getByRole('radio', { name: 'Datos sin cambios' })).toBeChecked();
  await json.click();
  await expect.element(page.getByRole('radio', { name: 'Para Excel' })).not.toBeInTheDocument();
});

test('JSON holds the values as they are, whatever was chosen for tables', async () => {
  const files = filesOf();
  await render(<Dialog rows={1210} />);
  await page.getByRole('radio', { name: 'Para Excel' }).click();
  await expect.element(page.getByText('1: excel')).toBeVisible();
  await json.click();
  await expect.element(page.getByText('1: exact')).toBeVisible();
  await expect.element(page.getByText('Zona horaria')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect.poll(() => files).toHaveLength(1);
  expect(await files[0]?.text()).toBe('exact');
});

test.each([
  ['cancelled', 'Cancelar', ''],
  ['a failure', undefined, 'No se pudo'],
])('an export that ends by %s gives no file', async (_what, button, said) => {
  const files = filesOf();
  const write = ({ signal }: ExportTask) =>
    new Promise<never>((_, reject) => {
      if (button) signal.addEventListener('abort', () => reject(signal.reason));
      else reject(new Error('prueba'));
    });
  await render(
    <ExportDialog
      title="Exportar"
      hint=""
      fileName="a"
      rows={2}
      columns={() => []}
      open
      onClose={() => undefined}
      write={write}
    />,
  );
  await page.getByRole('button', { name: 'Descargar' }).click();
  if (button) await page.getByRole('button', { name: button }).click();
  await expect.element(page.getByRole('button', { name: 'Descargar' })).toBeVisible();
  const status = page.getByRole('status');
  if (said) await expect.element(status).toHaveTextContent(said);
  else await expect.element(status).toHaveTextContent(/^$/);
  expect(files).toEqual([]);
});

test('a file that lacks rows is given, and the dialog stays to say so', async () => {
  const files = filesOf();
  const onClose = vi.fn();
  await render(<Dialog rows={1204} onClose={onClose} />);
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'El archivo tiene 1,204 de 1,210 operaciones: las demás no llegaron o cambiaron mientras se exportaba. Se descargó así; puedes exportar de nuevo.',
    );
  expect(files).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});
