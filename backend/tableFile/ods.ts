/** Reads OpenDocument spreadsheets as streams: values alone, formulas are their last results. */
import type { Archive } from './archive.ts';
import { cellName } from './cellName.ts';
import { plainNumber } from './numberFormats.ts';
import { rejection } from './rejection.ts';
import type { Cell, TableLimits } from './types.ts';
import { nothingCounted, SheetWriter, type UnpackedSheet } from './unpacked.ts';
import { type Attributes, readXml } from './xml.ts';

const MOST_ROWS = 1_048_576;

/** Writes the sheets of a document into a folder. @throws TableFileRejection */
export async function unpackOds(archive: Archive, folder: string, limits: TableLimits): Promise<UnpackedSheet[]> {
  if (archive.has('META-INF/manifest.xml')) await refuseEncrypted(archive);
  await using reader = new OdsReader(folder, limits);
  await readXml(archive.read('content.xml'), {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
    after: () => reader.write(),
    tooLong: () => reader.tooLong(),
  });
  return reader.end();
}

async function refuseEncrypted(archive: Archive): Promise<void> {
  await readXml(archive.read('META-INF/manifest.xml'), {
    open(name) {
      if (name === 'encryption-data') throw rejection('password');
    },
  });
}

/** A row as it is read, and how often it is repeated. */
interface OdsRow {
  readonly row: number;
  readonly times: number;
  readonly cells: readonly (Cell | undefined)[];
}

/** A sheet whose rows are collected until they are written. */
interface OdsSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly rows: OdsRow[];
  readonly merges: Parameters<SheetWriter['merge']>[0][];
  ended: boolean;
}

class OdsReader {
  readonly #folder: string;
  readonly #limits: TableLimits;
  readonly #counted = nothingCounted();
  /** The styles of tables that are not shown. */
  readonly #hiddenStyles = new Set<string>();
  readonly #unpacked: UnpackedSheet[] = [];
  #writer: SheetWriter | null = null;
  /** The sheets that have begun and are not all written. */
  #sheets: OdsSheet[] = [];
  #count = 0;
  #style = '';
  /** Tables within cells are not read. */
  #depth = 0;
  #row = 0;
  #times = 1;
  #cells: (Cell | undefined)[] = [];
  #cell: Attributes | null = null;
  #text = '';
  #paragraphs = 0;
  #isParagraph = false;
  #isNote = 0;

  constructor(folder: string, limits: TableLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'style') this.#style = attributes['style:name'] ?? '';
    else if (name === 'table-properties' && attributes['table:display'] === 'false')
      this.#hiddenStyles.add(this.#style);
    else if (name === 'table') this.#openTable(attributes);
    else if (this.#depth !== 1) return;
    else if (name === 'table-row') this.#openRow(attributes);
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#openCell(attributes);
    else if (name === 'annotation') this.#isNote += 1;
    else if (this.#cell && this.#isNote === 0) this.#openText(name, attributes);
  }

  text(text: string): void {
    if (this.#isParagraph && this.#isNote === 0) this.#addText(text);
  }

  close(name: string): void {
    if (name === 'table') this.#closeTable();
    else if (this.#depth !== 1) return;
    else if (name === 'annotation') this.#isNote -= 1;
    else if (name === 'p' && this.#isNote === 0) this.#isParagraph = false;
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#closeCell();
    else if (name === 'table-row') this.#closeRow();
  }

  /** Writes the rows that are complete. */
  async write(): Promise<undefined> {
    for (const sheet of this.#sheets) {
      const { name } = sheet;
      this.#writer ??= await SheetWriter.open(this.#folder, this.#unpacked.length, {
        name,
        limits: this.#limits,
        counted: this.#counted,
      });
      for (const { row, times, cells } of sheet.rows.splice(0)) {
        for (let at = 0; at < times; at += 1) {
          this.#writer.add(row + at, cells);
          await this.#writer.flush();
        }
      }
      for (const merge of sheet.merges.splice(0)) this.#writer.merge(merge);
      if (!sheet.ended) break;
      this.#unpacked.push(await this.#writer.end(sheet.hidden));
      await this[Symbol.asyncDispose]();
    }
    this.#sheets = this.#sheets.filter(({ ended }) => !ended);
  }

  /** Closes the sheet that is being written. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writer?.[Symbol.asyncDispose]();
    this.#writer = null;
  }

  async end(): Promise<UnpackedSheet[]> {
    await this.write();
    return this.#unpacked;
  }

  tooLong(): Error {
    return rejection(
      'cellTooLong',
      this.#sheet?.name ?? '',
      cellName(this.#row + 1, this.#cells.length),
      this.#limits.cellLength,
    );
  }

  get #sheet(): OdsSheet | undefined {
    return this.#sheets.at(-1);
  }

  #openTable(attributes: Attributes): void {
    this.#depth += 1;
    if (this.#depth > 1) return;
    this.#count += 1;
    if (this.#count > this.#limits.sheets) throw rejection('tooManySheets', this.#limits.sheets);
    const hidden = this.#hiddenStyles.has(attributes['table:style-name'] ?? '');
    this.#sheets.push({ name: attributes['table:name'] ?? '', hidden, rows: [], merges: [], ended: false });
    this.#row = 0;
  }

  #closeTable(): void {
    this.#depth -= 1;
    if (this.#depth === 0 && this.#sheet) this.#sheet.ended = true;
  }

  #openRow(attributes: Attributes): void {
    this.#times = times(attributes['table:number-rows-repeated'], MOST_ROWS - this.#row);
    this.#cells = [];
  }

  #closeRow(): void {
    const isFilled = this.#cells.some((cell) => cell !== undefined);
    if (isFilled) this.#sheet?.rows.push({ row: this.#row + 1, times: this.#times, cells: this.#cells });
    this.#row += this.#times;
  }

  #openCell(attributes: Attributes): void {
    this.#cell = attributes;
    this.#text = '';
    this.#paragraphs = 0;
    const [columns, rows] = ['columns', 'rows'].map((which) =>
      Number(attributes[`table:number-${which}-spanned`] ?? 1),
    );
    if (!columns || !rows || (columns === 1 && rows === 1)) return;
    const [top, left] = [this.#row + 1, this.#cells.length];
    this.#sheet?.merges.push({ top, bottom: top + rows - 1, left, right: left + columns - 1 });
  }

  #closeCell(): void {
    const attributes = this.#cell ?? {};
    const cell = cellOf(attributes, this.#text);
    this.#cell = null;
    const { columns } = this.#limits;
    const column = this.#cells.length;
    const repeated = times(attributes['table:number-columns-repeated'], Number.MAX_SAFE_INTEGER);
    if (cell.text === '') {
      // What is empty to the end of the sheet is not kept.
      this.#cells.length = Math.min(column + repeated, columns);
      return;
    }
    if (column + repeated > columns) {
      throw rejection('tooManyColumns', this.#sheet?.name ?? '', cellName(this.#row + 1, columns), columns);
    }
    for (let at = 0; at < repeated; at += 1) this.#cells.push(cell);
  }

  #openText(name: string, attributes: Attributes): void {
    if (name === 'p') {
      if (this.#paragraphs > 0) this.#addText('\n');
      this.#paragraphs += 1;
      this.#isParagraph = true;
    } else if (name === 's') this.#addText(' '.repeat(times(attributes['text:c'], this.#limits.cellLength + 1)));
    else if (name === 'tab') this.#addText('\t');
    else if (name === 'line-break') this.#addText('\n');
  }

  #addText(text: string): void {
    this.#text += text;
    if (this.#text.length > this.#limits.cellLength) throw this.tooLong();
  }
}

/** Reads how often something is repeated. */
function times(text: string | undefined, most: number): number {
  const count = Number(text ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 1;
}

/** Returns the cell of a value (OpenDocument 1.3, 19.385). A number shown with zeros in front keeps them. */
function cellOf(attributes: Attributes, text: string): Cell {
  const type = attributes['office:value-type'] ?? '';
  const number = plainNumber(attributes['office:value'] ?? '');
  if (type === 'date') {
    const [, date, time = ''] =
      /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(attributes['office:date-value'] ?? '') ?? [];
    return date ? { text: time === '' || time === '00:00' ? date : `${date} ${time}`, date } : { text };
  }
  if (type === 'boolean') return { text: attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE' };
  if (number === null || !['float', 'currency', 'percentage'].includes(type))
    return { text: text.trim() === '' ? '' : text };
  return { text: type === 'percentage' || /^0\d+$/.test(text) ? text : number, number };
}
