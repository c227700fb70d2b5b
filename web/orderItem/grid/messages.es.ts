import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { gridTexts } from './messages.ts';

const { plural, number } = wordingIn('es');

const lines = (count: number) => plural(count, { one: `${number(count)} línea`, other: `${number(count)} líneas` });

export const es: Translated<typeof gridTexts> = {
  line: 'Línea',
  catalogNumber: 'N.º catálogo',
  lineTaken: 'Este número de línea se usa dos veces',
  lines: (count, saved) =>
    `${lines(count)}, ${plural(saved, { one: '1 guardada', other: `${number(saved)} guardadas` })}`,
  loading: (here, count) => `${number(here)} de ${lines(count)} hasta ahora`,
  later: '…',
  total: 'Valor total de todas las líneas',
  without: (empty, wrong) =>
    [
      ...(empty > 0 ? [`sin ${lines(empty)} que no ${plural(empty, { one: 'tiene', other: 'tienen' })} valor`] : []),
      ...(wrong > 0 ? [`sin ${lines(wrong)} cuyo valor no es válido`] : []),
    ].join(', '),
  ready: (count, worth) => `Para guardar: ${lines(count)}, ${worth}`,
};
