import { texts } from '../language/texts.ts';

/** The messages of rejected values of a program. */
export const messages = texts('program', {
  notAColor: 'is not a color like #0f766e',
  columns: {
    name: 'Name',
    slug: 'Address',
    mainColor: 'Main',
    organization: 'Organization',
  },
});
