import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { exportRuleMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof exportRuleMessages> = {
  title: 'Exportação',
  levels: {
    REQUIRED: 'EEI exigida',
    COULD_EXCEED: 'Pode exceder',
    AT_LIMIT: 'No limite',
    EXEMPT: 'Isento',
  },
  incomplete: 'Precisa de 10 dígitos',
  limit: (limit) => `limite ${limit} por código`,
  origin: {
    DOMESTIC: (value) => `nacional ${value}`,
    FOREIGN: (value) => `estrangeiro ${value}`,
    UNKNOWN: (value) => `origem desconhecida ${value}`,
  },
  assumes:
    'As mercadorias fabricadas só nos Estados Unidos contam como nacionais, as fabricadas só noutros países como estrangeiras. Declaram-se em separado; o total de um código determina o seu nível.',
  legend: (text) => `A fatura imprime: ${text}`,
  withEccns: (eccns) => `Ao lado: ECCN ${eccns.join(', ')}`,
  statement: 'Texto da declaração',
  noCodes: 'Nenhum item tem um código HS legível',
  withoutCode: (count) =>
    plural(count, {
      one: `${number(count)} item não tem código HS legível e não entra em nenhum total`,
      other: `${number(count)} itens não têm código HS legível e não entram em nenhum total`,
    }),
  advises: (rule) => `${rule}. Apoio à decisão, não uma apreciação jurídica.`,
  more: (count) =>
    plural(count, {
      one: `mais ${number(count)} nota sobre a regra`,
      other: `mais ${number(count)} notas sobre a regra`,
    }),
};
