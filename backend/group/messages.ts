/** What people read when a value of a group is refused. */
export const messages = {
  notFound: 'was not found',
  used: "can't change while orders or shipments are for this group",
  otherPath: 'is not the one in the path',
};
