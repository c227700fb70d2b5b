import { texts } from '../language/texts.ts';

/** Returns the name of a field as a sentence begins with it: `sub_status` is "Sub status". */
const named = (field: string) => {
  const words = field.replace(/[._]/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The messages about work in the background. */
export const messages = texts('backgroundWork', {
  removed: 'It was removed, or is no longer open to you',
  /** Says what is wrong with a field, which is named as in api/v1. */
  ofField: (field: string, what: string) => `${named(field)} ${what}`,
  unknownKind: 'is not one of the allowed values',
  notFound: 'was not found',
  nothingMatches: 'matches no records',
  tooMany: (most: number) => `matches more than ${most} records: narrow the filters`,
  full: (most: number) =>
    `Your organization has ${most} changes running or waiting in the background. Wait until one of them has finished.`,
  ended: 'It has finished already',
  notEnded: 'It has not finished yet',
  changedNothing: 'It changed nothing',
  noWayBack: 'No record can go back from its new status',
  noWay: 'Its new status does not lead back to the one before',
  undone: 'It was undone already',
  noLongerAllowed: 'Whoever asked for it may no longer make this change. What was changed before stays.',
  gaveUp: 'It failed repeatedly because of an error in Lading. What was changed before stays.',
});
