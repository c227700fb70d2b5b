/** The headings of the list of organizations. */
export const messages = {
  columns: { name: 'Name', shortName: 'Short name', country: 'Country', email: 'Email address' },
};
