import { Zip, ZipDeflate } from 'fflate';
import type { ReportRow, ReportType } from '../wire/reports';
import { sheetCell, styles, xmlText } from './cells';

type Columns = ReportType['columns'];

/** Rows of a sheet, its head among them: no spreadsheet shows more. */
const MOST_ROWS = 1_048_576;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats in the order of `styles`: plain, head, moment, day, money, count, rate. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="4">
<numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/>
<numFmt numFmtId="166" formatCode="#,##0.00"/><numFmt numFmtId="167" formatCode="0.00%"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/>
<xf fontId="1" applyFont="1"/>${[164, 165, 166, 3, 167].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}
</cellXfs></styleSheet>`;

/**
 * A workbook that is written while its rows come: what is ready of it leaves at once, and no more than that is kept.
 * Beyond what one sheet can have, the rows go on in another.
 */
export function createWorkbook(columns: Columns, title: string, mostRows = MOST_ROWS) {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const encoder = new TextEncoder();
  let sheet: ZipDeflate | undefined;
  let sheets = 0;
  let rows = 0;

  const part = (name: string) => {
    const opened = new ZipDeflate(name, { level: 4 });
    // The same rows make the same bytes.
    opened.mtime = '1980-01-01T00:00:00';
    zip.add(opened);
    return opened;
  };
  const whole = (name: string, text: string) => part(name).push(encoder.encode(HEAD + text), true);
  const end = () => sheet?.push(encoder.encode('</sheetData></worksheet>'), true);
  const begin = () => {
    end();
    sheets += 1;
    rows = 1;
    sheet = part(`xl/worksheets/sheet${sheets}.xml`);
    const widths = columns.map((_, index) => `<col min="${index + 1}" max="${index + 1}" width="18" customWidth="1"/>`);
    const head = columns.map(
      ({ label }) => `<c s="${styles.head}" t="inlineStr"><is><t>${xmlText(label)}</t></is></c>`,
    );
    sheet.push(
      encoder.encode(
        `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${head.join('')}</row>`,
      ),
    );
  };

  return {
    add(part: readonly ReportRow[]): void {
      let text = '';
      for (const row of part) {
        if (!sheet || rows === mostRows) {
          sheet?.push(encoder.encode(text));
          text = '';
          begin();
        }
        rows += 1;
        text += `<row>${columns.map(({ id, kind }) => sheetCell(row[id], kind, row.currency)).join('')}</row>`;
      }
      sheet?.push(encoder.encode(text));
    },
    end(): void {
      if (!sheet) begin();
      end();
      const all = Array.from({ length: sheets }, (_, index) => index + 1);
      const name = (index: number) => xmlText(`${title.slice(0, 26)}${index === 1 ? '' : ` ${index}`}`);
      whole('xl/styles.xml', STYLES.slice(HEAD.length));
      whole(
        'xl/workbook.xml',
        `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${all.map((index) => `<sheet name="${name(index)}" sheetId="${index}" r:id="r${index}"/>`).join('')}</sheets></workbook>`,
      );
      whole(
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="${PACKAGE}/relationships">${all.map((index) => `<Relationship Id="r${index}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${index}.xml"/>`).join('')}<Relationship Id="styles" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
      );
      whole(
        '_rels/.rels',
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      );
      whole(
        '[Content_Types].xml',
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${all.map((index) => `<Override PartName="/xl/worksheets/sheet${index}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
      );
      zip.end();
    },
    /** What is ready since it was last asked. */
    taken: () => ready.splice(0),
  };
}
