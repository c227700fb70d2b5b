import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  refused: {
    // Not a table
    empty: 'Le fichier est vide.',
    noRows: 'Aucune cellule du fichier n’est remplie.',
    pdf: 'Ceci est un PDF. Choisissez la feuille de calcul dont il provient : XLSX, ODS, CSV ou TSV.',
    compressed: 'Ce fichier est compressé. Décompressez-le et choisissez la feuille de calcul qu’il contient.',
    binary:
      'Ceci n’est pas une feuille de calcul : le fichier contient des données binaires. XLSX, ODS, CSV et TSV sont lus.',
    webPage:
      'Ceci est une page web, quel que soit son nom. Ouvrez-la dans un tableur, enregistrez-la en XLSX et choisissez ce fichier.',
    oldXml: 'Ceci est une feuille de calcul XML de 2003. Enregistrez-la en XLSX et choisissez ce fichier.',
    archive: 'Ceci est une archive, pas une feuille de calcul. XLSX, ODS, CSV et TSV sont lus.',
    // A workbook that is not opened
    workbook: 'Ceci est un classeur, pas un fichier texte.',
    xls: 'Ceci est un classeur Excel 97–2003 (XLS). Enregistrez-le en XLSX et choisissez ce fichier.',
    xlsb: 'Ceci est un classeur binaire (XLSB). Enregistrez-le en XLSX et choisissez ce fichier.',
    macros: 'Ce classeur contient des macros. Enregistrez-le en XLSX, qui n’en a pas, et choisissez ce fichier.',
    password: 'Ce classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe et choisissez ce fichier.',
    damaged:
      'Ce classeur est endommagé ou incomplet. Ouvrez-le dans un tableur, enregistrez-le de nouveau et choisissez ce fichier.',
    unsafe: 'Ce classeur contient des déclarations qu’aucun tableur n’écrit ; il n’a pas été ouvert.',
    // Too much
    tooLarge: (megabytes) => `Le fichier dépasse ${number(megabytes)} Mo. Divisez-le ou retirez-en les images.`,
    unpacksTooLarge: (megabytes) =>
      `Décompressé, le classeur dépasse ${number(megabytes)} Mo ; il n’a pas été lu. Divisez-le.`,
    tooManySheets: (most) => `Le classeur a plus de ${number(most)} feuilles. Retirez celles qui ne servent pas.`,
    tooManyRows: (sheet, most) =>
      `« ${sheet} » a plus de ${number(most)} lignes remplies. Divisez-la en plusieurs fichiers.`,
    tooManyColumns: (sheet, cell, most) =>
      `« ${sheet} » a un texte en ${cell} : seules les ${number(most)} premières colonnes sont lues. Retirez les autres.`,
    tooManyCells: (most) => `Le fichier a plus de ${number(most)} cellules remplies. Divisez-le en plusieurs fichiers.`,
    tooMuchText: (most) =>
      `Les textes du fichier dépassent ensemble ${number(most)} caractères. Divisez-le en plusieurs fichiers.`,
    cellTooLong: (sheet, cell, most) =>
      `Le texte en ${cell} de « ${sheet} » dépasse ${number(most)} caractères. Raccourcissez-le.`,
    tooMuchMemory:
      'La lecture du fichier demande plus de mémoire que Lading n’en accorde à un fichier. Divisez-le en plusieurs fichiers.',
    tooSlow: 'La lecture du fichier a pris trop de temps. Divisez-le en plusieurs fichiers ou réessayez plus tard.',
  },
  row: {
    open_quote: 'un guillemet ouvert ici n’est jamais fermé ; la ligne a été ignorée',
    too_long: 'dépasse 64 Ko ; la ligne a été ignorée',
    unreadable: 'contient un caractère illisible',
  },
};
