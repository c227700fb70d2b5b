import type { Translated } from '../language/wording.ts';
import { items } from './names.es.ts';
import { named } from './names.ts';
import type { packageMessages } from './packageMessages.ts';

export const es: Translated<typeof packageMessages> = {
  numbers: (from, to) => (from === to ? `bulto ${from}` : `bultos ${from} a ${to}`),
  notListed: 'no están detallados uno por uno',
  noContents: 'ninguna línea dice qué hay en sus bultos',
  noGross: (lines) => `no se ingresó el peso bruto: ${named(lines)}`,
  unpacked: (names) =>
    `${items(names.length, 'no está, o no todo, en un bulto', 'no están, o no todos, en un bulto')}: ${named(names)}`,
  overpacked: (names) =>
    `Hay más en los bultos que en el envío de ${items(names.length, '', '').trim()}: ${named(names)}`,
  withoutIce: (names) =>
    `${items(names.length, 'que se almacena en hielo seco va en bultos sin él', 'que se almacenan en hielo seco van en bultos sin él')}: ${named(names)}`,
};
