import { wordingIn } from '../base/wording.ts';
import type {
  FileImportCountFieldsFragment,
  FileImportKind,
  FileImportState,
  LeftRowKind,
  MappingSource,
} from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { importMessages } from './messages.ts';

const { plural, number, list } = wordingIn('fr');

const rows = (count: number) => plural(count, { one: `${number(count)} ligne`, other: `${number(count)} lignes` });

const states: Readonly<Record<FileImportState, string>> = {
  OPEN: 'Pas encore importé',
  APPLYING: 'En cours',
  APPLIED: 'Terminé',
  UNDOING: 'Annulation en cours',
  UNDONE: 'Annulé',
};

const titles: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'Importer des bons de commande',
  ORDER_ITEMS: 'Importer des articles',
  VENDORS: 'Importer des fournisseurs',
  END_USERS: 'Importer des utilisateurs finaux',
  GROUPS: 'Importer des groupes',
  DELIVERIES: 'Importer des livraisons',
};

const what: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS:
    'Chaque ligne est un article. Les lignes d’un même numéro forment une commande, ou modifient celle qui existe.',
  ORDER_ITEMS: 'Chaque ligne devient un article de cette commande, ou modifie celui qui porte son numéro de ligne.',
  VENDORS: 'Chaque ligne devient un fournisseur, ou modifie celui qui porte son nom.',
  END_USERS: 'Chaque ligne devient un utilisateur final, ou modifie celui qui porte son nom.',
  GROUPS: 'Chaque ligne devient un groupe, ou modifie celui qui porte son nom.',
  DELIVERIES:
    'Chaque ligne est un article livré. Sa commande et l’envoi qui l’a apporté sont créés avec lui : clôturée, livré et réceptionné.',
};

const needed: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'Requis pour les nouvelles commandes',
  ORDER_ITEMS: 'Requis pour les nouveaux articles',
  VENDORS: 'Requis pour les nouveaux fournisseurs',
  END_USERS: 'Requis pour les nouveaux utilisateurs finaux',
  GROUPS: 'Requis pour les nouveaux groupes',
  DELIVERIES: 'Les livraisons en ont besoin',
};

const sources: Readonly<Record<MappingSource, string>> = {
  HEADING: 'En-tête',
  VALUES: 'Valeurs',
  REMEMBERED: 'Mémorisé',
  PERSON: 'Choisi',
};

const left: Readonly<Record<LeftRowKind, string>> = {
  TITLE: 'titre',
  HEADING: 'en-têtes répétés',
  TOTAL: 'total',
  NOTE: 'note',
  BLANK: 'vide',
};

function outcomeOf(
  { new: made, changed, unchanged, attention }: FileImportCountFieldsFragment,
  wrong: { one: string; other: string },
): string {
  const parts = [
    made > 0 && plural(made, { one: `${number(made)} nouvelle`, other: `${number(made)} nouvelles` }),
    changed > 0 && plural(changed, { one: `${number(changed)} modifiée`, other: `${number(changed)} modifiées` }),
    unchanged > 0 &&
      plural(unchanged, { one: `${number(unchanged)} inchangée`, other: `${number(unchanged)} inchangées` }),
    attention > 0 && `${number(attention)} ${plural(attention, wrong)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export const fr: Translated<typeof importMessages> = {
  states,
  titles,
  what,
  needed,
  sources,
  import: 'Importer',
  imports: 'Importations',
  orders: 'Bons de commande',
  steps: { label: 'Étapes de l’importation', file: 'Fichier', columns: 'Colonnes', preview: 'Aperçu', done: 'Terminé' },
  drop: 'Déposez un fichier ici, ou collez des lignes d’un tableur',
  dropHint: 'Excel (XLSX), OpenDocument (ODS), CSV ou TSV, avec n’importe quels en-têtes dans n’importe quel ordre.',
  choose: 'Choisir un fichier',
  paste: 'Coller des lignes',
  pastedName: 'Lignes collées',
  notPasted: 'Rien n’a été collé. Copiez les lignes, puis appuyez sur Ctrl V sur cette page.',
  nothingYet: 'Rien n’est écrit avant que vous ayez vu l’aperçu.',
  program: 'Programme',
  chooseProgram: 'Choisissez un programme',
  programFirst: 'Choisissez d’abord le programme auquel ces fiches appartiennent.',
  earlier: 'Importations précédentes',
  noEarlier:
    'Les importations restent ici avec ce qu’elles ont fait : on peut les revoir, les corriger et les annuler.',
  file: 'Fichier',
  state: 'Statut',
  by: 'Par',
  at: 'Envoyé',
  ended: (counts) => outcomeOf(counts, { one: 'refusée', other: 'refusées' }),
  foreseen: (counts) => outcomeOf(counts, { one: 'à revoir', other: 'à revoir' }),
  notFound: 'Cette importation n’existe pas',
  notFoundHint: 'Elle a été abandonnée, ou ne vous est pas accessible.',
  orderNotFound: 'Ce bon de commande n’existe pas',
  changedElsewhere:
    'Quelqu’un d’autre a modifié cette importation. Elle est affichée telle qu’elle est maintenant ; votre modification n’a pas été faite.',
  columns: 'Colonnes',
  columnsTaken: (taken, all) => `${number(taken)} sur ${number(all)} vont dans un champ`,
  mapping: 'Correspondance',
  ownMapping: 'Comme ci-dessous',
  inFile: 'Dans le fichier',
  examples: 'Trois exemples',
  field: 'Champ dans Lading',
  from: 'D’après',
  emptyCell: 'vide',
  notImported: 'Non importée',
  noHeading: 'sans en-tête',
  column: (letter, heading) => (heading === '' ? `Colonne ${letter}` : `Colonne ${letter}, ${heading}`),
  fieldOf: (column) => `Champ pour : ${column}`,
  likely: 'Probables',
  allFields: 'Tous les champs',
  takenBy: (field, letter) => `${field} (pris par la colonne ${letter})`,
  compareOnly: (field) => `${field}, pour comparer`,
  columnFor: (field) => `Colonne pour : ${field}`,
  chooseColumn: 'Choisissez sa colonne',
  withoutColumn: (fields) => `Sans colonne : ${fields}`,
  answerFirst: 'Répondez d’abord comment lire le fichier',
  asked: 'À répondre d’abord',
  askColumn: (field) => `Quelle colonne est « ${field} » ?`,
  noneOfThem: 'Aucune de celles-ci',
  askNumbers: 'Quel signe sépare les décimales ?',
  askDates: 'Dans quel ordre les dates sont-elles écrites ?',
  means: (text, value) => `${text} signifie ${value}`,
  decimalComma: 'Virgule : 1.234,56',
  decimalPoint: 'Point : 1,234.56',
  dateOrders: { dmy: 'Jour d’abord', mdy: 'Mois d’abord', ymd: 'Année d’abord' },
  day: (month, day, year) => `${day} ${month} ${year}`,
  howRead: 'Comment le fichier est lu',
  sheet: 'Feuille',
  sheetOf: (place, all, count) => (all > 1 ? `${number(place)} sur ${number(all)}, ${rows(count)}` : rows(count)),
  hiddenSheet: (name) => `${name} (masquée)`,
  headingsRow: 'En-têtes à la ligne',
  noHeadings: 'Aucune',
  lastRow: 'Dernière ligne',
  lastRowRange: (first) => `Une ligne à partir de ${number(first)}`,
  totalRow: (row) => `Le total à la ligne ${number(row)} est mis de côté et comparé`,
  leftRows: (kind, rowNumbers) => `Mis de côté (${left[kind]}) : ${rowNumbers}`,
  moreRows: (count) => `et ${number(count)} de plus`,
  numbers: 'Nombres',
  dates: 'Dates',
  undecided: 'À répondre',
  decidedBy: (text, column, row) => `${column}, ligne ${number(row)} : décidé par ${text}`,
  decidedByPerson: 'Choisi',
  asLastTime: 'Comme la dernière fois',
  notNeeded: 'Rien dans le fichier n’en dépend',
  unmapped: (columns) =>
    `Aucun champ ne prend les cellules remplies de ${list(columns.map(([heading, filled]) => `« ${heading} » (${number(filled)})`))}. Elles restent dans le fichier de cette importation.`,
  remember: 'Mémoriser pour ces en-têtes',
  mappingName: 'Nom de la correspondance',
  back: 'Retour',
  preview: (count) => `Aperçu de ${rows(count)}`,
  discard: 'Abandonner',
  discardTitle: 'Abandonner cette importation ?',
  discardQuestion: 'Son fichier et vos corrections sont supprimés. Rien n’en a été importé.',
  discarded: 'Abandonnée',
};
