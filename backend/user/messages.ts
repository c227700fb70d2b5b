/** What people read when the first administrator is made. */
export const messages = {
  usage: 'Usage: npm run create-admin -- EMAIL',
  notAnEmail: (text: string) => `"${text}" is not an email address.`,
  usersExist:
    'There are users already, so no administrator was made. Whoever administers the organization can invite more.',
  askPassword: 'Password (leave it empty to have one made): ',
  made: (email: string) => `Made the system administrator ${email}.`,
  madePassword: (password: string) => `Password: ${password}\nIt is shown only this once. Change it after signing in.`,
};
