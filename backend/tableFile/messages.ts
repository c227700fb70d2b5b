import { texts } from '../language/texts.ts';

const count = (value: number) => value.toLocaleString('en-US');

/** Why a file is no table that can be read, and what is wrong with a row of one. */
export const messages = texts('tableFile', {
  refused: {
    // Not a table
    empty: 'The file is empty.',
    noRows: 'The file has no filled cells.',
    pdf: 'This is a PDF. Choose the spreadsheet that it was made from: XLSX, ODS, CSV or TSV.',
    compressed: 'This file is compressed. Unpack it and choose the spreadsheet in it.',
    binary: 'This is not a spreadsheet: it contains binary data. XLSX, ODS, CSV and TSV can be read.',
    webPage:
      'This is a web page, whatever its name says. Open it in a spreadsheet, save it as XLSX, and choose that file.',
    oldXml: 'This is an XML spreadsheet of 2003. Save it as XLSX and choose that file.',
    archive: 'This is an archive, not a spreadsheet. XLSX, ODS, CSV and TSV can be read.',
    // A workbook that is not opened
    workbook: 'This is a workbook, not a text file.',
    xls: 'This is a workbook of Excel 97–2003 (XLS). Save it as XLSX and choose that file.',
    xlsb: 'This is a binary workbook (XLSB). Save it as XLSX and choose that file.',
    macros: 'This workbook contains macros. Save it as XLSX, which has none, and choose that file.',
    password: 'This workbook is protected by a password. Save it without one and choose that file.',
    damaged: 'This workbook is damaged or incomplete. Open it in a spreadsheet, save it again, and choose that file.',
    unsafe: 'This workbook contains declarations that no spreadsheet writes, so it was not opened.',
    // Too much
    tooLarge: (megabytes: number) =>
      `The file is larger than ${count(megabytes)} MB. Split it, or leave out its pictures.`,
    unpacksTooLarge: (megabytes: number) =>
      `The workbook unpacks to more than ${count(megabytes)} MB, so it was not read. Split it.`,
    tooManySheets: (most: number) =>
      `The workbook has more than ${count(most)} sheets. Leave out those that are not needed.`,
    tooManyRows: (sheet: string, most: number) =>
      `“${sheet}” has more than ${count(most)} filled rows. Split it into several files.`,
    tooManyColumns: (sheet: string, cell: string, most: number) =>
      `“${sheet}” has a text in ${cell}: only the first ${count(most)} columns can be read. Leave out the others.`,
    tooManyCells: (most: number) => `The file has more than ${count(most)} filled cells. Split it into several files.`,
    tooMuchText: (most: number) =>
      `The texts in the file have more than ${count(most)} characters together. Split it into several files.`,
    cellTooLong: (sheet: string, cell: string, most: number) =>
      `The text in ${cell} of “${sheet}” is longer than ${count(most)} characters. Shorten it.`,
    tooMuchMemory: 'The file needs more memory to be read than Lading gives to one file. Split it into several files.',
    tooSlow: 'Reading the file took too long. Split it into several files, or try again later.',
  },
  /** Of a row that could not be read. */
  row: {
    open_quote: 'an opening quote here is never closed; the row was skipped',
    too_long: 'is longer than 64 KB; the row was skipped',
    unreadable: 'contains a character that could not be read',
  },
});
