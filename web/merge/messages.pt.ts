import { wordingIn } from '../base/wording.ts';
import type { MergeableType, NamingKind } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { mergeMessages } from './messages.ts';

const { plural, number, list } = wordingIn('pt');

const counted = (count: number, one: string, several: string) =>
  plural(count, { one: `${number(count)} ${one}`, other: `${number(count)} ${several}` });

const named: Readonly<Record<NamingKind, (count: number) => string>> = {
  PURCHASE_ORDERS: (count) => counted(count, 'ordem', 'ordens'),
  ORDER_ITEMS: (count) => counted(count, 'item', 'itens'),
  COMMERCIAL_INVOICES: (count) => counted(count, 'remessa', 'remessas'),
  END_USERS: (count) => counted(count, 'utilizador final', 'utilizadores finais'),
  ATTACHMENTS: (count) => counted(count, 'documento', 'documentos'),
  SAVED_VIEWS: (count) => counted(count, 'vista', 'vistas'),
  FILE_IMPORTS: (count) => counted(count, 'importação', 'importações'),
};

const titles: Readonly<Record<MergeableType, string>> = {
  VENDOR: 'Fornecedores duplicados',
  END_USER: 'Utilizadores finais duplicados',
  GROUP: 'Grupos duplicados',
};

export const pt: Translated<typeof mergeMessages> = {
  titles,
  listed: list,
  duplicates: 'Duplicados',
  purpose: 'Estes registos são parecidos. Compare dois e una-os, ou indique que não são o mesmo.',
  alike: (percent) => `Semelhança: ${number(percent)}%`,
  same: 'Mesmo nome ou número',
  compare: 'Comparar',
  notSame: 'Não é o mesmo',
  notSameDone: (one, other) => `${one} e ${other} já não são mostrados como duplicados.`,
  none: 'Nenhum duplicado',
  noneHint: 'Não há dois nomes parecidos, ou já respondeu a todos.',
  more: 'Estes são os pares mais parecidos. Outros aparecem quando estes forem respondidos.',
  mergeWith: 'Unir com…',
  merge: 'Unir',
  mergeTitle: 'Unir registos que são o mesmo',
  selectTwo: 'Selecione pelo menos dois registos',
  selectFewer: (most) => `Selecione no máximo ${number(most)} registos`,
  sameAs: (label) => `Que registo é o mesmo que ${label}?`,
  chooseOne: 'Escolha primeiro um registo',
  whichStays: 'Que registo fica?',
  allSame: 'Os registos têm os mesmos valores.',
  sameFields: (count) => counted(count, 'campo é igual', 'campos são iguais'),
  address: 'Endereço',
  created: (date) => `Criado em ${date}`,
  named,
  namedByNone: 'Nada o cita',
  moves: (counts, into) => `${counts} passarão a citar ${into}.`,
  movesNone: 'Nada cita os outros.',
  undoHint: 'Os outros deixam de existir; os seus endereços levam ao que fica. Pode ser anulada durante um dia.',
  lapsing: (count) =>
    plural(count, {
      one: `A aprovação de ${number(count)} remessa que ainda não partiu deixará de valer.`,
      other: `As aprovações de ${number(count)} remessas que ainda não partiram deixarão de valer.`,
    }),
  screeningLapses: 'A triagem que fica era de outro nome ou país. A data é apagada: é preciso fazer nova triagem.',
  prohibited: 'O que fica está proibido (nível 4): as ordens dos outros já não poderão partir.',
  merged: (label) => `Unido a ${label}`,
  wasMerged: (label, into) => `${label} foi unido a ${into}`,
  filterMerged: (label, into) => `“${label}” foi unido a “${into}”, que é mostrado no seu lugar.`,
  mergedHere: (names) => `Unido a este registo: ${names}.`,
  byAt: (who, at) => `Por ${who}, ${at}.`,
  undoUntil: (time) => `Pode ser anulada até ${time}.`,
  undo: 'Anular a união',
  undone: 'A união foi anulada',
  undoneExcept: (names) => `A união foi anulada. Alterado depois, e por isso ficou como estava: ${names}`,
  mergedFrom: 'Unidos a este',
  mergedInto: 'Unido a',
};
