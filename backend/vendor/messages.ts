import { texts } from '../language/texts.ts';

/** The messages of rejected values of a vendor, and the headings of its list. */
export const messages = texts('vendor', {
  notALookup: 'is not one of the allowed values',
  columns: {
    name: 'Name',
    visualComplianceDate: 'VC Screened',
    riskLevel: 'Risk Level',
    country: 'Country',
    email: 'Email',
    updatedAt: 'Updated',
  },
});
