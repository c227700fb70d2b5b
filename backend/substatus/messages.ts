/** What people read when a status is refused. */
export const messages = {
  transition: (from: string, to: string) => `Cannot go from ${from} to ${to}`,
  unknownStatus: 'is not one of the statuses of this record',
  unknownReason: 'is not one of the reasons for this status',
};
