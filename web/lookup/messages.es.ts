import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { lookupMessages } from './messages.ts';

const { plural, number, list } = wordingIn('es');

export const es: Translated<typeof lookupMessages> = {
  unNumberLine: (unNumber, name, [primary, ...others], group) =>
    `${unNumber} ${name} · ${primary ?? '?'}${others.length > 0 ? ` (${others.join(', ')})` : ''}${group ? ` · GE ${group}` : ''}`,
  unNumberForm: 'El número ONU es UN, NA o ID y cuatro dígitos',
  unNumberUnknown: (unNumber) => `${unNumber} no está en 49 CFR 172.101: revíselo. Se puede guardar igual`,
  unNumberNotAsked: (unNumber, reason) => `No se pudo consultar ${unNumber}. ${reason}`,
  packingGroupOpen: (groups) => `Grupo de embalaje ${groups.join(' o ')}: elíjalo`,
  outsideRange: (from, to) => `Fuera de ${from} a ${to} °C: necesitará liberación`,
  netQuantity: 'Cantidad neta en una unidad',
  netQuantityUnit: 'Unidad de la cantidad neta',
  netQuantityPositive: 'La cantidad neta en una unidad debe ser mayor que 0',
  netQuantityRequired: 'La cantidad neta en una unidad es obligatoria con su unidad',
  netQuantityUnitRequired: 'La unidad de la cantidad neta es obligatoria',
  country: 'País',
  riskLevel: 'Nivel de riesgo',
  prohibited: 'Prohibido',
  prohibitedWhy:
    'Nivel de riesgo 4: las órdenes y los envíos nuevos no pueden nombrarlo, y nada que lo nombre puede salir',
  prohibitedOfOrder: 'Su orden nombra una parte de nivel de riesgo 4: el ítem no puede salir',
  prohibitedNote: 'Prohibido (nivel 4)',
  namesProhibited: (names, consequence) => `Comercio prohibido con ${list(names)} (nivel 4): ${consequence}`,
  level: (key) => key.replace('level_', 'Nivel '),
  neverScreened: 'Nunca verificado',
  screeningOverSince: (date) => `Verificación vencida el ${date}`,
  screeningEnds: (date, when) => `La verificación vence el ${date}, ${when}`,
  screenedOn: (date) => `Verificado el ${date}`,
  screenedOver: (date) => `Verificado el ${date}, vencido`,
  everScreened: 'Verificado alguna vez',
  everScreenedAnswers: { yes: 'Sí', no: 'Nunca' },
  screeningHolds: (date) => `válido hasta el ${date}`,
  screeningOver: (date) => `venció el ${date}`,
  countOver: (count) => plural(count, { one: '1 vencido', other: `${number(count)} vencidos` }),
  countSoon: (count, days) =>
    plural(count, {
      one: `1 vence en los próximos ${number(days)} días`,
      other: `${number(count)} vencen en los próximos ${number(days)} días`,
    }),
  countNever: (count) => plural(count, { one: '1 nunca verificado', other: `${number(count)} nunca verificados` }),
  screeningExpired: (date) => `La verificación VC venció el ${date}.`,
};
