import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { gridTexts } from './messages.ts';

const { plural, number } = wordingIn('pt');

const counted = (count: number) => plural(count, { one: `${number(count)} linha`, other: `${number(count)} linhas` });

export const pt: Translated<typeof gridTexts> = {
  line: 'Linha',
  catalogNumber: 'N.º catálogo',
  lineTaken: 'Este número de linha está repetido',
  lines: (count, saved) =>
    `${counted(count)}, ${plural(saved, { one: `${number(saved)} guardada`, other: `${number(saved)} guardadas` })}`,
  loading: (here, count) => `${number(here)} de ${counted(count)} até agora`,
  later: '…',
  total: 'Valor total de todas as linhas',
  without: (empty, wrong) =>
    [
      empty > 0 ? `excluindo ${counted(empty)} sem valor` : '',
      wrong > 0 ? `excluindo ${counted(wrong)} com valor não válido` : '',
    ]
      .filter((text) => text !== '')
      .join(', '),
  ready: (count, worth) =>
    `${plural(count, { one: 'Pronta', other: 'Prontas' })} a guardar: ${counted(count)}, ${worth}`,
};
