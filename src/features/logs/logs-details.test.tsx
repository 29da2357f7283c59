import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { copyBody, fields, hide, panel, request, response, search, written } from './logs.fixture';
import { found, foundText, traceEntry } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('details', () => {
  test('every non-null field except request and response', async () => {
    await search(
      found(
        traceEntry({
          code: null,
          elapsedMs: 0,
          retry: false,
          message: '',
          tags: [],
          extra: { a: 1 },
          request: { b: 1 },
        }),
      ),
      0,
    );
    expect(fields()).toEqual({
      '·date': '14/10/2026 09:12:07 AM',
      '·service': 'cobros',
      '·operation': 'confirmar',
      '·hostName': 'nodo-07.example.mx',
      '·ip': '198.51.100.7',
      '·order': 'PED-1007',
      '·elapsedMs': '0',
      '·extra': '{\n  "a": 1\n}',
      '·message': '',
      '·retry': 'false',
      '·tags': '[]',
    });
    expect(panel.element().querySelector('dd pre')?.textContent).toBe('{\n  "a": 1\n}');
  });

  test('keys named like object members are data', async () => {
    const write = written();
    await search(
      foundText(
        '{"data":[{"constructor":"x","toString":"y","length":3,"key":"k","__proto__":{"admin":true},"request":{"__proto__":{"admin":true},"length":0}}]}',
      ),
      0,
    );
    expect(fields()).toEqual({
      '·__proto__': '{\n  "admin": true\n}',
      '·constructor': 'x',
      '·key': 'k',
      '·length': '3',
      '·toString': 'y',
    });
    const text = '{\n  "__proto__": {\n    "admin": true\n  },\n  "length": 0\n}';
    await expect.element(request).toHaveValue(text);
    await copyBody.first().click();
    expect(write).toHaveBeenCalledExactlyOnceWith(text);
    expect(Object.hasOwn({}, 'admin') || 'admin' in {}).toBe(false);
  });

  test('digits past 2^53 are shown and copied to the last (spec 13.2)', async () => {
    const write = written();
    await search(
      foundText(
        '{"data":[{"order":9007199254740995,"request":{"id":822106502566256643},"response":{"ids":[-9223372036854775807,9223372036854775806]}}]}',
      ),
      0,
    );
    expect(fields()).toEqual({ '·order': '9007199254740995' });
    await expect.element(request).toHaveValue('{\n  "id": 822106502566256643\n}');
    await copyBody.nth(1).click();
    expect(write).toHaveBeenCalledExactlyOnceWith(
      '{\n  "ids": [\n    -9223372036854775807,\n    9223372036854775806\n  ]\n}',
    );
  });

  test('markup is text', async () => {
    await search(
      found(
        traceEntry({
          service: '<b>cobros</b>',
          message: '<img src=x onerror="window.__x=1">',
          '<i>clave</i>': '</script><script>window.__x=1</script>',
          request: { xml: '<?xml version="1.0"?><monto>10</monto>' },
        }),
      ),
      0,
    );
    await expect.element(page.getByRole('cell', { name: '<b>cobros</b>', exact: true })).toBeVisible();
    expect(fields()).toMatchObject({
      '·message': '<img src=x onerror="window.__x=1">',
      '·<i>clave</i>': '</script><script>window.__x=1</script>',
    });
    expect(panel.element().querySelector('img, b, i, script')).toBeNull();
    expect('__x' in window).toBe(false);
  });

  test('control, terminal and bidirectional characters are visible escapes', async () => {
    const write = written();
    await search(
      found(
        traceEntry({
          message: '\u001b[31mERROR\u001b[0m sin saldo\r\n\tsegunda línea\u0007\u0000 fin',
          archivo: 'pago\u202efdp',
          espacios: `a${' '.repeat(400)}b`,
          request: { raw: '\u001b[32mOK\u0000' },
        }),
      ),
      0,
    );
    expect(fields()).toMatchObject({
      '·message': '\\u001b[31mERROR\\u001b[0m sin saldo\n\tsegunda línea\\u0007\\u0000 fin',
      '·archivo': 'pago\\u202efdp',
    });
    const text = '{\n  "raw": "\\u001b[32mOK\\u0000"\n}';
    await expect.element(request).toHaveValue(text);
    await copyBody.first().click();
    expect(write).toHaveBeenCalledExactlyOnceWith(text);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  test('dates in every form, unreadable or absent (spec 13.5)', async () => {
    await search(
      found(
        ...[
          '14/10/2026 09:12:07 AM',
          '2026-10-14 15:58:44,123',
          1791990727,
          '31/02/2026 10:00:00 AM',
          'ayer',
          '',
          null,
        ].map((date) => traceEntry({ date })),
        traceEntry({ date: undefined }),
      ),
    );
    const dates = page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelector('td')?.textContent);
    expect(dates).toEqual([
      '14/10/2026 09:12:07 AM',
      '14/10/2026 03:58:44 PM',
      '14/10/2026 09:12:07 AM',
      '31/02/2026 10:00:00 AM',
      'ayer',
      '---',
      '---',
      '---',
    ]);
    for (const [index] of dates.entries()) {
      await page
        .getByRole('row')
        .nth(index + 1)
        .getByRole('button', { name: 'Ver detalles' })
        .click();
      await expect.element(hide).toBeVisible();
      await hide.click();
      await expect.element(panel).not.toBeInTheDocument();
    }
  });
});

describe('request and response', () => {
  test.each<[string, unknown, string]>([
    ['an object', { saldo: 0, bono: null }, '{\n  "saldo": 0,\n  "bono": null\n}'],
    ['a list', [1], '[\n  1\n]'],
    ['an empty list', [], '[]'],
    ['a number', 42, '42'],
    ['false', false, 'false'],
    ['text', '<soap:Envelope>10</soap:Envelope>', '<soap:Envelope>10</soap:Envelope>'],
    ['text that is JSON', '{"monto":10}', '{\n  "monto": 10\n}'],
    ['broken JSON', '{"monto":10', '{"monto":10'],
    ['text within a text', '"{\\"a\\":1}"', '"{\\"a\\":1}"'],
  ])('%s is copied as it is shown', async (_name, body, text) => {
    const write = written();
    await search(found(traceEntry({ response: body })), 0);
    await expect.element(response).toHaveValue(text);
    await expect.element(response).toHaveAttribute('readonly');
    expect(response.element().tagName).toBe('TEXTAREA');
    await copyBody.nth(1).click();
    await expect.element(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(text);
  });

  test('a null or absent one is an empty area that cannot be copied', async () => {
    await search(found(traceEntry({ request: null })), 0);
    await expect.element(request).toHaveValue('');
    await expect.element(response).toHaveValue('');
    await expect.element(copyBody.first()).toBeDisabled();
    await expect.element(copyBody.nth(1)).toBeDisabled();
  });

  test('a text that cannot be copied gives a notice', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    await search(found(traceEntry({ request: { monto: 10 } })), 0);
    await copyBody.first().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No se pudo copiar.');
    await expect.element(page.getByRole('button', { name: 'Copiado' })).not.toBeInTheDocument();
  });
});
