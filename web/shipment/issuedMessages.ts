import { texts } from '../base/texts.ts';

/** The texts about issued papers. */
export const issuedMessages = texts('issuedPapers', {
  title: 'Issued papers',
  revision: 'Revision',
  revisionOf: (revision: number, replaces: number | null) =>
    replaces === null ? String(revision) : `${revision}, replaces ${replaces}`,
  date: 'Issued',
  by: 'By',
  none: 'No papers are issued yet.',
  purpose: 'Issued papers stay here as they were, whatever is changed in the shipment afterwards.',
  issue: (revision: number) => `Issue revision ${revision}`,
  confirm: 'Issue',
  question: (revision: number) =>
    revision === 1
      ? 'Do you want to issue the papers as the shipment is now? Printing them again will give the same papers.'
      : `Do you want to issue the papers as the shipment is now? Revision ${revision} replaces revision ${revision - 1}, which stays here.`,
  done: (revision: number) => `Revision ${revision} issued`,
  changed: 'The shipment has changed since its papers were issued. Download still gives the issued papers.',
  more: (changes: string) => `and ${changes}`,
  draft: 'Download a draft of the next revision',
});
