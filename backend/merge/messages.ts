import { texts } from '../language/texts.ts';

/** The messages of rejected merges. */
export const messages = texts('merge', {
  needsOther: 'must be at least two records',
  notAmong: 'is not one of the records',
  noField: 'is not a field that can be chosen',
  otherOrganization: 'Records of different organizations cannot be merged',
  otherProgram: 'Groups of different programs cannot be merged',
  sampleApart: 'Sample data cannot be merged with other records',
  outOfReach: 'Something that names these records is in a program that you cannot open',
  notUndoable: 'A merge can be undone for one day',
  undone: 'The merge has been undone already',
  /** @param into the record that the one that stayed was merged into */
  mergedOn: (label: string, into: string) => `${label} has been merged into ${into} since: undo that first`,
  gone: (label: string) => `${label} has been removed since`,
  /** @param label the name of a record that would come back */
  nameTaken: (label: string) => `Another record is called ${label} now: rename it first`,
});
