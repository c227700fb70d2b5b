import { wordingIn } from '../base/wording.ts';
import type { FileImportKind, FileImportRowState, RecordType } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { outcomeMessages } from './outcomeMessages.ts';

const { plural, number } = wordingIn('fr');

const rows = (count: number) => plural(count, { one: `${number(count)} ligne`, other: `${number(count)} lignes` });
const orders = (count: number) =>
  plural(count, { one: `${number(count)} commande`, other: `${number(count)} commandes` });
const noun = (kind: FileImportKind, count: number) => plural(count, { one: NOUNS[kind][0], other: NOUNS[kind][1] });
/** An adjective or participle that takes an s. */
const are = (count: number, what: string) => plural(count, { one: what, other: `${what}s` });
const listed = (numbers: readonly number[]) =>
  `${plural(numbers.length, { one: 'ligne', other: 'lignes' })} ${numbers.map(number).join(', ')}`;

/** What is made of the rows: one, and several. */
const NOUNS: Readonly<Record<FileImportKind, readonly [one: string, several: string]>> = {
  PURCHASE_ORDERS: ['article', 'articles'],
  ORDER_ITEMS: ['article', 'articles'],
  VENDORS: ['fournisseur', 'fournisseurs'],
  END_USERS: ['utilisateur final', 'utilisateurs finaux'],
  GROUPS: ['groupe', 'groupes'],
  DELIVERIES: ['article', 'articles'],
};

const types: Readonly<Partial<Record<RecordType, string>>> = {
  PURCHASE_ORDER: 'Commande',
  SHIPMENT: 'Envoi',
  PROGRAM: 'Programme',
  VENDOR: 'Fournisseur',
  END_USER: 'Utilisateur final',
  GROUP: 'Groupe',
};

const tabs: Readonly<Record<FileImportRowState, string>> = {
  NEW: 'Nouvelles',
  CHANGED: 'Modifiées',
  UNCHANGED: 'Inchangées',
  ATTENTION: 'À revoir',
  LEFT_OUT: 'Laissées de côté',
};

export const fr: Translated<typeof outcomeMessages> = {
  types,
  allRows: 'Toutes les lignes',
  tabs,
  refusedTab: 'Refusées',
  tabList: 'Lignes selon ce qui leur arrive',
  rowsOfFile: 'Lignes du fichier',
  whatHappens: 'Ce qui arrive',
  makes: (made, changed) =>
    made > 0
      ? `Crée ${orders(made)}${changed > 0 ? `, en modifie ${number(changed)}` : ''}`
      : changed > 0
        ? `Modifie ${orders(changed)}`
        : '',
  noRows: 'Il n’y a pas de telles lignes.',
  notLoaded: 'Certaines lignes n’ont pas pu être chargées.',
  namesNotLoaded: 'Les noms en question n’ont pas pu être chargés.',
  cellNotMended: (row, label, why) => `Ligne ${number(row)}, ${label} : ${why}`,
  unsaved: (row) =>
    `Ce qui a été saisi à la ligne ${number(row)} n’est pas encore enregistré. Sa cellule dit pourquoi.`,
  leaveRowOut: (row) => `Laisser la ligne ${number(row)} de côté`,
  takeRowIn: (row) => `Reprendre la ligne ${number(row)}`,
  mendHow: 'Saisissez ou collez par-dessus des cellules pour les corriger.',
  names: 'Noms et valeurs en question',
  createAll: (label, count) => `${label} : tout créer (${number(count)})`,
  moreNames: (count) => `Afficher ${number(count)} de plus`,
  fewerNames: 'Afficher moins',
  nameIn: (label, text, count) => `${label} « ${text} », ${rows(count)}`,
  answered: (text, answer) => `${text} → ${answer}`,
  notCalled: (label, text) => `${label} : rien ne s’appelle « ${text} »`,
  notRead: (label, text) => `${label} : « ${text} » ne peut pas être lu`,
  sayers: (count, orderCount) =>
    `${rows(count)}${orderCount > 0 ? ` de ${orders(orderCount)}` : ''} ${plural(count, { one: 'le dit', other: 'le disent' })}. Votre choix vaut pour toutes.`,
  orderCount: orders,
  another: 'Un autre',
  chooseRecord: 'Choisissez lequel',
  create: (text) => `Créer « ${text} »`,
  leaveOut: (count) =>
    plural(count, { one: 'Laisser cette ligne de côté', other: `Laisser ces ${rows(count)} de côté` }),
  countsAsEmpty: 'Compte comme vide',
  emptyAnswer: 'compte comme vide',
  leftOutAnswer: 'de côté',
  createdAnswer: 'à créer',
  remembered: 'Mémorisé avec la correspondance',
  takeFor: (count) => `Utiliser pour ${rows(count)}`,
  takeBack: 'Reprendre',
  sums: 'Sommes',
  usd: 'USD',
  fileTotal: (row) => (row === null ? 'Total dans le fichier' : `Total dans le fichier, ligne ${number(row)}`),
  readTotal: (count) => `Lu dans ses ${rows(count)}`,
  readyTotal: (count) => `Prêt, ${rows(count)}`,
  less: (amount) => `${amount} de moins que dans le fichier`,
  more: (amount) => `${amount} de plus que dans le fichier`,
  same: 'comme dans le fichier',
  waiting: (amount, count) => `${amount} en attente dans ${rows(count)}`,
  differences: (count) => `${rows(count)} ${plural(count, { one: 'diffère', other: 'diffèrent' })} du total à côté`,
  difference: (row, file, read) => `Ligne ${number(row)} : ${file} dans le fichier, ${read} d’après quantité × prix`,
  stayOut: (count) =>
    `${rows(count)} ${plural(count, { one: 'reste', other: 'restent' })} de côté jusqu’à correction, et à télécharger ensuite.`,
  untilImport: 'Rien n’est écrit avant que vous importiez.',
  importRows: (count) => `Importer ${rows(count)}`,
  backToImport: 'Retour à l’importation',
  facts: (moment, seconds, name) =>
    [moment, seconds !== null && `${number(seconds)} s`, name !== null && `par ${name}`].filter(Boolean).join(', '),
  importAnother: 'Importer un autre fichier',
  figures: 'Ce qui a été fait',
  newOrders: (count) => plural(count, { one: 'nouvelle commande', other: 'nouvelles commandes' }),
  newRecords: (kind, count) => `${noun(kind, count)}, ${are(count, 'créé')}`,
  changedRecords: (kind, count) => `${noun(kind, count)}, ${are(count, 'modifié')}`,
  unchangedRecords: (kind, count) => `${noun(kind, count)}, ${are(count, 'inchangé')}`,
  refusedRows: (count) => plural(count, { one: 'ligne refusée', other: 'lignes refusées' }),
  leftOutRows: (count) => plural(count, { one: 'ligne laissée de côté', other: 'lignes laissées de côté' }),
  wereRefused: (count) => `${rows(count)} ${plural(count, { one: 'a été refusée', other: 'ont été refusées' })}`,
  refusedHint:
    'La raison est à côté de chaque ligne. Corrigez-les ici, ou dans le fichier téléchargé que vous importez ensuite.',
  downloadRefused: 'Télécharger avec les raisons',
  refusedAsCsv: 'En CSV',
  mendHere: 'Corriger ici',
  resultOrders: 'Commandes',
  resultRecords: 'Fiches',
  noResults: 'Rien n’a été créé ni modifié.',
  orderNumber: 'N° BC',
  record: 'Fiche',
  vendor: 'Fournisseur',
  endUser: 'Utilisateur final',
  items: 'Articles',
  outcome: 'Résultat',
  madeNew: 'Nouveau',
  wasChanged: 'Modifié',
  value: 'Valeur totale',
  itemsOf: ({ newItems, changedItems, unchangedItems, refusedItems }) =>
    [
      newItems > 0 && plural(newItems, { one: `${number(newItems)} nouveau`, other: `${number(newItems)} nouveaux` }),
      changedItems > 0 && `${number(changedItems)} ${are(changedItems, 'modifié')}`,
      unchangedItems > 0 && `${number(unchangedItems)} ${are(unchangedItems, 'inchangé')}`,
      refusedItems > 0 && `${number(refusedItems)} ${are(refusedItems, 'refusé')}`,
    ]
      .filter(Boolean)
      .join(', '),
  openList: 'Ouvrir la liste',
  undoTitle: 'Annuler cette importation',
  undoHint: 'Reprend ce que personne n’a touché depuis.',
  goes: (kind, count, orderCount) =>
    `${noun(kind, count)}${orderCount > 0 ? ` et ${orders(orderCount)}` : ''} ${count < 2 && orderCount === 0 ? 'part' : 'partent'}`,
  goesBack: (kind, count) =>
    `${noun(kind, count)} ${plural(count, { one: 'reprend ses valeurs', other: 'reprennent leurs valeurs' })} d’avant`,
  stays: (count) => plural(count, { one: 'reste', other: 'restent' }),
  staying: (reason, count, numbers) => `${reason} : ${number(count)} (${listed(numbers)})`,
  undo: 'Annuler l’importation',
  undoQuestion: 'Annuler cette importation ?',
  undoText:
    'Ce qu’elle a créé est supprimé, et ce qu’elle a modifié reprend ses valeurs d’avant, sauf si quelqu’un a continué à y travailler.',
  undoStarted: 'L’importation est en cours d’annulation',
  nothingToUndo: 'Plus rien ne peut en être repris.',
  stayedTitle: 'Ce qui est resté',
  wasUndone: 'Cette importation a été annulée',
  undoneRows: (count, stayed) =>
    `${plural(count, { one: `${number(count)} fiche reprise`, other: `${number(count)} fiches reprises` })}${stayed > 0 ? plural(stayed, { one: `, ${number(stayed)} est restée`, other: `, ${number(stayed)} sont restées` }) : ''}.`,
  theFile: 'Le fichier',
  rows: 'Lignes',
  rowsOfSheet: (count, sheet) => `${number(count)}, feuille ${sheet}`,
  totalInFile: 'Total dans le fichier',
  size: 'Taille',
  download: (size) => `Télécharger, ${size}`,
  onTheWay: 'Créés au passage',
  madeOne: (type, name) => `${type} : ${name}`,
  madeStays: (reason) => `Reste : ${reason}`,
  madeRemoved: 'Supprimé depuis',
  running: 'Importation en cours',
  undoing: 'Annulation en cours',
  progress: (reached, total) => `${number(reached)} sur ${number(total)}`,
  mayLeave: 'Vous pouvez quitter cette page : le travail continue, et vous serez prévenu à la fin.',
  cancel: 'Arrêter',
  cancelTitle: 'Arrêter cette importation ?',
  cancelQuestion: 'Ce qui est déjà importé reste, et peut être annulé. Le reste n’est pas importé.',
  cancelled: 'Arrêtée',
  wasCancelled: 'Elle a été arrêtée avant la dernière ligne ; le reste n’a pas été importé.',
  failed: (reason) => `Elle s’est terminée avant la dernière ligne : ${reason}`,
};
