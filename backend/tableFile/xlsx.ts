/** Reads XLSX workbooks (ECMA-376) as streams: values alone, formulas are their last results. */
import { posix } from 'node:path';
import type { Archive } from './archive.ts';
import { formatOf, type NumberFormat } from './numberFormats.ts';
import { rejection } from './rejection.ts';
import type { TableLimits } from './types.ts';
import { nothingCounted, SheetWriter, type UnpackedSheet } from './unpacked.ts';
import { readSheet, type WorkbookParts } from './xlsxSheet.ts';
import { type Attributes, readXml } from './xml.ts';

const WORKBOOK = 'officeDocument';

/** Writes the sheets of a workbook into a folder. @throws TableFileRejection */
export async function unpackXlsx(archive: Archive, folder: string, limits: TableLimits): Promise<UnpackedSheet[]> {
  const main = (await relationsOf(archive, '')).find(({ type }) => type.endsWith(`/${WORKBOOK}`))?.target;
  if (!main) throw rejection('damaged');
  const relations = await relationsOf(archive, main);
  const { sheets, dateSystem } = await workbookOf(archive, main);
  if (sheets.length > limits.sheets) throw rejection('tooManySheets', limits.sheets);
  const targetOf = (kind: string) => relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  const parts = {
    strings: await stringsOf(archive, targetOf('sharedStrings'), limits),
    formats: await formatsOf(archive, targetOf('styles')),
    dateSystem,
  };
  const counted = nothingCounted();
  const unpacked: UnpackedSheet[] = [];
  for (const { id, name, hidden } of sheets) {
    const relation = relations.find((one) => one.id === id);
    // Sheets of charts and dialogs have no cells.
    if (!relation?.type.endsWith('/worksheet')) continue;
    await using writer = await SheetWriter.open(folder, unpacked.length, { name, limits, counted });
    await readSheet(archive.read(relation.target), writer, parts, limits);
    unpacked.push(await writer.end(hidden));
  }
  return unpacked;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  /** The part, from the root of the archive. */
  readonly target: string;
}

/** Returns what a part refers to. @param part its name; empty for the archive */
async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const relations: Relation[] = [];
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  await readXml(archive.read(file), {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      // What is outside of the archive is never fetched.
      if (name !== 'Relationship' || mode === 'External') return;
      relations.push({ id, type, target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target) });
    },
  });
  return relations;
}

async function workbookOf(archive: Archive, part: string) {
  const sheets: { id: string; name: string; hidden: boolean }[] = [];
  let dateSystem: WorkbookParts['dateSystem'] = 1900;
  await readXml(archive.read(part), {
    open(name, attributes) {
      const { name: sheet = '', state = 'visible', date1904 } = attributes;
      if (name === 'workbookPr' && (date1904 === '1' || date1904 === 'true')) dateSystem = 1904;
      if (name === 'sheet') sheets.push({ id: relationId(attributes), name: sheet, hidden: state !== 'visible' });
    },
  });
  return { sheets, dateSystem: dateSystem as WorkbookParts['dateSystem'] };
}

/** The prefix of relations is `r` in nearly all files. */
const relationId = (attributes: Attributes): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** Returns the texts that cells share. One that is too long is cut one character behind the limit, where its cell is refused. */
async function stringsOf(archive: Archive, part: string | undefined, limits: TableLimits): Promise<string[]> {
  const { cellLength: longest, cells: most, characters: mostText } = limits;
  let length = 0;
  const strings: string[] = [];
  if (part === undefined) return strings;
  let text = '';
  let isText = false;
  let isReading = 0;
  await readXml(archive.read(part), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading += 1;
      isText = name === 't' && isReading === 0;
    },
    text(given) {
      if (isText && text.length <= longest) text += given.slice(0, longest + 1);
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading -= 1;
      if (name !== 'si') return;
      strings.push(text);
      length += text.length;
      if (strings.length > most) throw rejection('tooManyCells', most);
      if (length > mostText) throw rejection('tooMuchText', mostText);
    },
    tooLong: () => rejection('tooMuchMemory'),
  });
  return strings;
}

/** Returns the formats of the styles that cells name. */
async function formatsOf(archive: Archive, part: string | undefined): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isCells = false;
  if (part === undefined) return [];
  await readXml(archive.read(part), {
    open(name, { numFmtId: id = '0', formatCode: code = '' }) {
      if (name === 'numFmt') codes.set(Number(id), code);
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) ids.push(Number(id));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return ids.map((id) => formatOf(id, codes.get(id)));
}
