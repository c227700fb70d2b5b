/**
 * Table files as people have them, and as attackers make them. Workbooks are written by hand, as XML in archives: by other code
 * than what reads them, and with what a library would not write.
 */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** A part of an archive: its content, or pieces of it. */
export type Part = string | Uint8Array | Iterable<string>;

/** Writes an archive. */
export async function writeArchive(file: string, parts: Readonly<Record<string, Part>>): Promise<void> {
  const { Readable } = await import('node:stream');
  const zip = new yazl.ZipFile();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string' || part instanceof Uint8Array) zip.addBuffer(Buffer.from(part), name);
    else zip.addReadStream(Readable.from(part), name);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

/** A value of a cell: a text, a number, a day, a formula with its last result, or nothing. */
export type Value =
  | string
  | number
  | boolean
  | null
  | { day: string }
  | { formula: string; value: string | number }
  | { error: string }
  | { padded: number; digits: 10 };

/** A sheet of a workbook: its rows from row 1 on, and merged cells such as `A1:C1`. */
export interface SheetValues {
  readonly name: string;
  readonly rows: Iterable<readonly Value[]>;
  readonly merges?: readonly string[];
  readonly hidden?: boolean;
}

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

const DAY_MS = 86_400_000;
const serial = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS + 25_569;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function cellXml(value: Value, row: number, column: number, shared: (text: string) => number): string {
  const at = `r="${letters(column)}${row}"`;
  if (value === null) return `<c ${at} s="0"/>`;
  if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c ${at} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'string') return `<c ${at} t="s"><v>${shared(value)}</v></c>`;
  if ('day' in value) return `<c ${at} s="1"><v>${serial(value.day)}</v></c>`;
  if ('error' in value) return `<c ${at} t="e"><v>${value.error}</v></c>`;
  if ('padded' in value) return `<c ${at} s="2"><v>${value.padded}</v></c>`;
  const type = typeof value.value === 'string' ? ' t="str"' : '';
  return `<c ${at}${type}><f>${xml(value.formula)}</f><v>${xml(String(value.value))}</v></c>`;
}

function* sheetXml({ rows, merges = [] }: SheetValues, shared: (text: string) => number): Generator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  let number = 0;
  for (const values of rows) {
    number += 1;
    if (values.length > 0)
      yield `<row r="${number}">${values.map((value, at) => cellXml(value, number, at, shared)).join('')}</row>`;
  }
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  yield `</sheetData>${merged && `<mergeCells count="${merges.length}">${merged}</mergeCells>`}</worksheet>`;
}

/** Returns the parts of a workbook around its sheets. */
export function workbookParts(sheets: readonly Pick<SheetValues, 'name' | 'hidden'>[]): Record<string, string> {
  const overrides = sheets.map(
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  );
  const relations = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const listed = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${xml(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rIdS" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rIdF" Type="${OFFICE}/styles" Target="/xl/styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="0000000000"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}"/>`,
  };
}

/** Writes an XLSX workbook. */
export async function writeXlsx(file: string, sheets: readonly SheetValues[]): Promise<void> {
  const strings = new Map<string, number>();
  const shared = (text: string) => {
    const known = strings.get(text) ?? strings.size;
    strings.set(text, known);
    return known;
  };
  const bodies = Object.fromEntries(
    sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, [...sheetXml(sheet, shared)].join('')]),
  );
  const items = [...strings.keys()].map((text) => `<si><t xml:space="preserve">${xml(text)}</t></si>`);
  await writeArchive(file, {
    ...workbookParts(sheets),
    ...bodies,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}" count="${items.length}">${items.join('')}</sst>`,
  });
}

/** Writes an XLSX workbook of one sheet whose XML is given. */
export async function writeSheetXml(
  file: string,
  sheet: Part,
  more: Readonly<Record<string, Part>> = {},
): Promise<void> {
  await writeArchive(file, { ...workbookParts([{ name: 'Sheet1' }]), 'xl/worksheets/sheet1.xml': sheet, ...more });
}

const ODS_SPACES = ['office', 'table', 'text', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** Returns the document of an ODS file around its tables. */
export const odsContent = (tables: string): string =>
  `${HEAD}<office:document-content ${ODS_SPACES}><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;

function odsCell(value: Value): string {
  if (value === null) return '<table:table-cell/>';
  if (typeof value === 'number') {
    return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value.toFixed(2)}</text:p></table:table-cell>`;
  }
  if (typeof value === 'object' && 'day' in value) {
    return `<table:table-cell office:value-type="date" office:date-value="${value.day}"><text:p>shown otherwise</text:p></table:table-cell>`;
  }
  return `<table:table-cell office:value-type="string"><text:p>${xml(String(value))}</text:p></table:table-cell>`;
}

/** Writes an ODS document. */
export async function writeOds(file: string, sheets: readonly SheetValues[], content?: Part): Promise<void> {
  const tables = sheets.map(({ name, rows }) => {
    const lines = [...rows].map(
      (values) =>
        `<table:table-row>${values.map(odsCell).join('')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row>`,
    );
    const rest =
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    return `<table:table table:name="${xml(name)}">${lines.join('')}${rest}</table:table>`;
  });
  await writeArchive(file, {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': content ?? odsContent(tables.join('')),
  });
}

/** Returns a text of rows with a separator; cells that hold it, quotes or line ends are quoted. */
export function delimited(rows: readonly (readonly string[])[], separator: string, lineEnd = '\n'): string {
  const cell = (text: string) =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(cell).join(separator) + lineEnd).join('');
}

/** Returns the rows of a table that is written with bars between its cells. */
export const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
