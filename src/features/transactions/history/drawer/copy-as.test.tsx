import { Copy } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pass, until } from '../../../../../mocks/fake-time';
import { CopyAs } from './copy-as';

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
