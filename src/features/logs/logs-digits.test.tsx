import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { copyBody, fields, request, response, search, written } from './logs.fixture';
import { foundText } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('digits', () => {
  const SENT =
    '{"data":[{"service":"cobros","operation":"x","elapsed":150.00,"total":12345678901234567.89,"order":7.10,' +
    '"request":{"monto":150.00,"n":[-0,1E400,1e-400]},"response":"{\\"tasa\\":0.1234567890123456789}"}]}';
  const REQUEST = '{\n  "monto": 150.00,\n  "n": [\n    -0,\n    1E400,\n    1e-400\n  ]\n}';

  test('stand as they were sent in details, areas, trees and copies (spec 13.2)', async () => {
    const write = written();
    await search(foundText(SENT), 0);
    expect(fields()).toMatchObject({ '·elapsed': '150.00', '·total': '12345678901234567.89', '·order': '7.10' });
    await expect.element(request).toHaveValue(REQUEST);
    await expect.element(response).toHaveValue('{\n  "tasa": 0.1234567890123456789\n}');
    await copyBody.first().click();
    await expect.poll(() => write).toHaveBeenLastCalledWith(REQUEST);
    await page.getByRole('button', { name: 'Registro en JSON' }).click();
    await expect.poll(() => write.mock.lastCall?.[0]).toContain('"total": 12345678901234567.89');
    expect(write.mock.lastCall?.[0]).toContain('"elapsed": 150.00');
    await page.getByRole('button', { name: 'Árbol' }).first().click();
    await expect.element(page.getByRole('treeitem', { name: 'monto: 150.00' })).toBeVisible();
  });
});
