import { texts } from '../language/texts.ts';

/** The headings of the list of organizations. */
export const messages = texts('organization', {
  columns: { name: 'Name', shortName: 'Short name', country: 'Country', email: 'Email address' },
});
