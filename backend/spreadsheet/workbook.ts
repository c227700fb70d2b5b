/**
 * An Excel workbook (ECMA-376, Office Open XML) as a stream: one sheet of any number of rows, and one that tells of it. Texts
 * stand in their cells, so that no table of them is kept until the end.
 */
import { PassThrough, Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { columnName } from '../tableFile/cellName.ts';
import type { Cell, Look } from './cells.ts';

/** A workbook to write. */
export interface Workbook {
  /** The names of the two sheets. */
  readonly names: { readonly rows: string; readonly about: string };
  readonly isRightToLeft: boolean;
  readonly heads: readonly string[];
  /** The widths of the columns in characters. */
  readonly widths: readonly number[];
  /** The rows in pieces. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Returns what the second sheet says, names and values, once the rows are written. */
  readonly about: (rows: number) => readonly (readonly [string, string])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The formats of numbers; those from 164 on are our own, the others are built in. */
const FORMATS: Record<Look, number> = {
  plain: 0,
  head: 49,
  text: 49,
  date: 164,
  moment: 165,
  money: 4,
  price: 166,
  count: 3,
};
const LOOKS: readonly Look[] = ['plain', 'head', 'text', 'date', 'moment', 'money', 'price', 'count'];

/** Level of compression: the next ones make files 3 % smaller and take twice as long. */
const LEVEL = 4;

/** Characters that XML 1.0 cannot contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** What Excel would read as an escaped character. */
const LIKE_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '_x000D_',
};

/** Writes text for XML. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(LIKE_ESCAPE, '_x005F_')
    .replace(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign);

/** Returns a name that a sheet may have. */
export const sheetName = (name: string): string => {
  const allowed = name.replace(/[[\]:*?/\\]/g, ' ').replace(/^'+|'+$/g, '');
  return Array.from(allowed).slice(0, 31).join('').trim() || '1';
};

function cellXml({ text, number, look }: Cell, at: string): string {
  const style = LOOKS.indexOf(look);
  const styled = style > 0 ? ` s="${style}"` : '';
  if (number !== undefined) return `<c r="${at}"${styled}><v>${number}</v></c>`;
  // What is typed into an empty cell of texts stays a text: a code keeps its leading zeros.
  if (text === '') return look === 'text' ? `<c r="${at}"${styled}/>` : '';
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** Writes a row of a sheet. @param number its number, from 1 */
export const rowXml = (cells: readonly Cell[], number: number): string =>
  `<row r="${number}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`)).join('')}</row>`;

const headCells = (heads: readonly string[]): Cell[] => heads.map((text) => ({ text, look: 'head' }));

const columnsXml = (widths: readonly number[]): string =>
  `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

/** @param written receives the number of rows, without the head */
async function* rowsSheet(
  { heads, widths, rows, isRightToLeft }: Workbook,
  written: (rows: number) => void,
): AsyncGenerator<string> {
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView tabSelected="1"${direction} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columnsXml(widths)}<sheetData>${rowXml(headCells(heads), 1)}`;
  let last = 1;
  for await (const piece of rows) {
    let xml = '';
    for (const cells of piece) {
      last += 1;
      xml += rowXml(cells, last);
    }
    yield xml;
  }
  written(last - 1);
  yield `</sheetData><autoFilter ref="A1:${columnName(heads.length - 1)}${last}"/></worksheet>`;
}

function aboutSheet({ about, isRightToLeft }: Workbook, count: number): string {
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  const rows = about(count).map(([name, value], index) =>
    rowXml([...headCells([name]), { text: value, look: 'text' }], index + 1),
  );
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${direction} workbookViewId="0"/></sheetViews>` +
    `${columnsXml([28, 80])}<sheetData>${rows.join('')}</sheetData></worksheet>`
  );
}

const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00##"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${LOOKS.length}">${LOOKS.map(
    (look) =>
      `<xf numFmtId="${FORMATS[look]}" fontId="${look === 'head' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ).join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

const CONTENT_TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  [
    ['workbook', 'sheet.main'],
    ['worksheets/sheet1', 'worksheet'],
    ['worksheets/sheet2', 'worksheet'],
    ['styles', 'styles'],
  ]
    .map(
      ([part, type]) =>
        `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
    )
    .join('') +
  '</Types>';

const relations = (targets: readonly (readonly [string, string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

function workbookXml({ names, heads }: Workbook, count: number): string {
  const sheets = [sheetName(names.rows), sheetName(names.about)];
  const [first = '', second = ''] = sheets[0] === sheets[1] ? [sheets[0], `${sheets[1]?.slice(0, 29)} 2`] : sheets;
  const quoted = xmlText(`'${first.replaceAll("'", "''")}'!$A$1:$${columnName(heads.length - 1)}$${count + 1}`);
  return (
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xmlText(first)}" sheetId="1" r:id="rId1"/>` +
    `<sheet name="${xmlText(second)}" sheetId="2" r:id="rId2"/></sheets>` +
    `<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${quoted}</definedName></definedNames></workbook>`
  );
}

/** Writes a workbook. The stream fails with the rows, before the end that makes it a whole file. */
export function workbookStream(workbook: Workbook): Readable {
  const zip = new ZipFile();
  const whole = new PassThrough();
  const options = { compressionLevel: LEVEL };
  let count = 0;
  const rows = Readable.from(
    rowsSheet(workbook, (written) => {
      count = written;
    }),
  );
  const bytes = new PassThrough();
  // A part that fails leaves the archive without its end.
  rows.on('error', (error) => whole.destroy(error)).pipe(bytes);
  whole.once('close', () => {
    rows.destroy();
    bytes.destroy();
  });
  zip.on('error', (error: Error) => whole.destroy(error));
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, options);
  /** Adds a part that is written after the rows, and knows how many there are. */
  const addLater = (name: string, text: (rows: number) => string) =>
    zip.addReadStreamLazy(name, options, (done) => done(null, Readable.from([text(count)])));
  add('[Content_Types].xml', CONTENT_TYPES);
  add('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]));
  add('xl/_rels/workbook.xml.rels', relations(PARTS));
  add('xl/styles.xml', STYLES);
  zip.addReadStream(bytes, 'xl/worksheets/sheet1.xml', options);
  addLater('xl/worksheets/sheet2.xml', (written) => aboutSheet(workbook, written));
  addLater('xl/workbook.xml', (written) => workbookXml(workbook, written));
  zip.end();
  zip.outputStream.pipe(whole);
  return whole;
}

const PARTS = [
  ['worksheet', 'worksheets/sheet1.xml'],
  ['worksheet', 'worksheets/sheet2.xml'],
  ['styles', 'styles.xml'],
] as const;

/** Returns about how many bytes rows take in a workbook. */
export const compressedSize = (rows: readonly (readonly Cell[])[]): number =>
  deflateRawSync(rows.map((cells, index) => rowXml(cells, index + 2)).join(''), { level: LEVEL }).length;
