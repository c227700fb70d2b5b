import { wordingIn } from '../base/wording.ts';
import type { MergeableType, NamingKind } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { mergeMessages } from './messages.ts';

const { plural, number, list } = wordingIn('es');

const counted = (count: number, one: string, several: string) =>
  plural(count, { one: `${number(count)} ${one}`, other: `${number(count)} ${several}` });

const named: Readonly<Record<NamingKind, (count: number) => string>> = {
  PURCHASE_ORDERS: (count) => counted(count, 'orden', 'órdenes'),
  ORDER_ITEMS: (count) => counted(count, 'ítem', 'ítems'),
  COMMERCIAL_INVOICES: (count) => counted(count, 'envío', 'envíos'),
  END_USERS: (count) => counted(count, 'usuario final', 'usuarios finales'),
  ATTACHMENTS: (count) => counted(count, 'documento', 'documentos'),
  SAVED_VIEWS: (count) => counted(count, 'vista', 'vistas'),
  FILE_IMPORTS: (count) => counted(count, 'importación', 'importaciones'),
};

const titles: Readonly<Record<MergeableType, string>> = {
  VENDOR: 'Proveedores duplicados',
  END_USER: 'Usuarios finales duplicados',
  GROUP: 'Grupos duplicados',
};

export const es: Translated<typeof mergeMessages> = {
  titles,
  listed: list,
  duplicates: 'Duplicados',
  purpose: 'Estos registros se parecen. Compare dos y combínelos, o indique que no son el mismo.',
  alike: (percent) => `Parecido: ${number(percent)} %`,
  same: 'Mismo nombre o número',
  compare: 'Comparar',
  notSame: 'No es el mismo',
  notSameDone: (one, other) => `${one} y ${other} ya no se muestran como duplicados.`,
  none: 'Sin duplicados',
  noneHint: 'No hay dos nombres parecidos, o ya respondió a todos.',
  more: 'Estos son los pares más parecidos. Aparecerán más cuando responda a estos.',
  mergeWith: 'Combinar con…',
  merge: 'Combinar',
  mergeTitle: 'Combinar registros que son el mismo',
  selectTwo: 'Seleccione al menos dos registros',
  selectFewer: (most) => `Seleccione como máximo ${number(most)} registros`,
  sameAs: (label) => `¿Qué registro es el mismo que ${label}?`,
  chooseOne: 'Elija primero un registro',
  whichStays: '¿Qué registro se queda?',
  allSame: 'Los registros tienen los mismos valores.',
  sameFields: (count) => counted(count, 'campo es igual', 'campos son iguales'),
  address: 'Dirección',
  created: (date) => `Creado el ${date}`,
  named,
  namedByNone: 'Nada lo nombra',
  moves: (counts, into) => `${counts} nombrarán a ${into}.`,
  movesNone: 'Nada nombra a los demás.',
  undoHint: 'Los demás desaparecen; sus direcciones llevan al que se queda. Se puede deshacer durante un día.',
  lapsing: (count) =>
    plural(count, {
      one: `La aprobación de ${number(count)} envío que no ha salido dejará de contar.`,
      other: `Las aprobaciones de ${number(count)} envíos que no han salido dejarán de contar.`,
    }),
  screeningLapses:
    'La verificación que se queda era de otro nombre o país. Su fecha se borra: hay que verificar de nuevo.',
  prohibited: 'El que se queda está prohibido (nivel 4): las órdenes de los demás ya no podrán salir.',
  merged: (label) => `Combinado con ${label}`,
  wasMerged: (label, into) => `${label} se combinó con ${into}`,
  filterMerged: (label, into) => `“${label}” se combinó con “${into}”, que se muestra en su lugar.`,
  mergedHere: (names) => `Combinado con este registro: ${names}.`,
  byAt: (who, at) => `Por ${who}, ${at}.`,
  undoUntil: (time) => `Se puede deshacer hasta el ${time}.`,
  undo: 'Deshacer la combinación',
  undone: 'La combinación se deshizo',
  undoneExcept: (names) => `La combinación se deshizo. Modificado después, y por eso quedó como estaba: ${names}`,
  mergedFrom: 'Combinados con este',
  mergedInto: 'Combinado con',
};
