import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { exportRuleMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof exportRuleMessages> = {
  title: 'Exportation',
  levels: {
    REQUIRED: 'EEI exigée',
    COULD_EXCEED: 'Peut dépasser',
    AT_LIMIT: 'À la limite',
    EXEMPT: 'Exempté',
  },
  incomplete: 'Il faut 10 chiffres',
  limit: (limit) => `limite de ${limit} par code`,
  origin: {
    DOMESTIC: (value) => `national ${value}`,
    FOREIGN: (value) => `étranger ${value}`,
    UNKNOWN: (value) => `origine inconnue ${value}`,
  },
  assumes:
    'Les marchandises fabriquées seulement aux États-Unis comptent comme nationales, celles fabriquées seulement ailleurs comme étrangères. Elles sont déclarées séparément ; le total d’un code détermine son niveau.',
  legend: (text) => `La facture imprime : ${text}`,
  withEccns: (eccns) => `À côté : ECCN ${eccns.join(', ')}`,
  statement: 'Texte de la déclaration',
  noCodes: 'Aucun article n’a de code SH lisible',
  withoutCode: (count) =>
    plural(count, {
      one: `${number(count)} article n’a pas de code SH lisible, et n’entre dans aucun total`,
      other: `${number(count)} articles n’ont pas de code SH lisible, et n’entrent dans aucun total`,
    }),
  advises: (rule) => `${rule}. Aide à la décision, sans valeur juridique.`,
  more: (count) =>
    plural(count, {
      one: `${number(count)} autre remarque sur la règle`,
      other: `${number(count)} autres remarques sur la règle`,
    }),
};
