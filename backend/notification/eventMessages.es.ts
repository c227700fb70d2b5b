import type { Translated } from '../language/wording.ts';
import type { eventMessages } from './eventMessages.ts';

export const es: Translated<typeof eventMessages> = {
  NEW_COMMENT: 'Comentarios nuevos',
  NEW_ASSIGNMENT: 'Asignaciones nuevas',
  ATTACHMENT_WILL_EXPIRE_SOON: 'Documentos que vencen en los próximos 30 días',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'Documentos que vencen hoy',
  COMMERCIAL_INVOICE_IN_REVIEW: 'Facturas comerciales enviadas a revisión',
  PARTY_PROHIBITED: 'Partes de órdenes y envíos abiertos que pasan a estar prohibidas',
};
