import { texts } from '../base/laterTexts.ts';

/** Texts of setting up an empty Lading. Apart from the others, which the first download of everybody contains. */
export const setUpMessages = texts('setUp', {
  setUpTitle: 'Set up Lading',
  setUpSubtitle: 'Your organization, and you as its first administrator. Both can be changed later.',
  setUp: 'Set up',
  notSetUp: 'Lading was not set up.',
  organization: 'Name of your organization',
  organizationRequired: 'Name of your organization is required',
  shortName: 'Short name',
  shortNameRequired: 'Short name is required',
  firstName: 'First name',
  firstNameRequired: 'First name is required',
  lastName: 'Last name',
  lastNameRequired: 'Last name is required',
  beginTitle: 'Nobody can sign in yet',
  beginSubtitle: 'This Lading is new. The first person sets it up, on the machine that it runs on.',
  beginLink:
    'Open the link that Lading printed when it started. It works once, within 60 minutes. This prints a new one:',
  beginCommand: 'Or create the first administrator at the terminal:',
  setupLinkCommand: 'npm run setup-link',
  createAdminCommand: 'npm run create-admin -- EMAIL',
  checkAgain: 'Check again',
  newLink: (problem: string) => `The link ${problem}.`,
});
