import { texts } from '../language/texts.ts';

/** The messages of setting up a Lading in which nobody exists yet, at the terminal and in responses. */
export const messages = texts('setup', {
  // The link
  unknownLink: 'is not one of this Lading: copy the whole address that was printed',
  linkIsOver: 'is no longer valid: print a new one with npm run setup-link',
  alreadySetUp: 'Lading is set up already. Sign in, or ask an administrator to invite you.',
  noMatch: 'must match',
  begin: (url: string, minutes: number) =>
    `Nobody can sign in to this Lading yet. To set it up, open ${url} within ${minutes} minutes (it works once), or run npm run create-admin -- EMAIL.`,
  link: (url: string, minutes: number) =>
    `Open ${url} within ${minutes} minutes. It works once, and sets Lading up with its first organization and person.`,

  // The administrator of a setting
  passwordMissing: 'ADMIN_PASSWORD: needed with ADMIN_EMAIL to make the first administrator',

  // The commands
  usage:
    'Usage: npm run create-admin -- EMAIL [--organization NAME]\nFor example: npm run create-admin -- you@example.org --organization "Relief Works"',
  notAnEmail: (text: string) =>
    `"${text}" is not an email address. For example: npm run create-admin -- you@example.org`,
  organizationWrong: (reason: string) => `--organization: the name ${reason}.`,
  noLinkNeeded: 'There are already users, so no link was made. An administrator of the organization can invite more.',
  usersExist:
    'There are already users, so no administrator was created. An administrator of the organization can invite more.',
  busy: (folder: string) =>
    `Lading is starting or stopping on ${folder}, and cannot be asked right now. Repeat the command in a moment.`,
  gone: 'Lading stopped meanwhile. Repeat the command.',
  rejected: 'The running Lading refused the command. Repeat it.',
  askOrganization: (usual: string) => `Name of the organization (${usual}): `,
  askPassword: 'Password (leave empty to generate one): ',
  askPasswordAgain: 'The password again: ',
  passwordsDiffer: 'The passwords are not the same.',
  made: (email: string, organization: string) =>
    `Created the system administrator ${email} and the organization ${organization}.`,
  generatedPassword: (password: string) => `Password: ${password}\nIt is shown only once. Change it after signing in.`,
});
