import { texts } from '../../base/texts.ts';
import { wordingIn } from '../../base/wording.ts';

const { number } = wordingIn('en');

/** The texts of the export rule's advice. */
export const exportRuleMessages = texts('exportRule', {
  title: 'Export',
  levels: {
    REQUIRED: 'EEI required',
    COULD_EXCEED: 'Could exceed',
    AT_LIMIT: 'At the limit',
    EXEMPT: 'Exempt',
  },
  incomplete: 'Needs 10 digits',
  limit: (limit: string) => `limit ${limit} per code`,
  origin: {
    DOMESTIC: (value: string) => `domestic ${value}`,
    FOREIGN: (value: string) => `foreign ${value}`,
    UNKNOWN: (value: string) => `origin unknown ${value}`,
  },
  assumes:
    'Goods made only in the United States count as domestic, goods made only elsewhere as foreign. The two are reported separately; the total of a code determines its level.',
  legend: (text: string) => `The invoice prints: ${text}`,
  withEccns: (eccns: readonly string[]) => `Beside it: ECCN ${eccns.join(', ')}`,
  statement: 'Text of the statement',
  noCodes: 'No item has an HS Code that can be read',
  withoutCode: (count: number) =>
    count === 1
      ? '1 item has no HS Code that can be read, and is not included in any total'
      : `${number(count)} items have no HS Code that can be read, and are not included in any total`,
  advises: (rule: string) => `${rule}. Decision support, no legal determination.`,
  more: (count: number) => `${number(count)} more ${count === 1 ? 'note' : 'notes'} on the rule`,
});
