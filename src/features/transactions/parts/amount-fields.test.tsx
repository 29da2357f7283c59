import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OperationFilters } from '~/features/transactions/query/filters';
import { AmountFields } from './amount-fields';

const onAmounts = vi.fn<(filters: OperationFilters) => void>();
const [least, most] = [page.getByLabelText('Monto desde'), page.getByLabelText('Monto hasta')];

function Harness() {
  const [kept, setKept] = useState<OperationFilters>({});
  return (
    <>
      <AmountFields
        minAmount={kept.minAmount}
        maxAmount={kept.maxAmount}
        onAmounts={(changed) => {
          onAmounts(changed);
          setKept({ ...kept, ...changed });
        }}
      />
      <button type="button" onClick={() => setKept({})}>
        Limpiar
      </button>
    </>
  );
}

beforeEach(async () => {
  onAmounts.mockReset();
  await render(<Harness />);
});

test('an amount is told as wrong while it is typed, right once it is left, and counts then', async () => {
  await least.fill('mucho');
  await expect.element(least).toHaveAccessibleDescription('Escribe un monto, por ejemplo 499.00');
  await least.fill('$ 1,234.5');
  expect(onAmounts).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(most).toHaveFocus();
  await expect.element(least).toHaveAccessibleDescription('Correcto');
  expect(onAmounts.mock.calls).toEqual([[{ minAmount: '123450' }]]);
  await userEvent.tab();
  await expect.element(most).not.toHaveAccessibleDescription();
});

test.each([
  ['499,00', '49900'],
  ['1,5', '150'],
  ['1 234,50', '123450'],
  ['$1.234,50', '123450'],
  ['> 99,90', '9991'],
  ['>= 99.90 pesos', '9990'],
  ['9,999,999,999,999.99', '999999999999999'],
])('%s in the first field is %s cents', async (text, minAmount) => {
  await least.fill(text);
  await userEvent.tab();
  await expect.poll(() => onAmounts.mock.calls).toEqual([[{ minAmount }]]);
});

test.each(['1,23,4', '< 5', '499,0000', '99,999,999,999,999.99', '-5'])('%s is told as wrong', async (text) => {
  await least.fill(text);
  await userEvent.tab();
  await expect.element(least).toHaveAccessibleDescription('Escribe un monto, por ejemplo 499.00');
  expect(onAmounts).not.toHaveBeenCalled();
});

test('the other field takes what is below', async () => {
  await most.fill('< 100');
  await userEvent.tab();
  await expect.poll(() => onAmounts.mock.calls).toEqual([[{ maxAmount: '9999' }]]);
});

test('Enter takes both, keeps the focus, and leads to the first that is wrong', async () => {
  await least.fill('x');
  await most.fill('20');
  await userEvent.keyboard('{Enter}');
  await expect.element(least).toHaveFocus();
  expect(onAmounts.mock.calls).toEqual([[{ maxAmount: '2000' }]]);
  await least.fill('10');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onAmounts.mock.lastCall).toEqual([{ minAmount: '1000' }]);
  await expect.element(least).toHaveFocus();
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect.element(least).toHaveValue('');
  await expect.element(most).toHaveValue('');
});
