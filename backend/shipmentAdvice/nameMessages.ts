import { texts } from '../language/texts.ts';

/** The texts of lists of names that are cut short. */
export const nameMessages = texts('names', {
  andMore: (list: string, count: number) => `${list} and ${count} more`,
});
