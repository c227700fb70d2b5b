import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { assessmentMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof assessmentMessages> = {
  unNumber: 'N° ONU',
  packingGroup: 'Groupe d’emballage',
  dgClass: 'Classe de danger',
  dgDescription: 'Détails du danger',
  subsidiaryHazards: 'Dangers subsidiaires',
  alsoHazards: (hazards) => `(${hazards.join(', ')})`,
  assessed: 'Évalué',
  step: {
    title: 'Évaluer l’article',
    take: 'Évaluer',
    taken: 'Article évalué',
    listTitle: 'Évaluations des articles',
    crumb: 'Évaluations',
    start: 'Commencer à évaluer',
    purpose:
      'Les articles des commandes du programme attendent ici qu’on sache s’ils sont des marchandises dangereuses.',
    nothingReady: 'Aucun article de cette liste ne peut être évalué pour le moment',
    doneSince: (count, time) =>
      plural(count, {
        one: `${number(count)} évalué depuis ${time}, enregistré`,
        other: `${number(count)} évalués depuis ${time}, tous enregistrés`,
      }),
  },
  notDangerous: 'Non dangereux',
  notDangerousNext: 'Non dangereux, suivant',
  notDangerousKey: 'non dangereux',
};
