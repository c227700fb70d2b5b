import { texts } from '../../base/texts.ts';
import { messages as words } from '../../base/words.ts';

/** The texts of printed documents, and of what is not printed. */
export const printedMessages = texts('printed', {
  /** @param reason why it failed */
  failed: (reason: string) => `The document could not be made: ${reason}`,
  /** The foot of each page. @param name of the record or list @param moment in words */
  foot: (name: string, moment: string, person: string) => `${name}, as of ${moment}, printed by ${person}`,
  /** @param rows how many print @param count how many there are, both in digits */
  firstRows: (rows: string, count: string) => `These are the first ${rows} of ${count} rows.`,
  dollars: 'All money is in US dollars.',
  emptyColumns: (columns: readonly string[]) => `Set on no line and therefore no column: ${words.listed(columns)}.`,
  emptyFields: (fields: readonly string[]) => `Not set: ${words.listed(fields)}.`,
  left: (lists: readonly string[]) => `Not in this document: ${words.listed(lists)}.`,
  noComments: 'Comments are not printed.',
  unsaved: (changes: number) =>
    changes === 1 ? 'Draft: 1 change is not saved' : `Draft: ${changes} changes are not saved`,
  draft: 'Draft',
});
