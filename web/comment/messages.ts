import type { CommentSource } from '../generated/operations.ts';

/** The texts of the comments panel. */
export const commentMessages = {
  title: 'Comments',
  record: 'Purchase Order',
  all: 'All Comments',
  shown: (target: string) => `Comments shown: ${target}`,
  tabs: { INTERNAL: 'Internal', EXTERNAL: 'External', VENDOR: 'Vendor Notes' } satisfies Record<CommentSource, string>,
  audience: {
    INTERNAL: 'Only staff of your organization see this',
    EXTERNAL: 'Partners outside your organization see this too',
    VENDOR: 'This note is for the vendor',
  } satisfies Record<CommentSource, string>,
  write: {
    INTERNAL: 'Write an internal comment…',
    EXTERNAL: 'Write an external comment…',
    VENDOR: 'Write a vendor note…',
  } satisfies Record<CommentSource, string>,
  onItem: (item: string) => `On ${item}`,
  send: 'Send',
  empty: 'There are no comments here yet',
  noOlder: 'Loading older comments',
  justNow: 'just now',
  edited: 'edited',
  unknownWriter: 'SAP',
  legacy: 'From SAP',
  actions: (writer: string) => `Actions for the comment by ${writer}`,
  edit: 'Edit',
  remove: 'Remove',
  editLabel: 'Edit comment',
  removeTitle: 'Remove comment',
  removeQuestion: 'Do you want to remove this comment?',
  failed: "Can't add comment right now. Try again later.",
  viewNew: 'View new',
  announced: (writer: string, text: string) => `New comment by ${writer}: ${text}`,
  list: 'Comments, oldest first',
  writeSomething: 'Write something first',
};
