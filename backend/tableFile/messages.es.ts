import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  refused: {
    // Not a table
    empty: 'El archivo está vacío.',
    noRows: 'El archivo no tiene ninguna celda con contenido.',
    pdf: 'Este es un PDF. Elija la hoja de cálculo de la que procede: XLSX, ODS, CSV o TSV.',
    compressed: 'Este archivo está comprimido. Descomprímalo y elija la hoja de cálculo que contiene.',
    binary: 'Esta no es una hoja de cálculo: contiene datos binarios. Se leen XLSX, ODS, CSV y TSV.',
    webPage:
      'Esta es una página web, diga lo que diga su nombre. Ábrala en una hoja de cálculo, guárdela como XLSX y elija ese archivo.',
    oldXml: 'Esta es una hoja de cálculo XML de 2003. Guárdela como XLSX y elija ese archivo.',
    archive: 'Este es un archivo comprimido, no una hoja de cálculo. Se leen XLSX, ODS, CSV y TSV.',
    // A workbook that is not opened
    workbook: 'Este es un libro de cálculo, no un archivo de texto.',
    xls: 'Este es un libro de Excel 97–2003 (XLS). Guárdelo como XLSX y elija ese archivo.',
    xlsb: 'Este es un libro binario (XLSB). Guárdelo como XLSX y elija ese archivo.',
    macros: 'Este libro contiene macros. Guárdelo como XLSX, que no las tiene, y elija ese archivo.',
    password: 'Este libro está protegido con contraseña. Guárdelo sin ella y elija ese archivo.',
    damaged:
      'Este libro está dañado o incompleto. Ábralo en una hoja de cálculo, guárdelo de nuevo y elija ese archivo.',
    unsafe: 'Este libro contiene declaraciones que ninguna hoja de cálculo escribe; no se abrió.',
    // Too much
    tooLarge: (megabytes) => `El archivo ocupa más de ${number(megabytes)} MB. Divídalo o quite sus imágenes.`,
    unpacksTooLarge: (megabytes) =>
      `Descomprimido, el libro ocupa más de ${number(megabytes)} MB; no se leyó. Divídalo.`,
    tooManySheets: (most) => `El libro tiene más de ${number(most)} hojas. Quite las que no hacen falta.`,
    tooManyRows: (sheet, most) =>
      `“${sheet}” tiene más de ${number(most)} filas con contenido. Divídala en varios archivos.`,
    tooManyColumns: (sheet, cell, most) =>
      `“${sheet}” tiene un texto en ${cell}: solo se leen las primeras ${number(most)} columnas. Quite las demás.`,
    tooManyCells: (most) =>
      `El archivo tiene más de ${number(most)} celdas con contenido. Divídalo en varios archivos.`,
    tooMuchText: (most) =>
      `Los textos del archivo suman más de ${number(most)} caracteres. Divídalo en varios archivos.`,
    cellTooLong: (sheet, cell, most) =>
      `El texto en ${cell} de “${sheet}” tiene más de ${number(most)} caracteres. Acórtelo.`,
    tooMuchMemory:
      'Leer el archivo requiere más memoria de la que Lading da a un archivo. Divídalo en varios archivos.',
    tooSlow: 'La lectura del archivo tardó demasiado. Divídalo en varios archivos o inténtelo más tarde.',
  },
  row: {
    open_quote: 'aquí se abren comillas que nunca se cierran; se omitió la fila',
    too_long: 'mide más de 64 KB; se omitió la fila',
    unreadable: 'contiene un carácter que no se pudo leer',
  },
};
