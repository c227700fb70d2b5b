import { type Translated, wordingIn } from '../language/wording.ts';
import type { tableMessages } from './tableMessages.ts';

const { number, list } = wordingIn('fr');

export const fr: Translated<typeof tableMessages> = {
  unknownKind: (name, kinds) => `Le type « ${name} » n’existe pas. Ce que deviennent les lignes : ${kinds.join(', ')}.`,
  needsOrder: 'Indiquez la commande qui reçoit les articles, avec --order NUMÉRO.',
  onlyAtTerminal: 'n’est prévu que pour la commande au terminal',
  unknownMapping: (name, names) =>
    names.length === 0
      ? `La correspondance « ${name} » n’existe pas. Aucune n’a encore de nom : donnez-lui-en un à l’écran d’une importation.`
      : `La correspondance « ${name} » n’existe pas. Il y a : ${names.join(', ')}.`,
  question: {
    columns: (examples) =>
      `Plusieurs colonnes ont un en-tête qu’une seule colonne d’un fichier précédent avait : ${list(examples)}. Dites une fois à l’écran laquelle est la bonne.`,
    numbers: (examples) =>
      `Le fichier ne dit pas si la virgule ou le point sépare les décimales : ${list(examples)}. Dites-le une fois à l’écran ; c’est mémorisé pour ces en-têtes.`,
    dates: (examples) =>
      `Le fichier ne dit pas dans quel ordre les dates sont écrites : ${list(examples)}. Dites-le une fois à l’écran ; c’est mémorisé pour ces en-têtes.`,
  },
  nobody: (organization, email) =>
    email === undefined
      ? `${organization} n’a aucun utilisateur actif au nom duquel importer.`
      : `${organization} n’a pas d’utilisateur actif ${email}.`,
  mayNotImport: (email) =>
    `Le rôle de ${email} ne permet pas cette importation. Indiquez quelqu’un d’autre, avec --as ADRESSE.`,
  unknownOrder: (order) => `La commande ${order} n’existe pas.`,
  unknownProgram: (name, names) =>
    names.length === 0
      ? 'Il n’y a aucun programme dans lequel importer.'
      : `Le programme « ${name} » n’existe pas. Il y a : ${names.join(', ')}.`,
  nameProgram: (names) =>
    `Il y a plusieurs programmes. Indiquez celui dans lequel importer, avec --program NOM : ${names.join(', ')}.`,
  inTheNameOf: (organization, program, person) =>
    `Importation dans ${program === null ? organization : `${program} (${organization})`} au nom de ${person}.`,
  wouldBe: (rows) => `Essai : rien n’a été écrit. Une importation ferait des lignes (${number(rows)}) :`,
  was: (rows) => `Importé. Ce que sont devenues les lignes (${number(rows)}) :`,
  rowsBecome: (rows) =>
    `nouvelles : ${number(rows.new)}, modifiées : ${number(rows.changed)}, inchangées : ${number(rows.unchanged)}, refusées : ${number(rows.attention)}, écartées : ${number(rows.left_out)}`,
  ordersBecome: (fresh, changed) => `bons de commande nouveaux : ${number(fresh)}, modifiés : ${number(changed)}`,
  sums: (read, ready, file) =>
    `dollars US lus : ${read}, sans les lignes refusées : ${ready}${file === null ? '' : `, selon le total du fichier : ${file}`}`,
  byMapping: (name) => `correspondance : ${name}`,
  leftColumns: (headings) => `colonnes non importées : ${list(headings)}`,
  refusedRow: (row, reason) => `ligne ${number(row)} : ${reason}`,
  moreRefused: (rows) => `et ${number(rows)} de plus, dans le rapport`,
};
