import { Copy } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LossyAnswer } from '~/shared/ui/feedback/lossy-answer';
import { pass, until } from '~/testing/fake-time';
import { CopyAs } from './drawer-header';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['Copiado', true],
  ['No se pudo copiar.', false],
])('says "%s" in its own place for two seconds', async (outcome, copied) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  if (copied) write.mockResolvedValue();
  else write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(copied);
  const screen = await render(<CopyAs label="Copiar id" icon={Copy} text={() => 'OP000000000051'} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = screen.getByRole('button');
  const says = (text: string) => button.element().textContent === text;
  await button.click();
  await until(() => says(outcome));
  expect(write).toHaveBeenCalledWith('OP000000000051');
  await pass(1999);
  expect(says(outcome)).toBe(true);
  await pass(1);
  expect(says('Copiar id')).toBe(true);
});

test.each([
  ['OP-\uFFFD-1', true, 'Copiado. Algunos caracteres de la respuesta no se pudieron leer.'],
  ['OP-\uFFFD-1', false, 'Copiado'],
  ['OP-1', true, 'Copiado'],
])('of %j, of an answer that lost characters: %s, it says "%s"', async (text, lossy, said) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByRole } = await render(
    <LossyAnswer value={lossy}>
      <CopyAs label="Copiar id" icon={Copy} text={() => text} />
    </LossyAnswer>,
  );
  await getByRole('button').click();
  await expect.element(getByRole('button', { name: said, exact: true })).toBeVisible();
});
