/** Tells which workbook an archive is, and unpacks it. */
import { type Archive, openArchive } from './archive.ts';
import { unpackOds } from './ods.ts';
import { rejection } from './rejection.ts';
import type { TableLimits } from './types.ts';
import type { UnpackedFile } from './unpacked.ts';
import { unpackXlsx } from './xlsx.ts';
import { readXml } from './xml.ts';

/** Unpacks an XLSX or ODS workbook into a folder. @throws TableFileRejection when it is another archive, or beyond a limit */
export async function unpackWorkbook(file: string, folder: string, limits: TableLimits): Promise<UnpackedFile> {
  const archive = await openArchive(file, limits.unpackedBytes);
  try {
    const format = await formatOf(archive);
    const sheets = await { xlsx: unpackXlsx, ods: unpackOds }[format](archive, folder, limits);
    return { format, encoding: null, separator: null, sheets };
  } finally {
    archive.close();
  }
}

const ODS = 'application/vnd.oasis.opendocument.spreadsheet';
/** The longest name of a format. */
const LONGEST_NAME = 200;

async function formatOf(archive: Archive): Promise<'xlsx' | 'ods'> {
  if (archive.has('[Content_Types].xml')) return xlsxOf(archive);
  if (!archive.has('mimetype')) throw rejection('archive');
  let name = '';
  for await (const chunk of archive.read('mimetype')) {
    name += Buffer.from(chunk).toString('latin1');
    if (name.length > LONGEST_NAME) throw rejection('archive');
  }
  if (!name.trim().startsWith(ODS)) throw rejection('archive');
  return 'ods';
}

/** Tells by the types of its parts whether it is a workbook that is read. */
async function xlsxOf(archive: Archive): Promise<'xlsx'> {
  const types: string[] = [];
  await readXml(archive.read('[Content_Types].xml'), {
    open(_name, { ContentType: type = '' }) {
      types.push(type.toLowerCase());
    },
  });
  const has = (part: string) => types.some((type) => type.includes(part));
  if (has('sheet.binary')) throw rejection('xlsb');
  if (has('macroenabled') || has('vbaproject')) throw rejection('macros');
  if (!has('spreadsheetml.sheet.main') && !has('spreadsheetml.template.main')) throw rejection('archive');
  return 'xlsx';
}
