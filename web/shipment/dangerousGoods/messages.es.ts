import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { dangerousGoodsMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof dangerousGoodsMessages> = {
  title: 'Mercancías peligrosas',
  count: (goods) => plural(goods, { one: '1 entrada', other: `${number(goods)} entradas` }),
  none: 'No hay mercancías peligrosas entre los ítems evaluados.',
  notAssessed: (count) =>
    plural(count, {
      one: '1 ítem no está evaluado y no se incluye aquí',
      other: `${number(count)} ítems no están evaluados y no se incluyen aquí`,
    }),
  met: 'Se cumplen todas las comprobaciones de mercancías peligrosas',
  notMet: 'Algo no se cumple',
  cannotTell: (reasons) => `No se puede saber, porque ${reasons.join('; ')}`,
  acknowledge: 'Confirmar lectura',
  acknowledgePair: (pair) => `Confirmar lectura: ${pair}`,
  acknowledged: (who, when) => (who ? `Lectura confirmada por ${who}, ${when}` : `Lectura confirmada, ${when}`),
  rule: (rule, advisory) => (advisory ? `${rule}, orientativo` : rule),
  unruled: (pairs, rules) =>
    plural(pairs, {
      one: `1 par más: sin regla en ${rules}`,
      other: `${number(pairs)} pares más: sin regla en ${rules}`,
    }),
  limits: (passenger, cargo) =>
    `Por bulto: avión de pasajeros ${passenger ?? 'sin datos'}, avión de carga ${cargo ?? 'sin datos'}`,
  group: (group) => `GE ${group}`,
  declaration: 'Declaración',
  declarationOpen: (count) => plural(count, { one: 'Falta 1', other: `Faltan ${number(count)}` }),
  state: { KNOWN: 'indicado', MISSING: 'falta', BY_HAND: 'a mano', DOES_NOT_APPLY: 'no hace falta' },
  missing: (names) => `falta: ${names.join(', ')}`,
  advises: '49 CFR 172 a 177. Apoyo para decidir; no es un dictamen legal.',
};
