import { texts } from '../language/texts.ts';

/** The headings of the lists of couriers and of their airlines. */
export const messages = texts('courier', {
  columns: {
    companyName: 'Company name',
    country: 'Country',
    city: 'City',
    visualComplianceDate: 'VC Screened',
    riskLevel: 'Risk Level',
  },
  airlineColumns: { name: 'Name', prefix: 'Prefix', notes: 'Notes' },
});
