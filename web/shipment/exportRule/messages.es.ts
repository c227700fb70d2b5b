import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { exportRuleMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof exportRuleMessages> = {
  title: 'Exportación',
  levels: {
    REQUIRED: 'EEI obligatoria',
    COULD_EXCEED: 'Podría superarlo',
    AT_LIMIT: 'En el límite',
    EXEMPT: 'Exento',
  },
  incomplete: 'Necesita 10 dígitos',
  limit: (limit) => `límite de ${limit} por código`,
  origin: {
    DOMESTIC: (value) => `nacional ${value}`,
    FOREIGN: (value) => `extranjero ${value}`,
    UNKNOWN: (value) => `origen desconocido ${value}`,
  },
  assumes:
    'La mercancía fabricada solo en Estados Unidos cuenta como nacional; la fabricada solo en otros países, como extranjera. Ambas se declaran por separado; el total de un código determina su nivel.',
  legend: (text) => `La factura imprime: ${text}`,
  withEccns: (eccns) => `Junto a ello: ECCN ${eccns.join(', ')}`,
  statement: 'Texto de la declaración',
  noCodes: 'Ningún ítem tiene un código HS legible',
  withoutCode: (count) =>
    plural(count, {
      one: '1 ítem no tiene un código HS legible y no entra en ningún total',
      other: `${number(count)} ítems no tienen un código HS legible y no entran en ningún total`,
    }),
  advises: (rule) => `${rule}. Apoyo para decidir; no es un dictamen legal.`,
  more: (count) =>
    plural(count, { one: '1 nota más sobre la regla', other: `${number(count)} notas más sobre la regla` }),
};
