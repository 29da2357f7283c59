import { expect, test } from 'vitest';
import { runTaskAtOnce } from '~/shared/hooks/tasks';
import { bodyText, bodyValue } from '~/shared/masking/body-text';
import { honest, hostile } from '~/shared/masking/mask-corpus.fixture';
import { traceListOf } from './api/trace-list';
import { cellText } from './entry/detail-fields';
import { entryJson, entryText, exportColumns, writeFile } from './entry/entry-export';
import { isContainer, keyText, treeRows, valueText } from './entry/json-tree';
import { ticketSummary } from './entry/ticket';
import { searchTree } from './entry/tree-search';
import { searchLabel } from './search/search-label';

/** Text of every row of the tree, all of them open. */
function treeText(value: unknown, masked = true): string {
  if (!isContainer(value)) return '';
  const rows = [...treeRows(value, () => true, masked)];
  return rows
    .map(({ key, value: shown }) => `${keyText(key ?? '', masked)}: ${isContainer(shown) ? '' : valueText(shown)}`)
    .join('\n');
}

const HOSTILE = Array.from({ length: 300 }, (_, kind) => {
  const { body, secrets } = hostile(kind);
  return {
    kind,
    body,
    secrets,
    entry: { service: 's', request: body, response: { eco: body }, extra: body, message: body },
  };
});

async function files(entries: readonly Record<string, unknown>[]): Promise<string> {
  const list = traceListOf(entries);
  const columns = runTaskAtOnce(exportColumns(list));
  const { signal } = new AbortController();
  const write = (format: 'csv' | 'json', form: 'excel' | 'exact') =>
    writeFile({ entries: list, columns, format, form, signal, onProgress: () => undefined });
  const all = await Promise.all([write('csv', 'excel'), write('csv', 'exact'), write('json', 'excel')]);
  return all.flat().join('');
}

test('no secret of 300 hostile bodies is in a text, a tree, a cell, a copy or a ticket', () => {
  for (const { kind, body, secrets, entry } of HOSTILE) {
    const shown = {
      text: bodyText(body),
      tree: treeText(bodyValue(body)) + treeText(entry),
      cells: ['request', 'response', 'extra', 'message'].map((name) => cellText(entry, name)).join('\n'),
      json: entryJson(entry),
      aligned: entryText(entry),
      ticket: ticketSummary([entry], '', 'QA'),
      search: typeof body === 'string' ? searchLabel({ operation: body }) : '',
    };
    for (const [where, text] of Object.entries(shown)) {
      for (const secret of secrets)
        expect(text.includes(secret), `${kind}: ${secret} in ${where}: ${text}`).toBe(false);
    }
  }
});

test('no secret of them is in a file, not even as the name of a column', async () => {
  const text = await files([
    ...HOSTILE.map(({ entry }) => entry),
    ...HOSTILE.flatMap(({ body }) => (isContainer(body) && !Array.isArray(body) ? [{ ...body }] : [])),
  ]);
  expect(text.length).toBeGreaterThan(100_000);
  const unquoted = text.replaceAll('""', '"');
  for (const { kind, secrets } of HOSTILE) {
    for (const secret of secrets)
      expect(text.includes(secret) || unquoted.includes(secret), `${kind}: ${secret}`).toBe(false);
  }
});

test('a tree that is searched for a secret does not give it away', () => {
  for (const { body, secrets } of HOSTILE.slice(0, 60)) {
    if (!isContainer(body)) continue;
    for (const secret of secrets) expect(runTaskAtOnce(searchTree(body, secret, true)).found).toEqual([]);
  }
});

test('200 honest bodies stand in the tree as they were sent', () => {
  for (let kind = 0; kind < 200; kind += 1) {
    const body = honest(kind);
    expect(treeText(body)).toBe(treeText(body, false));
    if (typeof body === 'string') expect(searchLabel({ operation: body })).toBe(`Operación ${body}`);
  }
});
