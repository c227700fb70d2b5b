import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  transition: (from, to) => `Passage impossible de ${from} à ${to}`,
  movedMeanwhile: (status) => `Quelqu’un a changé le statut entre-temps : c’est maintenant ${status}`,
  atItsEnd: 'Aucun changement de statut n’est possible',
  unknownStatus: 'n’est pas un statut de cette fiche',
  unknownSubstatus: 'n’est pas un sous-statut de ce statut',
  modelLocked: 'ne peut pas changer',
  archived: 'Ce sous-statut est archivé',
  otherPath: 'n’est pas celui du chemin',
  columns: {
    subStatus: 'Sous-statut',
    status: 'Statut principal',
    model: 'Objet',
    organization: 'Organisation',
  },
};
