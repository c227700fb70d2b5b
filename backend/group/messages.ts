import { texts } from '../language/texts.ts';

/** User-facing messages about rejected values of a group. */
export const messages = texts('group', {
  notLatin: 'must be in Latin letters',
  notFound: 'was not found',
  used: "can't change while orders or shipments use this group",
  otherPath: 'is not the one in the path',
  columns: {
    name: 'Group name',
    country: 'Country',
    city: 'City',
    program: 'Program',
    requiresImportPermit: 'Import permit',
    visualComplianceDate: 'VC Screened',
    riskLevel: 'Risk Level',
    endUsers: 'Members',
    updatedAt: 'Updated',
  },
});
