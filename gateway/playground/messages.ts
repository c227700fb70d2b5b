import { texts } from './language.ts';

/** The texts of the playground itself: what is around the editor, which is GraphiQL's and in English. */
export const messages = texts('playground', {
  examples: 'Examples',
  exampleOperations: 'Example operations',
  /** Three parts of one text, with `signIn` and the header as code between them. */
  signedIn: {
    before: 'A browser that is signed in to Lading needs nothing more. A tool signs in with ',
    between: ', and sends the token as ',
    after: '; here that goes into the Headers tab, and comes along to the next example.',
  },
  guide: 'Guide',
  schemaFile: 'The schema as a file',
  guideUnread: (why: string) => `The guide could not be read: ${why}`,
  answered: (status: number) => `the server answered ${status}`,
  costOpen: 'Cost: run an operation to see it',
  cost: (objects: number, limit: number, calls: number) =>
    `Cost: ${objects.toLocaleString('en')} of at most ${limit.toLocaleString('en')} objects, ${calls.toLocaleString('en')} ${calls === 1 ? 'call' : 'calls'} to the backend`,
});
