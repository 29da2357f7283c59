import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LossyAnswer } from '~/shared/ui/feedback/lossy-answer';
import { CutNote } from './cut-note';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['se\uFFFDal', true, 'se\uFFFDal\n\nAlgunos caracteres de la respuesta no se pudieron leer.\n'],
  ['se\uFFFDal', false, 'se\uFFFDal'],
  ['señal', true, 'señal'],
])('the file of %j, of an answer that lost characters: %s', async (text, lossy, written) => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:prueba';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { getByRole } = await render(
    <LossyAnswer value={lossy}>
      <CutNote shown={3} fileName="response.txt" text={() => text} onShowMore={() => undefined} />
    </LossyAnswer>,
  );
  await getByRole('button', { name: 'Descargar completo' }).click();
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.text()).toBe(written);
});
