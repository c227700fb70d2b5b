/** What people read when a status or substatus is rejected. */
export const messages = {
  transition: (from: string, to: string) => `Cannot go from ${from} to ${to}`,
  atItsEnd: 'There is no status to move to from here',
  unknownStatus: 'is not one of the statuses of this record',
  unknownSubstatus: 'is not a substatus of this status',
  modelLocked: "can't change",
  archived: 'This substatus is archived',
  otherPath: 'is not the one in the path',
};
