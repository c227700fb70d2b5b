import { texts } from '../../base/texts.ts';
import { wordingIn } from '../../base/wording.ts';

const { number } = wordingIn('en');

/** The texts of a shipment's dangerous goods. */
export const dangerousGoodsMessages = texts('dangerousGoods', {
  title: 'Dangerous goods',
  count: (goods: number) => (goods === 1 ? '1 entry' : `${goods} entries`),
  none: 'No dangerous goods among the assessed items.',
  notAssessed: (count: number) =>
    count === 1
      ? '1 item is not assessed and not covered here'
      : `${number(count)} items are not assessed and not covered here`,
  met: 'All checks of dangerous goods are met',
  notMet: 'Something is not met',
  cannotTell: (reasons: readonly string[]) => `Cannot tell, because ${reasons.join('; ')}`,
  acknowledge: 'Acknowledge',
  acknowledgePair: (pair: string) => `Acknowledge: ${pair}`,
  acknowledged: (who: string | null, when: string) =>
    who ? `Acknowledged by ${who}, ${when}` : `Acknowledged ${when}`,
  rule: (rule: string, advisory: boolean) => (advisory ? `${rule}, advisory` : rule),
  unruled: (pairs: number, rules: string) =>
    pairs === 1 ? `1 other pair: no rule in ${rules}` : `${pairs} other pairs: no rule in ${rules}`,
  limits: (passenger: string | null, cargo: string | null) =>
    `Per package: passenger aircraft ${passenger ?? 'not known'}, cargo aircraft ${cargo ?? 'not known'}`,
  group: (group: string) => `PG ${group}`,
  declaration: 'Declaration',
  declarationOpen: (count: number) => `${number(count)} missing`,
  state: { KNOWN: 'known', MISSING: 'missing', BY_HAND: 'by hand', DOES_NOT_APPLY: 'not required' },
  missing: (names: readonly string[]) => `missing: ${names.join(', ')}`,
  advises: '49 CFR 172 to 177. Decision support, no legal determination.',
});
