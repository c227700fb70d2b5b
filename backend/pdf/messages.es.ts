import type { Translated } from '../language/wording.ts';
import type { pdfMessages } from './messages.ts';

export const es: Translated<typeof pdfMessages> = {
  ein: 'EIN',
  contact: 'Contacto:',
  attn: 'Atención:',
  phone: 'Teléfono',
  taxNumber: 'N.º fiscal',
  currency: 'Moneda',
  signature: ['Nombre y cargo', 'Firma', 'Lugar', 'Fecha'],
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
};
