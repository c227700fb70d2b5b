import { texts } from '../language/texts.ts';

/** User-facing messages about rejected values of an end user. */
export const messages = texts('endUser', {
  notALookup: 'is not one of the allowed values',
  notFound: 'was not found',
  nameless: "can't be blank without an organization",
  switchedOff: 'is switched off in this organization',
  columns: {
    label: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    externalOrganizationName: 'Organization',
    country: 'Country',
    program: 'Program',
    riskLevel: 'Risk Level',
    visualComplianceDate: 'VC Screening',
    screeningDocument: 'VC file',
    updatedAt: 'Updated',
  },
});
