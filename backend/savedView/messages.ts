import { texts } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';

const { number } = wordingIn('en');

/** User-facing messages about views of lists that cannot be saved. */
export const messages = texts('savedView', {
  /** @param most how many views of a list a person may have */
  tooMany: (most: number) => `are more than ${number(most)} for this list: remove one first`,
  notFound: 'was not found',
  unknownColumn: (name: string) => `does not include “${name}”`,
  programNeeded: 'needs a list of a program',
  sharedFirst: 'needs a view that is shared',
  onlyOnesOwn: 'is only for a view of one’s own: remove it instead',
});
