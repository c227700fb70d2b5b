import { texts } from '../language/texts.ts';

/** The messages of rejected statuses and substatuses. */
export const messages = texts('substatus', {
  transition: (from: string, to: string) => `Cannot go from ${from} to ${to}`,
  movedMeanwhile: (status: string) => `Somebody has changed the status meanwhile: it is ${status} now`,
  atItsEnd: 'There is no status to change to',
  unknownStatus: 'is not one of the statuses of this record',
  unknownSubstatus: 'is not a substatus of this status',
  modelLocked: "can't change",
  archived: 'This substatus is archived',
  otherPath: 'is not the one in the path',
  columns: {
    subStatus: 'Substatus',
    status: 'Main Status',
    model: 'Object',
    organization: 'Organization',
  },
});
