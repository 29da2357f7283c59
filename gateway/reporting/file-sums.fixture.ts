import { strFromU8, Unzip, UnzipInflate } from 'fflate';

/** Rows of a file of operations, and sums of its cents: of all, of what was collected, of what was returned. */
export interface FileSums {
  rows: number;
  total: number;
  collected: number;
  refunded: number;
}

/** Labels of what counts as collected. */
const COLLECTED = ['Pagado', 'Aceptado'];
const none = (): FileSums => ({ rows: 0, total: 0, collected: 0, refunded: 0 });

const add = (sums: FileSums, status: string, amount: string, refunded: string) => {
  const cents = Number(amount.replace('.', ''));
  sums.rows += 1;
  sums.total += cents;
  sums.collected += COLLECTED.includes(status) ? cents : 0;
  sums.refunded += Number(refunded.replace('.', ''));
};

/** What stands in the file; nothing of it is kept. */
export async function csvSums(body: ReadableStream<Uint8Array>): Promise<FileSums> {
  const sums = none();
  let rest = '';
  let isHead = true;
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!isHead) {
        const cells = line.match(/(?:"(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
        add(sums, cells[5] ?? '', cells[6] ?? '', cells[7] ?? '');
      }
      isHead = false;
    }
  }
  return sums;
}

/** The same of a workbook. */
export async function sheetSums(body: ReadableStream<Uint8Array>): Promise<FileSums> {
  const sums = none();
  const row = /<t xml:space="preserve">([^<]*)<\/t><\/is><\/c><c s="4"><v>([\d.]+)<\/v><\/c><c s="4"><v>([\d.]+)/;
  let rest = '';
  const unzip = new Unzip((file) => {
    if (!file.name.startsWith('xl/worksheets/')) return;
    file.ondata = (error, bytes) => {
      if (error) throw error;
      const parts = (rest + strFromU8(bytes, true)).split('</row>');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const [, status = '', amount = '', refunded = ''] = row.exec(part) ?? [];
        if (amount !== '') add(sums, status, amount, refunded);
      }
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const bytes of body) unzip.push(bytes);
  unzip.push(new Uint8Array(), true);
  return sums;
}
