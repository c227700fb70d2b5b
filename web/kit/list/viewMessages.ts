import { texts } from '../../base/texts.ts';

/** The texts about views of lists and their columns. */
export const viewMessages = texts('listViews', {
  save: 'Save',
  saveAs: 'Save as…',
  reset: 'Reset',
  /** @param view the name of a view */
  actionsOf: (view: string) => `Actions of “${view}”`,
  edit: 'Rename or share…',
  copyLink: 'Copy link',
  opensWithIt: 'Open the list with it',
  opensNoMore: 'No longer open the list with it',
  opensWithAll: 'Open the list with all rows',
  opensAsShared: 'Open the list as it is set for everybody',
  remove: 'Remove…',
  removeTitle: 'Remove view',
  removeVerb: 'Remove',
  /** @param view the name of a view */
  removeQuestion: (view: string) => `Remove the view “${view}”?`,
  removeShared: 'Whoever it is shared with loses it, too. The rows of the list stay.',
  removeOwn: 'The rows of the list stay.',
  /** @param view the name of a view */
  removed: (view: string) => `Removed: ${view}`,
  /** @param view the name of a view */
  saved: (view: string) => `Saved: ${view}`,
  editTitle: 'Edit view',
  name: 'Name',
  nameRequired: 'A view needs a name',
  sharing: 'Shared with',
  sharings: { PRIVATE: 'Nobody', PROGRAM: 'The program', ORGANIZATION: 'The organization: in each program' },
  sharingOfOrganization: 'The organization',
  sharingDenied: 'Your role does not share views',
  opensList: 'The list opens with it for whoever it is shared with',
  keeps: 'It keeps the filters, the search, the order and the columns of the list.',
  /** @param who who changed it; null if unknown @param view the name of a view */
  news: (who: string | null, view: string) =>
    `${who ?? 'Somebody'} has changed “${view}”. You see it as it was before.`,
  showNews: 'Show it as it is now',
  /** @param view the name of a view; empty if unknown */
  missing: (view: string) =>
    view === ''
      ? 'The view of this address is not shared with you, or no longer exists.'
      : `The view “${view}” is not shared with you, or no longer exists. Whoever sent you the address can share it.`,
  /** @param view the name of a view */
  gone: (view: string) => `The view “${view}” was removed. The list stays as you see it.`,
  dismiss: 'Dismiss',
  shown: 'Shown',
  more: 'More',
  always: 'Always shown',
  /** @param column the heading of a column */
  move: (column: string) => `Move ${column}`,
  /** Told after a move by keyboard. */
  movedTo: (column: string, position: number, total: number) => `${column}: ${position} of ${total}`,
  moveHint: 'Arrow keys move it up and down.',
  /** @param column the heading of a column */
  width: (column: string) => `Width of ${column} in pixels`,
  ownWidth: 'auto',
});
