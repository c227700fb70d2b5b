import { texts } from '../language/texts.ts';

/** On which condition, which is not known, goods are to be kept apart. */
export const segregationMessages = texts('segregation', {
  gasZones: 'the stricter of zones A and B',
  liquid8: 'where the 8 is a liquid',
  liquid61: 'where the 6.1 is a liquid of packing group I, zone A',
  /** Says on which conditions an advice stands. */
  on: (advice: string, conditions: string) => `${advice} (${conditions})`,
});
