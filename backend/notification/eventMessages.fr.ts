import type { Translated } from '../language/wording.ts';
import type { eventMessages } from './eventMessages.ts';

export const fr: Translated<typeof eventMessages> = {
  NEW_COMMENT: 'Nouveaux commentaires',
  NEW_ASSIGNMENT: 'Nouvelles assignations',
  ATTACHMENT_WILL_EXPIRE_SOON: 'Documents qui expirent sous 30 jours',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'Documents qui expirent aujourd’hui',
  COMMERCIAL_INVOICE_IN_REVIEW: 'Factures commerciales envoyées en vérification',
  PARTY_PROHIBITED: 'Intervenants de commandes et d’envois ouverts qui deviennent interdits',
};
