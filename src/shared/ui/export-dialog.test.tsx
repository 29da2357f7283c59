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
  const write = vi.fn(async ({ format }: ExportTask) => [format]);
  const onClose = vi.fn();
  await render(
    <ExportDialog
      title="Exportar"
      hint="Todo."
      fileName="prueba"
      rows={2}
      columns={columns}
      open
      onClose={onClose}
      write={write}
    />,
  );
  await json.click();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(write.mock.calls.map(([{ format }]) => format)).toEqual(formats));
  if (columns) await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
