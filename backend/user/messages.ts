import { texts } from '../language/texts.ts';

/** The messages of rejected users, and of invitations. */
export const messages = texts('user', {
  notFound: 'was not found',
  beyondScope: 'is beyond your own role',
  otherRole: "can't be a role other than organization administrator",
  ownRole: "can't be changed by yourself",
  oneself: 'You cannot do this to yourself',
  higherUser: 'Your role does not cover this user',
  apiKey: 'This is an API key: it can only be revoked',
  peopleOnly: 'An API key cannot activate, deactivate or invite people, or make links for them',
  hasSignedIn: 'This person has signed in before',
  notActive: 'This person is not active',
  mailReaches: 'A mail server is set up: the person requests a link on the sign-in page',
  notInvited: 'This person is not invited now',
  taken: 'has already been taken',
  takenBy: (name: string) => `has already been taken by ${name}`,
  alreadyActive: 'This user is already active',
  alreadyInactive: 'This user is already inactive',
  invitation: {
    subject: 'You are invited to Lading',
    before: (inviter: string, organization: string) => [
      `${inviter} has created an account for you in Lading, which ${organization} uses for its orders and shipments.`,
      'To choose a password and sign in, open this link:',
    ],
    link: 'Choose a password',
    after: (days: number) => [
      `The link works once, within ${days} days. After that, ask for a new invitation.`,
      'If you were not expecting this, you can ignore this mail.',
    ],
  },
  addressChange: {
    subject: 'Your address in Lading was changed',
    left: (sender: string, organization: string, address: string | null) => [
      address
        ? `${sender} has changed the email address of your Lading account at ${organization} to ${address}.`
        : `${sender} has changed the email address of this Lading account at ${organization}.`,
      'This address no longer signs in, and links mailed to it no longer work.',
    ],
    reached: (sender: string, organization: string) => [
      `${sender} has changed the email address of your Lading account at ${organization} to this one.`,
      'Sign in with this address from now on. Your password is the same.',
    ],
    after: ['If you did not expect this, tell an administrator of your organization at once.'],
  },
  columns: {
    name: 'User name',
    role: 'Role',
    email: 'E-mail',
    status: 'Status',
    phoneNumber: 'Phone number',
    jobTitle: 'Job Title',
    organization: 'Organization',
    createdAt: 'Created At',
  },
  statuses: { active: 'Active', inactive: 'Inactive', invited: 'Invited' },
});
