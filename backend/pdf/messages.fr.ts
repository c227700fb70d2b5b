import type { Translated } from '../language/wording.ts';
import type { pdfMessages } from './messages.ts';

export const fr: Translated<typeof pdfMessages> = {
  ein: 'EIN',
  contact: 'Contact :',
  attn: 'À l’att. de :',
  phone: 'Tél.',
  taxNumber: 'N° fiscal',
  currency: 'Monnaie',
  signature: ['Nom et fonction', 'Signature', 'Lieu', 'Date'],
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
};
