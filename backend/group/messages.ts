/** Messages for people about a rejected value of a group. */
export const messages = {
  notFound: 'was not found',
  used: "can't change while orders or shipments are for this group",
  otherPath: 'is not the one in the path',
};
