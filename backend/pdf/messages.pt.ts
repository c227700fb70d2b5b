import type { Translated } from '../language/wording.ts';
import type { pdfMessages } from './messages.ts';

export const pt: Translated<typeof pdfMessages> = {
  ein: 'EIN',
  contact: 'Contacto:',
  attn: 'A/C:',
  phone: 'Telefone',
  taxNumber: 'N.º fiscal',
  currency: 'Moeda',
  signature: ['Nome e cargo', 'Assinatura', 'Local', 'Data'],
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
};
