import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  refused: {
    // Not a table
    empty: 'O ficheiro está vazio.',
    noRows: 'O ficheiro não tem nenhuma célula preenchida.',
    pdf: 'Isto é um PDF. Escolha a folha de cálculo de que foi feito: XLSX, ODS, CSV ou TSV.',
    compressed: 'Este ficheiro está comprimido. Descomprima-o e escolha a folha de cálculo que contém.',
    binary: 'Isto não é uma folha de cálculo: contém dados binários. São lidos XLSX, ODS, CSV e TSV.',
    webPage:
      'Isto é uma página web, seja qual for o seu nome. Abra-a numa folha de cálculo, guarde-a como XLSX e escolha esse ficheiro.',
    oldXml: 'Isto é uma folha de cálculo XML de 2003. Guarde-a como XLSX e escolha esse ficheiro.',
    archive: 'Isto é um arquivo comprimido, não uma folha de cálculo. São lidos XLSX, ODS, CSV e TSV.',
    // A workbook that is not opened
    workbook: 'Isto é um livro, não um ficheiro de texto.',
    xls: 'Isto é um livro do Excel 97–2003 (XLS). Guarde-o como XLSX e escolha esse ficheiro.',
    xlsb: 'Isto é um livro binário (XLSB). Guarde-o como XLSX e escolha esse ficheiro.',
    macros: 'Este livro contém macros. Guarde-o como XLSX, que não as tem, e escolha esse ficheiro.',
    password: 'Este livro está protegido por palavra-passe. Guarde-o sem ela e escolha esse ficheiro.',
    damaged:
      'Este livro está danificado ou incompleto. Abra-o numa folha de cálculo, guarde-o de novo e escolha esse ficheiro.',
    unsafe: 'Este livro contém declarações que nenhuma folha de cálculo escreve; não foi aberto.',
    // Too much
    tooLarge: (megabytes) => `O ficheiro tem mais de ${number(megabytes)} MB. Divida-o ou retire as imagens.`,
    unpacksTooLarge: (megabytes) =>
      `Descomprimido, o livro tem mais de ${number(megabytes)} MB; não foi lido. Divida-o.`,
    tooManySheets: (most) => `O livro tem mais de ${number(most)} folhas. Retire as que não são precisas.`,
    tooManyRows: (sheet, most) =>
      `"${sheet}" tem mais de ${number(most)} linhas preenchidas. Divida-a em vários ficheiros.`,
    tooManyColumns: (sheet, cell, most) =>
      `"${sheet}" tem um texto em ${cell}: só são lidas as primeiras ${number(most)} colunas. Retire as outras.`,
    tooManyCells: (most) => `O ficheiro tem mais de ${number(most)} células preenchidas. Divida-o em vários ficheiros.`,
    tooMuchText: (most) =>
      `Os textos do ficheiro somam mais de ${number(most)} caracteres. Divida-o em vários ficheiros.`,
    cellTooLong: (sheet, cell, most) =>
      `O texto em ${cell} de "${sheet}" tem mais de ${number(most)} caracteres. Encurte-o.`,
    tooMuchMemory:
      'A leitura do ficheiro precisa de mais memória do que o Lading dá a um ficheiro. Divida-o em vários ficheiros.',
    tooSlow: 'A leitura do ficheiro demorou demasiado. Divida-o em vários ficheiros ou tente mais tarde.',
  },
  row: {
    open_quote: 'aspas abertas aqui nunca se fecham; a linha foi ignorada',
    too_long: 'tem mais de 64 KB; a linha foi ignorada',
    unreadable: 'contém um carácter que não foi possível ler',
  },
};
