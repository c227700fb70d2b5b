import { formatCount } from '../../base/format.ts';
import { texts } from '../../base/texts.ts';
import { wordingIn } from '../../base/wording.ts';

const { number } = wordingIn('en');

/** Lists how many records are in each status: "3 Open, 2 Closed". */
const listed = (counts: readonly (readonly [status: string, count: number])[]) =>
  counts.map(([status, count]) => `${formatCount(count)} ${status}`).join(', ');

/** The texts of all record pages. */
export const recordMessages = texts('record', {
  edit: 'Edit',
  unsaved: (count: number) => `${formatCount(count)} unsaved ${count === 1 ? 'change' : 'changes'}`,
  changeStatus: 'Change status',
  changeStatusTitle: 'Change Status',
  status: 'Status',
  statusMoved: (status: string) => `Somebody has set this to ${status} meanwhile. The choices are those of now.`,
  removedMeanwhile:
    'Somebody has removed this, or you may no longer open it. It cannot be saved. Your input stays here to be copied.',
  stays: (status: string) => `${status} (unchanged)`,
  unfinished: 'Some items are not finished',
  closeAnyway: 'Close anyway',
  closeManyAnyway: (count: number) => `Close ${number(count)} anyway`,
  moveOf: (record: string, status: string) => `Status ${status}: ${record}`,
  fromTo: (from: string, to: string) => (from === to ? `Stays ${from}` : `From ${from} to ${to}`),
  description: 'Status description',
  noDescription: 'None',
  notYet: 'Not yet',
  notYetBecause: (status: string, reason: string) => `Not yet ${status}: ${reason}`,
  noNextStatus: 'There is no status that this record can change to now.',
  assignUsers: 'Assign users',
  assignUsersTitle: 'Assign Users',
  searchUsers: 'Search users',
  noUsersFound: 'Nobody found',
  moreUsers: 'Show more',
  selectedCount: (count: number) => `${number(count)} selected`,
  userAssigned: 'User assigned',
  usersAssigned: 'Users assigned',
  external: 'External',
  bulkMove: (able: number, count: number) =>
    able === count ? `Move ${formatCount(count)}` : `Move ${formatCount(able)} of ${formatCount(count)}`,
  moveAll: (count: number) => `Move all ${formatCount(count)}`,
  assignAll: (count: number) => `Assign to all ${formatCount(count)}`,
  statusOffer: (status: string, able: number, count: number) =>
    able === count ? status : `${status} (${formatCount(able)} of ${formatCount(count)})`,
  mixedStatuses: (counts: readonly (readonly [status: string, count: number])[]) =>
    `Now ${listed(counts)}. A number says how many of them can change to a status: the present status of the others does not lead there.`,
  cannotMove: (counts: readonly (readonly [status: string, count: number])[], to: string) =>
    `${listed(counts)} cannot change to ${to} and will be refused.`,
  noneCanMove: (counts: readonly (readonly [status: string, count: number])[]) =>
    `None of them can change to another status now: ${listed(counts)}.`,
  staysSince: (label: string, to: string, before: string) => `${label}: ${to} does not lead back to ${before}.`,
  inBackground: (count: number) =>
    `All ${formatCount(count)} are changed in the background: you can leave, and a page tells what became of each. Those whose status does not lead there are refused.`,
  changedInBackground: (count: number) =>
    `All ${formatCount(count)} are changed in the background: you can leave, and a page tells what became of each.`,
  usersInBackground: (count: number) =>
    `The chosen users replace everybody who is currently assigned to all ${formatCount(count)} records. They are changed in the background: you can leave, and a page tells what became of each.`,
  notForAll: (count: number, to: string) =>
    `The status of ${formatCount(count)} of them does not lead to ${to}: they will be refused.`,
  closeUnfinished: 'Also close those with items that are not received or not shipped',
  started: (count: number) => `${formatCount(count)} records are being changed in the background`,
  showProgress: 'Show progress',
  bulkAssign: (count: number) => `Assign to ${number(count)}`,
  bulkAssignNote: (count: number) =>
    `The chosen users replace everybody who is currently assigned to the ${number(count)} selected records.`,
  updatedMany: (count: number) => (count === 1 ? 'Updated' : `Updated ${number(count)}`),
  bulkResult: (done: number, refused: number) =>
    `${number(done)} changed, ${number(refused)} refused. The refused ones stay selected.`,
  undo: 'Undo',
  undoSome: (count: number) => `Undo ${number(count)}`,
  undone: (count: number) => (count === 1 ? 'Undone' : `Undone for ${number(count)}`),
  notUndone: (done: number, count: number, first: string) =>
    done === 0 && count === 1 ? `Not undone. ${first}` : `${number(done)} undone, ${number(count)} not. ${first}`,
  changedSince: 'Somebody has changed it since then.',
  changes: (count: number) => (count === 1 ? '1 change' : `${number(count)} changes`),
  notAllowed: 'You may not do this',
  notSet: 'Not set',
  open: (count: number) => `${formatCount(count)} open`,
  /** @param unknown how many of them cannot be told */
  moreOpen: (count: number, unknown: number) =>
    `${formatCount(count)} more${unknown > 0 ? `, ${formatCount(unknown)} of which cannot be told` : ''}`,
  doneOf: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} done`,
  done: (names: readonly string[]) => `${names.length} done: ${names.join(', ')}`,
  notNeeded: (names: readonly string[]) =>
    `${names.length} ${names.length === 1 ? 'does' : 'do'} not apply: ${names.join(', ')}`,
  kinds: { blocks: 'Blocks', advises: 'Advises', unknown: 'Open' },
});
