import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  needsOther: 'doit compter au moins deux fiches',
  notAmong: 'n’est pas l’une des fiches',
  noField: 'n’est pas un champ que l’on peut choisir',
  otherOrganization: 'Des fiches d’organisations différentes ne peuvent pas être fusionnées',
  otherProgram: 'Des groupes de programmes différents ne peuvent pas être fusionnés',
  sampleApart: 'Les données d’exemple ne peuvent pas être fusionnées avec d’autres fiches',
  outOfReach: 'Un élément qui cite ces fiches est dans un programme que vous ne pouvez pas ouvrir',
  notUndoable: 'Une fusion peut être annulée pendant un jour',
  undone: 'La fusion a déjà été annulée',
  mergedOn: (label, into) => `${label} a été fusionné depuis avec ${into} : annulez d’abord cette fusion`,
  gone: (label) => `${label} a été supprimé depuis`,
  nameTaken: (label) => `Une autre fiche s’appelle désormais ${label} : renommez-la d’abord`,
};
