import { formatCount } from '../base/format.ts';
import { texts } from '../base/laterTexts.ts';
import type { WorkOutcome, WorkProgressFragment, WorkState } from '../generated/operations.ts';

/** How records of a kind are named: one, and several. */
const NOUNS: Partial<Record<WorkProgressFragment['type'], readonly [one: string, several: string]>> = {
  PURCHASE_ORDER: ['purchase order', 'purchase orders'],
  SHIPMENT: ['shipment', 'shipments'],
  ORDER_ITEM: ['order item', 'order items'],
};

/** Returns a number of records of a kind: "1,234 purchase orders". */
function counted(type: WorkProgressFragment['type'], count: number): string {
  const [one, several] = NOUNS[type] ?? ['record', 'records'];
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}

const states: Readonly<Record<WorkState, string>> = {
  WAITING: 'Waiting',
  RUNNING: 'Running',
  DONE: 'Finished',
  CANCELLED: 'Cancelled',
  FAILED: 'Failed',
};

const outcomes: Readonly<Record<WorkOutcome, string>> = {
  CHANGED: 'Changed',
  UNCHANGED: 'Already so',
  REFUSED: 'Refused',
  NOT_REACHED: 'Not reached',
};

/** Returns what became of the records: "198 changed, 2 refused". */
function outcomeOf({ changed, refused, notReached }: WorkProgressFragment): string {
  const parts = [`${formatCount(changed)} changed`];
  if (refused > 0) parts.push(`${formatCount(refused)} refused`);
  if (notReached > 0) parts.push(`${formatCount(notReached)} not reached`);
  return parts.join(', ');
}

/** The texts about work in the background. */
export const workMessages = texts('work', {
  states,
  outcomes,
  background: 'Work in the background',
  /** What was asked, in words. */
  asked: ({ kind, type, total, status, urgent, storage, undoes }: WorkProgressFragment): string => {
    const records = counted(type, total);
    if (kind === 'IMPORT') return `Import of ${records}`;
    if (undoes) return kind === 'FIELDS' ? `Change ${records} back` : `Move ${records} back`;
    if (kind === 'USERS') return `Assign users to ${records}`;
    if (kind === 'STATUS') return `Move ${records} to ${status?.name ?? 'a status'}`;
    if (urgent !== null) {
      const marked = `Mark ${records} as ${urgent ? 'urgent' : 'not urgent'}`;
      return storage ? `${marked}, with the storage ${storage.name}` : marked;
    }
    return storage ? `Set the storage of ${records} to ${storage.name}` : `Clear the storage of ${records}`;
  },
  describedAs: (text: string) => `Status description: ${text}`,
  assigned: (names: readonly string[]) => (names.length === 0 ? 'Nobody is assigned' : `To ${names.join(', ')}`),
  inProgram: (program: string) => `In ${program}`,
  askedBy: (name: string, moment: string) => `Asked by ${name}, ${moment}`,
  askedAt: (moment: string) => `Asked ${moment}`,
  tookSeconds: (seconds: number) => `took ${formatCount(seconds)} s`,
  progress: (reached: number, total: number) => `${formatCount(reached)} of ${formatCount(total)}`,
  /** The line in the header. */
  headed: ({ state, total, notReached }: WorkProgressFragment): string => {
    if (state === 'WAITING') return `Waiting, ${formatCount(total)}`;
    if (state === 'RUNNING') return `${formatCount(total - notReached)} of ${formatCount(total)}`;
    return states[state];
  },
  ended: (work: WorkProgressFragment): string => `${states[work.state]}: ${outcomeOf(work)}`,
  /** The second line of a work in their list. */
  outcomeOf: (work: WorkProgressFragment & { undoneBy: { id: string } | null }): string =>
    work.undoneBy ? `${outcomeOf(work)}, was undone` : outcomeOf(work),
  cancel: 'Cancel',
  cancelTitle: 'Cancel this work?',
  cancelQuestion: 'Records that were changed already stay as they are. The others are not reached.',
  cancelled: 'Cancelled',
  undo: (count: number) => `Undo ${formatCount(count)}`,
  undoTitle: 'Undo this work?',
  undoQuestion: (undoable: number, changed: number) =>
    undoable === changed
      ? `${formatCount(changed)} changed records move back to what they were, unless they were changed again since.`
      : `${formatCount(undoable)} of ${formatCount(changed)} changed records move back to what they were, unless they were changed again since. The status of the others does not lead back: they stay, and the page of the undo names them.`,
  undoing: 'It is being undone',
  undoOf: 'Undoes earlier work',
  undoneBy: 'Was undone',
  rows: 'Records',
  outcome: 'Outcome',
  record: 'Record',
  reason: 'Why',
  all: (count: number) => `All ${formatCount(count)}`,
  some: (outcome: WorkOutcome, count: number) => `${outcomes[outcome]} ${formatCount(count)}`,
  noRows: 'There are no such records, or you may not open them.',
  lately: 'Of the last 30 days',
  whose: 'Whose work',
  own: 'Yours',
  everybodys: 'Everybody’s',
  what: 'Work',
  state: 'Status',
  by: 'Asked by',
  at: 'Asked',
  noWorks:
    'Changes of more records than one call takes, as of a whole list, go on here while you do something else. Finished work stays for 30 days.',
  notFound: 'There is no such work',
  notFoundHint: 'It finished more than 30 days ago, or is not open to you.',
});
