/** Returns api/v1's filter by assigned users, where nobody is one more user. */
export const assignedTo = (userIds?: readonly string[] | null, unassigned?: boolean | null): string[] => [
  ...(userIds ?? []),
  ...(unassigned ? ['unassigned'] : []),
];
