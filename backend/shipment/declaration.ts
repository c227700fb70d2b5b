/** The contents of the paper about dangerous goods, and which of them are unknown. */
import { isMassOrVolume } from '../regulation/measure.ts';
import { candidatesOf } from '../regulation/unNumbers.ts';
import { declarationMessages as messages } from './adviceMessages.ts';
import type { DangerFacts, DangerousGood, DangerousItem } from './dangerFacts.ts';

/** Whether a part is known here, missing, or added to the paper by hand. */
export const declarationStates = ['known', 'missing', 'by_hand'] as const;

/** One part of the declaration. */
export interface DeclarationPart {
  readonly name: string;
  readonly rule: string;
  readonly state: (typeof declarationStates)[number];
  /** The goods that the part is unknown for. */
  readonly missing: string[];
}

/** Returns the parts of the shipping description of 49 CFR 172.202(a), in its order, and those added by hand. */
export function declarationOf(
  items: readonly DangerousItem[],
  goods: readonly DangerousGood[],
  {
    package_quantity,
    package_type,
    packages: lines,
  }: Pick<DangerFacts, 'package_quantity' | 'package_type' | 'packages'>,
): DeclarationPart[] {
  const part = (name: string, rule: string, missing: readonly string[]): DeclarationPart => ({
    name,
    rule,
    state: missing.length > 0 ? 'missing' : 'known',
    missing: [...new Set(missing)],
  });
  const without = (lacks: (good: DangerousGood) => boolean) => goods.filter(lacks).map(({ name }) => name);
  const hasGroup = ({ un_number }: DangerousGood) =>
    un_number !== null && candidatesOf(un_number, null).some(({ packingGroup }) => packingGroup !== null);
  const packages =
    lines.length > 0
      ? lines.some((line) => line.package_type === null)
      : package_quantity === null || package_type === null;
  return [
    part(
      messages.number,
      '49 CFR 172.202(a)(1)',
      without(({ un_number }) => un_number === null),
    ),
    part(
      messages.name,
      '49 CFR 172.202(a)(2)',
      without(({ proper_shipping_name }) => proper_shipping_name === null),
    ),
    part(
      messages.hazard,
      '49 CFR 172.202(a)(3)',
      without(({ dg_class }) => dg_class === null),
    ),
    part(
      messages.group,
      '49 CFR 172.202(a)(4)',
      without((good) => good.packing_group === null && (hasGroup(good) || good.in_table === false)),
    ),
    part(
      messages.quantity,
      '49 CFR 172.202(a)(5)',
      items.filter(({ size_per_item }) => !isMassOrVolume(size_per_item)).map(({ material }) => material),
    ),
    part(messages.packages, '49 CFR 172.202(a)(7)', packages ? [messages.ofShipment] : []),
    { name: messages.telephone, rule: '49 CFR 172.201(d), 172.604', state: 'by_hand', missing: [] },
    { name: messages.certification, rule: '49 CFR 172.204', state: 'by_hand', missing: [] },
  ];
}
