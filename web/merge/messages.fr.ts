import { wordingIn } from '../base/wording.ts';
import type { MergeableType, NamingKind } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { mergeMessages } from './messages.ts';

const { plural, number, list } = wordingIn('fr');

const counted = (count: number, one: string, several: string) =>
  plural(count, { one: `${number(count)} ${one}`, other: `${number(count)} ${several}` });

const named: Readonly<Record<NamingKind, (count: number) => string>> = {
  PURCHASE_ORDERS: (count) => counted(count, 'commande', 'commandes'),
  ORDER_ITEMS: (count) => counted(count, 'article', 'articles'),
  COMMERCIAL_INVOICES: (count) => counted(count, 'envoi', 'envois'),
  END_USERS: (count) => counted(count, 'utilisateur final', 'utilisateurs finaux'),
  ATTACHMENTS: (count) => counted(count, 'document', 'documents'),
  SAVED_VIEWS: (count) => counted(count, 'vue', 'vues'),
  FILE_IMPORTS: (count) => counted(count, 'importation', 'importations'),
};

const titles: Readonly<Record<MergeableType, string>> = {
  VENDOR: 'Fournisseurs en double',
  END_USER: 'Utilisateurs finaux en double',
  GROUP: 'Groupes en double',
};

export const fr: Translated<typeof mergeMessages> = {
  titles,
  listed: list,
  duplicates: 'Doublons',
  purpose: 'Ces fiches se ressemblent. Comparez-en deux, puis fusionnez-les ou dites qu’elles sont différentes.',
  alike: (percent) => `Ressemblance : ${number(percent)} %`,
  same: 'Même nom ou même numéro',
  compare: 'Comparer',
  notSame: 'Pas la même',
  notSameDone: (one, other) => `${one} et ${other} ne sont plus proposés comme doublons.`,
  none: 'Aucun doublon',
  noneHint: 'Aucun nom ne ressemble à un autre, ou vous avez répondu pour tous.',
  more: 'Voici les paires les plus ressemblantes. D’autres apparaîtront une fois celles-ci traitées.',
  mergeWith: 'Fusionner avec…',
  merge: 'Fusionner',
  mergeTitle: 'Fusionner des fiches identiques',
  selectTwo: 'Sélectionnez au moins deux fiches',
  selectFewer: (most) => `Sélectionnez au plus ${number(most)} fiches`,
  sameAs: (label) => `Quelle fiche est la même que ${label} ?`,
  chooseOne: 'Choisissez d’abord une fiche',
  whichStays: 'Quelle fiche reste ?',
  allSame: 'Les fiches ont les mêmes valeurs.',
  sameFields: (count) => counted(count, 'champ est identique', 'champs sont identiques'),
  address: 'Adresse',
  created: (date) => `Créée le ${date}`,
  named,
  namedByNone: 'Rien ne la cite',
  moves: (counts, into) => `${counts} citeront ${into}.`,
  movesNone: 'Rien ne cite les autres.',
  undoHint:
    'Les autres fiches disparaissent ; leurs adresses mènent à celle qui reste. La fusion peut être annulée pendant un jour.',
  lapsing: (count) =>
    plural(count, {
      one: `L’approbation de ${number(count)} envoi non parti ne comptera plus.`,
      other: `Les approbations de ${number(count)} envois non partis ne compteront plus.`,
    }),
  screeningLapses:
    'Le criblage conservé portait sur un autre nom ou un autre pays. Sa date est effacée : il faut cribler à nouveau.',
  prohibited: 'La fiche qui reste est interdite (niveau 4) : les commandes des autres ne pourront plus partir.',
  merged: (label) => `Fusion avec ${label} effectuée`,
  wasMerged: (label, into) => `${label} a été fusionné avec ${into}`,
  filterMerged: (label, into) => `« ${label} » a été fusionné avec « ${into} », qui est affiché à sa place.`,
  mergedHere: (names) => `Fusion effectuée dans cette fiche : ${names}.`,
  byAt: (who, at) => `Par ${who}, ${at}.`,
  undoUntil: (time) => `Peut être annulée jusqu’au ${time}.`,
  undo: 'Annuler la fusion',
  undone: 'La fusion est annulée',
  undoneExcept: (names) => `La fusion est annulée. Modifiées depuis, et donc laissées telles quelles : ${names}`,
  mergedFrom: 'Fusionnées dans cette fiche',
  mergedInto: 'Fusionnée avec',
};
