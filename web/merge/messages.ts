import { formatCount } from '../base/format.ts';
import { texts } from '../base/laterTexts.ts';
import { wordingIn } from '../base/wording.ts';
import type { MergeableType, NamingKind } from '../generated/operations.ts';

const counted = (count: number, one: string, several: string) => `${formatCount(count)} ${count === 1 ? one : several}`;

const named: Readonly<Record<NamingKind, (count: number) => string>> = {
  PURCHASE_ORDERS: (count) => counted(count, 'order', 'orders'),
  ORDER_ITEMS: (count) => counted(count, 'item', 'items'),
  COMMERCIAL_INVOICES: (count) => counted(count, 'shipment', 'shipments'),
  END_USERS: (count) => counted(count, 'end user', 'end users'),
  ATTACHMENTS: (count) => counted(count, 'document', 'documents'),
  SAVED_VIEWS: (count) => counted(count, 'view', 'views'),
  FILE_IMPORTS: (count) => counted(count, 'import', 'imports'),
};

const titles: Readonly<Record<MergeableType, string>> = {
  VENDOR: 'Duplicate Vendors',
  END_USER: 'Duplicate End Users',
  GROUP: 'Duplicate Groups',
};

/** The texts about records that are one. */
export const mergeMessages = texts('merge', {
  titles,
  listed: (parts: readonly string[]) => wordingIn('en').list(parts),
  duplicates: 'Duplicates',
  purpose: 'These look alike. Compare two, then merge them, or say that they are not the same.',
  alike: (percent: number) => `${formatCount(percent)}% alike`,
  same: 'Same name or number',
  compare: 'Compare',
  notSame: 'Not the Same',
  notSameDone: (one: string, other: string) => `${one} and ${other} are no longer shown as duplicates.`,
  none: 'No duplicates',
  noneHint: 'No two names are alike, or you have answered all that are.',
  more: 'These are the pairs that are most alike. More appear once these are answered.',
  mergeWith: 'Merge with…',
  merge: 'Merge',
  mergeTitle: 'Merge records that are one',
  selectTwo: 'Select at least two records',
  selectFewer: (most: number) => `Select at most ${formatCount(most)} records`,
  sameAs: (label: string) => `Which record is the same as ${label}?`,
  chooseOne: 'Choose a record first',
  whichStays: 'Which record stays?',
  allSame: 'The records have the same values.',
  sameFields: (count: number) => `${counted(count, 'field is', 'fields are')} the same`,
  address: 'Address',
  created: (date: string) => `Created ${date}`,
  named,
  namedByNone: 'Nothing names it',
  /** @param counts what names the others: `12 orders and 40 items` */
  moves: (counts: string, into: string) => `${counts} will name ${into}.`,
  movesNone: 'Nothing names the others.',
  undoHint: 'The others end; their addresses lead to the one that stays. It can be undone for a day.',
  lapsing: (count: number) =>
    count === 1
      ? 'The approval of 1 shipment that has not left will no longer count.'
      : `The approvals of ${formatCount(count)} shipments that have not left will no longer count.`,
  screeningLapses:
    'The screening that stays was of another name or country. Its date is cleared: it has to be screened again.',
  prohibited: 'The one that stays is prohibited (level 4): orders of the others may no longer leave.',
  merged: (label: string) => `Merged into ${label}`,
  wasMerged: (label: string, into: string) => `${label} was merged into ${into}`,
  filterMerged: (label: string, into: string) => `“${label}” was merged into “${into}”, which is shown instead.`,
  /** @param names the records that ended */
  mergedHere: (names: string) => `${names} was merged into this record.`,
  byAt: (who: string, at: string) => `By ${who}, ${at}.`,
  undoUntil: (time: string) => `It can be undone until ${time}.`,
  undo: 'Undo Merge',
  undone: 'The merge is undone',
  undoneExcept: (names: string) => `The merge is undone. Changed since, and so left as it was: ${names}`,
  mergedFrom: 'Merged into it',
  mergedInto: 'Merged into',
});
