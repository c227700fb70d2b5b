/** Messages about rejected users, invitations, and the first administrator. */
export const messages = {
  notFound: 'was not found',
  beyondScope: 'is beyond your own role',
  otherRole: "can't be another one than that of an organization's administrators",
  ownRole: "can't be changed by yourself",
  oneself: 'You cannot do this to yourself',
  higherUser: 'Your role does not reach this user',
  apiKey: 'This is an API key: it can only be revoked',
  alreadyActive: 'This user is active',
  alreadyInactive: 'This user is inactive',
  invitation: {
    subject: 'You are invited to Lading',
    before: (inviter: string, organization: string) => [
      `${inviter} has made an account in Lading for you, where ${organization} follows its orders and shipments.`,
      'To choose a password and sign in, open this link:',
    ],
    link: 'Choose a password',
    after: (days: number) => [
      `The link works once, within ${days} days. After that, ask for a new invitation.`,
      'If you do not know what this is about, nothing has to be done.',
    ],
  },
  usage: 'Usage: npm run create-admin -- EMAIL',
  notAnEmail: (text: string) => `"${text}" is not an email address.`,
  usersExist:
    'There are users already, so no administrator was made. Whoever administers the organization can invite more.',
  askPassword: 'Password (leave it empty to have one made): ',
  made: (email: string) => `Made the system administrator ${email}.`,
  madePassword: (password: string) => `Password: ${password}\nIt is shown only this once. Change it after signing in.`,
};
