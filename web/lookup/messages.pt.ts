import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { lookupMessages } from './messages.ts';

const { plural, number, list } = wordingIn('pt');

export const pt: Translated<typeof lookupMessages> = {
  unNumberLine: (un, name, hazards, group) => {
    const [primary, ...others] = hazards;
    const also = others.length > 0 ? ` (${others.join(', ')})` : '';
    return `${un} ${name} · ${primary ?? '?'}${also}${group ? ` · GE ${group}` : ''}`;
  },
  unNumberForm: 'O número ONU é UN, NA ou ID e quatro dígitos',
  unNumberUnknown: (un) => `${un} não consta do 49 CFR 172.101: verifique-o. Mesmo assim pode guardá-lo`,
  unNumberNotAsked: (un, reason) => `Não foi possível procurar ${un}. ${reason}`,
  packingGroupOpen: (groups) => `Grupo de embalagem ${groups.join(' ou ')}: escolha-o`,
  outsideRange: (from, to) => `Fora de ${from} a ${to} °C: vai precisar de libertação`,
  netQuantity: 'Quantidade líquida numa unidade',
  netQuantityUnit: 'Unidade da quantidade líquida',
  netQuantityPositive: 'A quantidade líquida numa unidade tem de ser superior a 0',
  netQuantityRequired: 'A quantidade líquida numa unidade é obrigatória com a sua unidade',
  netQuantityUnitRequired: 'A unidade da quantidade líquida é obrigatória',
  country: 'País',
  riskLevel: 'Nível de risco',
  prohibited: 'Proibido',
  prohibitedWhy:
    'Nível de risco 4: novas ordens e remessas não podem nomear esta parte, e nada do que a nomeia pode partir',
  prohibitedOfOrder: 'A ordem nomeia uma parte com nível de risco 4: o item não pode partir',
  prohibitedNote: 'Proibido (nível 4)',
  namesProhibited: (names, consequence) => `Comércio proibido (nível 4) com ${list(names)}: ${consequence}`,
  level: (key) => key.replace('level_', 'Nível '),
  neverScreened: 'Sem triagem',
  screeningOverSince: (date) => `Triagem expirada (${date})`,
  screeningEnds: (date, when) => `Triagem válida até ${date}, ${when}`,
  screenedOn: (date) => `Triagem: ${date}`,
  screenedOver: (date) => `Triagem: ${date}, expirada`,
  everScreened: 'Alguma triagem',
  everScreenedAnswers: { yes: 'Sim', no: 'Nunca' },
  screeningHolds: (date) => `válida até ${date}`,
  screeningOver: (date) => `expirou: ${date}`,
  countOver: (count) => plural(count, { one: `${number(count)} expirada`, other: `${number(count)} expiradas` }),
  countSoon: (count, days) =>
    plural(count, {
      one: `${number(count)} expira dentro de ${number(days)} dias`,
      other: `${number(count)} expiram dentro de ${number(days)} dias`,
    }),
  countNever: (count) => `${number(count)} sem triagem`,
  screeningExpired: (date) => `A triagem VC expirou em ${date}.`,
};
