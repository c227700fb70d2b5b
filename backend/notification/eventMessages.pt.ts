import type { Translated } from '../language/wording.ts';
import type { eventMessages } from './eventMessages.ts';

export const pt: Translated<typeof eventMessages> = {
  NEW_COMMENT: 'Novos comentários',
  NEW_ASSIGNMENT: 'Novas atribuições',
  ATTACHMENT_WILL_EXPIRE_SOON: 'Documentos que expiram dentro de 30 dias',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'Documentos que expiram hoje',
  COMMERCIAL_INVOICE_IN_REVIEW: 'Faturas comerciais enviadas para análise',
  PARTY_PROHIBITED: 'Partes de ordens e remessas abertas que passam a proibidas',
};
