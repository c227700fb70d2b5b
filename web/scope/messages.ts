import { texts } from '../base/texts.ts';

/** The texts about the programs and organizations that a person works in. */
export const scopeMessages = texts('scope', {
  sample: 'Sample',
  belongsTo: 'Belongs to organization',
  belongsToRequired: 'Choose the organization that it belongs to',
  ofOrganization: (name: string) => `Organization: ${name}`,
  inOrganization: (text: string, name: string) => `${text} in ${name}`,
});
