import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { assessmentMessages } from './messages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof assessmentMessages> = {
  unNumber: 'N.º ONU',
  packingGroup: 'Grupo de embalagem',
  dgClass: 'Classe de perigo',
  dgDescription: 'Detalhes do perigo',
  subsidiaryHazards: 'Perigos subsidiários',
  alsoHazards: (hazards) => `(${hazards.join(', ')})`,
  assessed: 'Avaliado',
  step: {
    title: 'Avaliar item',
    take: 'Avaliar',
    taken: 'Item avaliado',
    listTitle: 'Avaliação de itens',
    crumb: 'Avaliações',
    start: 'Começar a avaliar',
    purpose: 'Os itens das ordens do programa esperam aqui até se saber se são mercadorias perigosas.',
    nothingReady: 'De momento, nenhum item desta lista pode ser avaliado',
    doneSince: (count, time) =>
      plural(count, {
        one: `${number(count)} avaliado desde as ${time}, tudo guardado`,
        other: `${number(count)} avaliados desde as ${time}, tudo guardado`,
      }),
  },
  notDangerous: 'Não perigoso',
  notDangerousNext: 'Não perigoso, seguinte',
  notDangerousKey: 'não perigoso',
};
