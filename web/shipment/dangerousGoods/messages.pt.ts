import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { dangerousGoodsMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof dangerousGoodsMessages> = {
  title: 'Mercadorias perigosas',
  count: (goods) => plural(goods, { one: `${number(goods)} entrada`, other: `${number(goods)} entradas` }),
  none: 'Sem mercadorias perigosas entre os itens avaliados.',
  notAssessed: (count) =>
    plural(count, {
      one: `${number(count)} item não está avaliado nem considerado aqui`,
      other: `${number(count)} itens não estão avaliados nem considerados aqui`,
    }),
  met: 'Mercadorias perigosas: tudo cumprido',
  notMet: 'Algo não está cumprido',
  cannotTell: (reasons) => `Não se sabe, porque ${reasons.join('; ')}`,
  acknowledge: 'Reconhecer',
  acknowledgePair: (pair) => `Reconhecer: ${pair}`,
  acknowledged: (who, when) => (who ? `Reconhecido por ${who}, ${when}` : `Reconhecido, ${when}`),
  rule: (rule, advisory) => (advisory ? `${rule}, indicativo` : rule),
  unruled: (pairs, rules) =>
    plural(pairs, {
      one: `${number(pairs)} outro par: sem regra em ${rules}`,
      other: `${number(pairs)} outros pares: sem regra em ${rules}`,
    }),
  limits: (passenger, cargo) =>
    `Por volume: avião de passageiros ${passenger ?? 'desconhecido'}, avião de carga ${cargo ?? 'desconhecido'}`,
  group: (group) => `GE ${group}`,
  declaration: 'Declaração',
  declarationOpen: (count) => `${number(count)} em falta`,
  state: { KNOWN: 'conhecido', MISSING: 'em falta', BY_HAND: 'à mão', DOES_NOT_APPLY: 'não exigido' },
  missing: (names) => `em falta: ${names.join(', ')}`,
  advises: '49 CFR 172 a 177. Apoio à decisão, não uma apreciação jurídica.',
};
