import { texts } from '../../base/texts.ts';

/** What pages say that can be printed; the documents have more. */
export const printMessages = texts('print', {
  print: 'Print',
});
