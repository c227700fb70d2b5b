import { formatCount } from '../format.ts';

/** The texts of all record pages. */
export const recordMessages = {
  edit: 'Edit',
  unsaved: (count: number) => `${formatCount(count)} unsaved ${count === 1 ? 'change' : 'changes'}`,
  changeStatus: 'Change status',
  changeStatusTitle: 'Change Status',
  status: 'Status',
  statusUnchanged: 'Choose another status or description first',
  statusMoved: (status: string) => `Somebody has set this to ${status} meanwhile. The choices are those of now.`,
  removedMeanwhile:
    'Somebody has removed this, or you may no longer open it. It cannot be saved. Your input stays here to be copied.',
  stays: (status: string) => `${status} (unchanged)`,
  fromTo: (from: string, to: string) => (from === to ? `Stays ${from}` : `From ${from} to ${to}`),
  description: 'Status description',
  noDescription: 'None',
  noNextStatus: 'There is no status that this record can change to now.',
  assignUsers: 'Assign users',
  assignUsersTitle: 'Assign Users',
  searchUsers: 'Search users',
  noUsersFound: 'Nobody found',
  moreUsers: 'Show more',
  selectionUnchanged: 'The selection has not changed',
  selectedCount: (count: number) => `${count} selected`,
  userAssigned: 'User assigned',
  usersAssigned: 'Users assigned',
  external: 'External',
  bulkMove: (count: number) => `Move ${count}`,
  bulkAssign: (count: number) => `Assign to ${count}`,
  bulkAssignNote: (count: number) =>
    `The chosen users replace everybody who is currently assigned to the ${count} selected records.`,
  chooseStatus: 'Choose a status first',
  noCommonStatus: 'There is no status that all of the selected records can change to now.',
  bulkResult: (done: number, refused: number) => `${done} changed, ${refused} refused. The refused ones stay selected.`,
  undo: 'Undo',
  undoSome: (count: number) => `Undo ${count}`,
  undone: (count: number) => (count === 1 ? 'Undone' : `Undone for ${count}`),
  notUndone: (done: number, count: number, first: string) =>
    done === 0 && count === 1 ? `Not undone. ${first}` : `${done} undone, ${count} not. ${first}`,
  changedSince: 'Somebody has changed it since then.',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  notAllowed: 'You may not do this',
};
