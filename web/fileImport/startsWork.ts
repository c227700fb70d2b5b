import type { ApolloCache } from '@apollo/client';
import { changesList } from '../kit/record/changesList.ts';

/** The options of a mutation that starts the work of an import: the header shows it, and the lists of imports its state. */
export const startsWork = {
  update: (cache: ApolloCache) => {
    changesList('works').update(cache);
    changesList('fileImports').update(cache);
  },
};
