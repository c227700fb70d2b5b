/** Reads the cells of an XLSX sheet as a stream. */
import { cellName, placeOfCell } from './cellName.ts';
import { dayOf, type NumberFormat, plainNumber } from './numberFormats.ts';
import { rejection } from './rejection.ts';
import type { Cell, TableLimits } from './types.ts';
import type { SheetWriter } from './unpacked.ts';
import { readXml } from './xml.ts';

const MOST_ROWS = 1_048_576;

/** What the cells of all sheets refer to. */
export interface WorkbookParts {
  readonly strings: readonly string[];
  /** The formats by style. */
  readonly formats: readonly NumberFormat[];
  readonly dateSystem: 1900 | 1904;
}

/** Writes the rows and merged cells of a sheet. @throws TableFileRejection when it is damaged or beyond a limit */
export async function readSheet(
  bytes: AsyncIterable<Uint8Array>,
  writer: SheetWriter,
  parts: WorkbookParts,
  limits: TableLimits,
): Promise<void> {
  let row = 0;
  let cells: Cell[] = [];
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;
  let isReading = false;

  await readXml(bytes, {
    open(name, attributes) {
      switch (name) {
        case 'row': {
          const number = attributes.r === undefined ? row + 1 : Number(attributes.r);
          if (!Number.isInteger(number) || number <= row || number > MOST_ROWS) throw rejection('damaged');
          row = number;
          cells = [];
          column = -1;
          return;
        }
        case 'c': {
          const place = attributes.r === undefined ? null : placeOfCell(attributes.r);
          column = place?.column ?? column + 1;
          type = attributes.t ?? 'n';
          style = Number(attributes.s ?? 0);
          value = '';
          return;
        }
        case 'rPh':
          isReading = true;
          return;
        case 'v':
        case 't':
          isValue = !isReading;
          return;
        case 'mergeCell': {
          const range = rangeOf(attributes.ref ?? '');
          if (range) writer.merge(range);
        }
      }
    },
    text(text) {
      if (!isValue) return;
      value += text;
      if (value.length > limits.cellLength) throw writer.tooLong(row, column);
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isReading = false;
      else if (name === 'c') keep(cellOf(value, { type, format: parts.formats[style], parts }));
      else if (name === 'row') writer.add(row, cells);
    },
    async after() {
      await writer.flush();
      return false;
    },
    tooLong: () => writer.tooLong(Math.max(row, 1), Math.max(column, 0)),
  });

  function keep(cell: Cell): void {
    if (cell.text === '') return;
    if (cell.text.length > limits.cellLength) throw writer.tooLong(row, column);
    if (column >= limits.columns) {
      throw rejection('tooManyColumns', writer.name, cellName(row, column), limits.columns);
    }
    cells[column] = cell;
  }
}

/** How a value is read. */
interface ValueSettings {
  readonly type: string;
  readonly format: NumberFormat | undefined;
  readonly parts: WorkbookParts;
}

/** Returns the cell of a value as it is stored (ECMA-376 18.18.11). */
function cellOf(value: string, { type, format, parts }: ValueSettings): Cell {
  switch (type) {
    case 's':
      return { text: plainText(parts.strings[Number(value)] ?? '') };
    case 'b':
      return { text: value === '1' ? 'TRUE' : value === '' ? '' : 'FALSE' };
    case 'd': {
      const date = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
      return date ? { text: date, date } : { text: value };
    }
    case 'n':
      return numberCell(value, format, parts.dateSystem);
    default:
      return { text: plainText(value) };
  }
}

function numberCell(value: string, format: NumberFormat = { kind: 'plain' }, system: 1900 | 1904): Cell {
  const number = plainNumber(value);
  if (number === null) return { text: value.trim() };
  if (format.kind === 'padded') return { text: padded(number, format.digits), number };
  if (format.kind === 'percent') return { text: `${plainNumber(String(Number(number) * 100))}%`, number };
  if (format.kind === 'time') return { text: timeOf(Number(number)), number };
  const day = format.kind === 'date' ? dayOf(Number(number), system) : null;
  if (!day) return { text: number, number };
  return { text: day.time === '00:00' ? day.date : `${day.date} ${day.time}`, date: day.date };
}

const padded = (number: string, digits: number) => (/^\d+$/.test(number) ? number.padStart(digits, '0') : number);

/** Returns a part of a day as hours and minutes. */
function timeOf(days: number): string {
  const minutes = Math.round(days * 24 * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Returns a text with the characters that XML cannot hold, which are written as `_x000D_`. */
function plainText(text: string): string {
  const whole = text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole;
}

/** Reads a range such as `A1:C3`; null if it is none, or a single cell. */
function rangeOf(text: string) {
  const [from, to] = text.split(':').map(placeOfCell);
  if (!from || !to) return null;
  return { top: from.row, bottom: to.row, left: from.column, right: to.column };
}
