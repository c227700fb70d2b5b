import { texts } from '../language/texts.ts';

/** The texts that all papers share. */
export const pdfMessages = texts('pdf', {
  ein: 'EIN',
  contact: 'Contact:',
  attn: 'Attn:',
  phone: 'Phone',
  taxNumber: 'Tax no.',
  currency: 'Currency',
  signature: ['Name and title', 'Signature', 'Place', 'Date'],
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
});
