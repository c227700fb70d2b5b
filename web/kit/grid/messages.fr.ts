import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { gridMessages } from './messages.ts';
import type { LeftKind } from './pasteLines.ts';

const { plural, number } = wordingIn('fr');

const KINDS: Readonly<Record<LeftKind, readonly [one: string, several: string]>> = {
  title: ['titre', 'titres'],
  heading: ['en-tête répété', 'en-têtes répétés'],
  total: ['total', 'totaux'],
  note: ['note', 'notes'],
  blank: ['vide', 'vides'],
};
const kindsOf = (kinds: readonly LeftKind[]) =>
  [...Map.groupBy(kinds, (kind) => kind)]
    .map(([kind, { length }]) => (length === 1 ? KINDS[kind][0] : `${number(length)} ${KINDS[kind][1]}`))
    .join(', ');
const rows = (count: number) => plural(count, { one: `${number(count)} ligne`, other: `${number(count)} lignes` });
const columns = (count: number) =>
  plural(count, { one: `${number(count)} colonne`, other: `${number(count)} colonnes` });
/** Says of rows that something was done with them, by an adjective that takes an s. */
const rowsAre = (count: number, what: string) => `${rows(count)} ${plural(count, { one: what, other: `${what}s` })}`;
const skipped = (count: number) => rowsAre(count, 'ignorée');

export const fr: Translated<typeof gridMessages> = {
  notRead: (label, text) => `« ${text} » n’est pas un des choix de ${label}`,
  toCheck: (label) => `${label} : à vérifier`,
  damaged: {
    shortened: (text) => `« ${text} » est un nombre abrégé par un tableur : saisissez tous ses chiffres`,
    date: (text) => `« ${text} » est peut-être un nombre ou un code qu’un tableur a changé en date`,
    error: (text) => `« ${text} » est une erreur du tableur, pas une valeur`,
    zero: (text) => `« ${text} » a peut-être perdu un zéro initial`,
  },
  notDollars: (text) => `« ${text} » n’est pas un montant en dollars US`,
  notOnlyNumber: (text) => `« ${text} » contient plus qu’un nombre`,
  toChoose: (label) => `${label} : à choisir`,
  conflict: 'Quelqu’un d’autre a enregistré ici une autre valeur',
  rowHead: 'Ligne',
  row: (row) => `Ligne ${number(row)}`,
  cell: (label, row) => `${label}, ligne ${number(row)}`,
  newRow: 'Saisissez ou collez ici',
  state: 'État',
  states: {
    stored: 'Enregistrée',
    locked: 'Lecture seule',
    new: 'Nouvelle',
    changed: 'Modifiée',
    conflict: 'Modifiée par quelqu’un d’autre',
  },
  conflictBy: (who) => `Modifiée par ${who}`,
  refused: (why) => `Refusée : ${why}`,
  computed: 'Valeur calculée',
  stillLoading: 'Les autres lignes sont en cours de chargement',
  chooseOne: 'Choisissez :',
  keep: (text) => `Garder ${text}`,
  mine: (text) => `La vôtre : ${text}`,
  theirs: (text) => `L’autre : ${text}`,
  nothing: 'vide',
  selected: (height, width) => `Sélection : ${rows(height)}, ${columns(width)}`,
  pasted: (count) => rowsAre(count, 'collée'),
  beforeMore: (text) => `${text},`,
  ready: (count) => plural(count, { one: `${number(count)} prête`, other: `${number(count)} prêtes` }),
  attention: (count) => `${number(count)} à revoir`,
  pasteLocked: (count) =>
    plural(count, {
      one: `${rows(count)} non modifiable est restée telle quelle`,
      other: `${rows(count)} non modifiables sont restées telles quelles`,
    }),
  leftOut: (kinds) => `${rowsAre(kinds.length, 'laissée')} de côté : ${kindsOf(kinds)}`,
  readAs: (text, value) => `« ${text} » lu comme ${value}`,
  typedAs: (text, value, other) =>
    `« ${text} » lu comme ${value}. Pour ${other}, saisissez-le sans séparateur de milliers`,
  otherTotals: (count) =>
    plural(count, {
      one: `${number(count)} total de ligne diffère de la feuille`,
      other: `${number(count)} totaux de lignes diffèrent de la feuille`,
    }),
  question: {
    title: 'Comment lire ces données ?',
    columns: 'À quoi correspond chaque colonne ?',
    column: (column) => `Colonne ${number(column)}`,
    as: (name) => `${name} correspond à`,
    nothing: 'Non collée',
    numbers: 'Quel signe sépare les décimales ?',
    point: 'Le point : 1,234.50',
    comma: 'La virgule : 1.234,50',
    reading: (text, as) => `${text} vaut ${as}`,
    undecided: 'Choisissez d’abord comment lire les nombres',
    twice: 'Deux colonnes portent le même nom',
    paste: 'Coller',
  },
  pasteUnknown: (names) => `Non collé, faute de colonne correspondante : ${names.join(', ')}`,
  cellsPasted: (count) =>
    plural(count, { one: `${number(count)} cellule collée`, other: `${number(count)} cellules collées` }),
  cellsLeft: (count) =>
    plural(count, {
      one: `${number(count)} cellule n’avait pas de place dans une ligne et une colonne modifiables ici`,
      other: `${number(count)} cellules n’avaient pas de place dans une ligne et une colonne modifiables ici`,
    }),
  undoPaste: 'Annuler le collage',
  notTogether: 'Des cellules de colonnes différentes ne peuvent pas être copiées ensemble',
  copied: (height, width) => (height * width === 1 ? 'Copié' : `Copié : ${rows(height)}, ${columns(width)}`),
  nothingToUndo: 'Rien à annuler',
  nothingToRedo: 'Rien à rétablir',
  savedStay: 'Les lignes enregistrées ne se suppriment pas ici',
  columns: 'Colonnes',
  save: (count) => `Enregistrer ${rows(count)}`,
  saved: (count) => rowsAre(count, 'enregistrée'),
  nothingReady: 'Aucune ligne n’est prête à être enregistrée',
  refusedRows: (count) =>
    plural(count, {
      one: `${rows(count)} refusée, qui reste telle que saisie`,
      other: `${rows(count)} refusées, qui restent telles que saisies`,
    }),
  undone: 'Annulé',
  redone: 'Rétabli',
  notUndone: {
    changed: (count) => `${skipped(count)} : modification entre-temps`,
    gone: (count) => `${skipped(count)} : suppression entre-temps`,
    locked: (count) => `${skipped(count)} : plus modifiable${plural(count, { one: '', other: 's' })}`,
  },
  removeTitle: 'Supprimer des lignes enregistrées ?',
  removeText: (count) =>
    plural(count, {
      one: `Cette annulation supprime ${rows(count)} déjà enregistrée.`,
      other: `Cette annulation supprime ${rows(count)} déjà enregistrées.`,
    }),
  removeNote: 'Rétablir (Ctrl Y) les ramène comme nouvelles lignes, que vous pourrez enregistrer à nouveau.',
  remove: 'Supprimer',
  keys: [
    { keys: ['Tab'], what: 'cellule suivante' },
    { keys: ['Enter'], what: 'en bas' },
    { keys: ['Ctrl', 'V'], what: 'coller partout' },
    { keys: ['Ctrl', 'D'], what: 'recopier en bas' },
    { keys: ['Alt', '↓'], what: 'choisir' },
    { keys: ['Ctrl', 'Z'], what: 'annuler' },
    { keys: ['Esc'], what: 'quitter la grille' },
  ],
  draftKept: 'Brouillon conservé sur cet appareil',
  allSaved: 'Tout est enregistré',
};
