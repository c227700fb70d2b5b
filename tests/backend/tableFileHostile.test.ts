/** Files that attack what reads them, and files that only look like tables: each is refused in words, and nothing else suffers. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../../backend/language/texts.ts';
import { examineSheet } from '../../backend/tableFile/examine.ts';
import { importFields } from '../../backend/tableFile/fields.ts';
import { unpackInChild } from '../../backend/tableFile/inChild.ts';
import { tableLimits } from '../../backend/tableFile/limits.ts';
import { headingFinder } from '../../backend/tableFile/mapping.ts';
import { readRows } from '../../backend/tableFile/unpacked.ts';
import { registerTexts } from '../../backend/texts.ts';
import { processes } from '../../backend/turns/children.ts';
import { tableFiles } from '../support/readTable.ts';
import { odsContent, type Part, workbookParts, writeArchive, writeOds, writeSheetXml } from '../support/tableFiles.ts';

const MB = 1024 * 1024;
const SHEET = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const END = '</sheetData></worksheet>';
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

function* repeated(start: string, piece: string, times: number, end: string): Generator<string> {
  yield start;
  for (let at = 0; at < times; at += 1) yield piece;
  yield end;
}

describe('a hostile file', () => {
  const { path, text } = tableFiles();
  const all = processes();
  afterAll(() => all.close());

  /** Unpacks a file in a process of its own, as the backend does. */
  async function unpack(file: string, limits = tableLimits) {
    const folder = await mkdtemp(path('unpacked-'));
    const table = await unpackInChild({ file, name: 'hostile.xlsx', folder, limits }, all, {
      key: 'anybody',
      gone: new AbortController().signal,
    });
    return { folder, table };
  }
  const refusal = (file: string, limits = tableLimits): Promise<string> =>
    unpack(file, limits).then(
      () => 'was read',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const sheet = async (name: string, content: Part, more: Record<string, Part> = {}) => {
    await writeSheetXml(path(name), content, more);
    return path(name);
  };
  const archive = async (name: string, parts: Record<string, Part>) => {
    await writeArchive(path(name), parts);
    return path(name);
  };
  const bytes = async (name: string, content: Uint8Array) => {
    await writeFile(path(name), content);
    return path(name);
  };
  const compound = (inside: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024), Buffer.from(inside, 'utf16le')]);

  const types = (type: string) => ({
    ...workbookParts([{ name: 'Sheet1' }]),
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.${type}.main+xml"/></Types>`,
  });
  const laughs = `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>`;

  const refused: [what: string, make: () => Promise<string> | string, words: string][] = [
    ['nothing', () => text('empty.xlsx', ''), 'The file is empty.'],
    ['blank lines', () => text('blank.csv', '\n;;;\n\n'), 'no filled cells'],
    ['a PDF', () => text('pdf.csv', '%PDF-1.7\n'), 'This is a PDF.'],
    ['a compressed file', () => bytes('a.csv.gz', gzipSync('Name,City\n')), 'compressed'],
    ['a picture', () => bytes('a.csv', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])), 'binary data'],
    ['a web page named XLS', () => text('report.xls', '\ufeff<html><table><tr><td>1'), 'web page'],
    ['an XML spreadsheet of 2003', () => text('old.xls', '<?xml version="1.0"?><Workbook/>'), '2003'],
    ['a workbook of Excel 97', () => bytes('old.xls', compound('Workbook')), 'Excel 97–2003 (XLS)'],
    ['a workbook with a password', () => bytes('locked.xlsx', compound('EncryptedPackage')), 'protected by a password'],
    ['a workbook with macros', () => archive('macros.xlsx', types('sheet.macroEnabled')), 'contains macros'],
    ['a binary workbook', () => archive('binary.xlsx', types('sheet.binary.macroEnabled')), 'XLSB'],
    ['a document', () => archive('letter.docx', types('document')), 'archive, not a spreadsheet'],
    ['an archive of pictures', () => archive('pictures.zip', { 'a.png': 'x' }), 'archive, not a spreadsheet'],
    [
      'an ODS document with a password',
      () =>
        archive('locked.ods', {
          mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
          'META-INF/manifest.xml': '<m:manifest xmlns:m="m"><m:encryption-data/></m:manifest>',
          'content.xml': 'xxxx',
        }),
      'protected by a password',
    ],
    ['a workbook without its sheet', () => archive('bare.xlsx', workbookParts([{ name: 'Sheet1' }])), 'damaged'],
    ['a workbook that is no XML', () => sheet('broken.xlsx', `${SHEET}<row><c`), 'damaged'],
    [
      'a truncated workbook',
      async () => bytes('cut.xlsx', (await readFile(await sheet('whole.xlsx', SHEET + END))).subarray(0, 900)),
      'damaged',
    ],
    [
      'entities that grow',
      () =>
        sheet('laughs.xlsx', `${SHEET}<row><c t="s"><v>0</v></c></row>${END}`, {
          'xl/sharedStrings.xml': `${laughs}<sst><si><t>&c;</t></si></sst>`,
        }),
      'declarations that no spreadsheet writes',
    ],
    [
      'an entity that is a file',
      () =>
        sheet(
          'external.xlsx',
          `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${SHEET}<row>${inline('A1', '&e;')}</row>${END}`,
        ),
      'declarations that no spreadsheet writes',
    ],
    [
      'entities in an ODS document',
      async () => {
        await writeOds(path('laughs.ods'), [], laughs + odsContent(''));
        return path('laughs.ods');
      },
      'declarations',
    ],
    [
      'a text in the last column',
      () => sheet('wide.xlsx', `${SHEET}<row r="3">${inline('XFD3', 'x')}</row>${END}`),
      '“Sheet1” has a text in XFD3: only the first 500 columns',
    ],
    [
      'a text of 300 MB in one cell',
      () =>
        sheet(
          'long.xlsx',
          repeated(
            `${SHEET}<row r="1"><c r="B1" t="inlineStr"><is><t>`,
            'x'.repeat(MB),
            300,
            `</t></is></c></row>${END}`,
          ),
        ),
      'The text in B1 of “Sheet1” is longer than 32,767 characters.',
    ],
    [
      'a text of 40,000 characters in one cell',
      () => sheet('longer.xlsx', `${SHEET}<row>${inline('C1', 'x'.repeat(40_000))}</row>${END}`),
      'The text in C1',
    ],
    [
      'a shared text that is too long',
      () =>
        sheet('shared.xlsx', `${SHEET}<row><c r="D1" t="s"><v>0</v></c></row>${END}`, {
          'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(3 * MB)}</t></si></sst>`,
        }),
      'needs more memory',
    ],
    [
      'one text that all cells share',
      () => {
        const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(30)}</row>`;
        const sharedStrings = `<sst><si><t>${'x'.repeat(2000)}</t></si></sst>`;
        return sheet('repeats.xlsx', repeated(SHEET, row, 5000, END), { 'xl/sharedStrings.xml': sharedStrings });
      },
      'more than 40,000,000 characters together',
    ],
    [
      'texts that no cell shows',
      () =>
        sheet('unused.xlsx', `${SHEET}<row>${inline('A1', 'x')}</row>${END}`, {
          'xl/sharedStrings.xml': repeated('<sst>', `<si><t>${'x'.repeat(10_000)}</t></si>`.repeat(50), 90, '</sst>'),
        }),
      'more than 40,000,000 characters together',
    ],
    [
      'a cell that an ODS document repeats to the end of the sheet',
      async () => {
        const row =
          '<table:table-row><table:table-cell office:value-type="string" table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>';
        await writeOds(path('repeated.ods'), [], odsContent(`<table:table table:name="Wide">${row}</table:table>`));
        return path('repeated.ods');
      },
      '“Wide” has a text in SG1',
    ],
    [
      'a row that an ODS document repeats a million times',
      async () => {
        const row =
          '<table:table-row table:number-rows-repeated="1048576"><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>';
        await writeOds(path('rows.ods'), [], odsContent(`<table:table table:name="Long">${row}</table:table>`));
        return path('rows.ods');
      },
      '“Long” has more than 200,000 filled rows',
    ],
  ];

  it.each(refused)(
    'is refused in words if it is %s',
    async (_what, make, words) => {
      const memory = process.memoryUsage.rss();
      const file = await make();
      const told = await refusal(file);
      expect(told).toContain('TableFileRejection: ');
      expect(told).toContain(words);
      expect(process.memoryUsage.rss() - memory).toBeLessThan(100 * MB);
    },
    30_000,
  );

  it('is refused if it unpacks to more than allowed, before it is unpacked', async () => {
    const bomb = await sheet('bomb.xlsx', repeated(SHEET, ' '.repeat(MB), 60, END));
    expect(await refusal(bomb, { ...tableLimits, unpackedBytes: 50 * MB })).toContain('unpacks to more than 50 MB');
  });

  it('is refused if it is larger than allowed', async () => {
    const file = text('large.csv', 'Name\n'.repeat(300_000));
    expect(await refusal(file, { ...tableLimits, fileBytes: MB })).toContain('larger than 1 MB');
  });

  it('is refused if it needs more memory than one file gets, and the next file is read', async () => {
    const strings = repeated('<sst>', `<si><t>${'я'.repeat(10_000)}</t></si>`.repeat(50), 800, '</sst>');
    const file = await sheet('strings.xlsx', SHEET + END, { 'xl/sharedStrings.xml': strings });
    const endless = { characters: Number.POSITIVE_INFINITY, unpackedBytes: Number.POSITIVE_INFINITY };
    expect(await refusal(file, { ...tableLimits, ...endless })).toContain('needs more memory');
    expect((await unpack(text('next.csv', 'Name,City\nA,Paris\n'))).table.sheets).toMatchObject([{ rows: 2 }]);
  }, 60_000);

  it('with rows of long texts is read in small batches, and a row that is too long is skipped and says so', async () => {
    const long = (length: number) => `<c t="inlineStr"><is><t>${'('.repeat(length)}</t></is></c>`;
    const row = `<row>${long(30_000).repeat(2)}</row>`;
    const tooLong = `<row>${long(30_000).repeat(3)}</row>`;
    const file = await sheet('texts.xlsx', repeated(`${SHEET}${tooLong}`, row, 100, END));
    const { folder } = await unpack(file);
    const lengths: number[] = [];
    const problems: unknown[] = [];
    for await (const batch of readRows(folder, 0)) {
      lengths.push(batch.reduce((sum, { cells }) => cells.reduce((all, { text }) => all + text.length, sum), 0));
      problems.push(...batch.flatMap(({ row, problem }) => (problem ? [[row, problem]] : [])));
    }
    expect(Math.max(...lengths)).toBeLessThan(400_000);
    expect(problems).toEqual([[1, 'too_long']]);
    // What is kept of its columns is short, and looking for headings takes no longer with the length of a text.
    const { shape, evidence } = await examineSheet(folder, 0, { isHeading: headingFinder(importFields.vendors) });
    expect(JSON.stringify([shape, evidence]).length).toBeLessThan(3000);
  });

  it('is told in the language of whoever chose it', async () => {
    registerTexts();
    const file = text('pdf.xlsx', '%PDF-1.4\n');
    expect(await inLanguage('fr', () => refusal(file))).toContain('Ceci est un PDF.');
    expect(await inLanguage('ar', () => refusal(file))).toContain('هذا ملف PDF');
  });

  it('with a million styled rows and all columns styled, but two filled ones, is a table of these', async () => {
    const styled = Array.from({ length: 200 }, () => '<row><c s="1"/><c s="1"/></row>').join('');
    const wide = `<row r="1">${inline('A1', 'Name')}${inline('B1', 'City')}<c r="XFD1" s="1"/></row>`;
    const file = await sheet(
      'styled.xlsx',
      repeated(`${SHEET}${wide}<row>${inline('A2', 'A')}</row>`, styled, 5000, END),
    );
    const { folder, table } = await unpack(file);
    expect(table.sheets).toEqual([{ name: 'Sheet1', rows: 2, columns: 2, hidden: false }]);
    const isHeading = headingFinder(importFields.vendors);
    const { shape } = await examineSheet(folder, 0, { isHeading });
    expect(shape).toMatchObject({ headingsRow: 1, rows: 1, firstRow: 2, lastRow: 2 });
  }, 30_000);
});
