/**
 * The names under which a device keeps languages: the choice of the signed-in person, which is removed with the other saved
 * state at sign-out, and the choice made on the sign-in page. `scripts/pageLanguage.ts` reads them. Beside the choice of the
 * person stand the language of their organization and their own formats.
 */
export const KEPT = {
  person: 'lading:language',
  device: 'lading-language',
  organization: 'lading:organizationLanguage',
  formats: 'lading:formats',
} as const;
