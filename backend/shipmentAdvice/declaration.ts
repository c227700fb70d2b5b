/** The contents of the paper about dangerous goods, and which of them are unknown. */
import { waysOf } from '../regulation/segregation.ts';
import { candidatesOf } from '../regulation/unNumbers.ts';
import { declarationMessages as messages } from './adviceMessages.ts';
import type { DangerFacts, DangerousGood, DangerousItem } from './dangerFacts.ts';
import { goodsMeasure } from './dangerMeasure.ts';
import { parcelsOf } from './dangerPacked.ts';

/** Whether a part is known here, missing, added to the paper by hand, or not required for these goods. */
export const declarationStates = ['known', 'missing', 'by_hand', 'does_not_apply'] as const;

/** One part of the declaration. */
export interface DeclarationPart {
  readonly name: string;
  readonly rule: string;
  readonly state: (typeof declarationStates)[number];
  /** The goods that the part is unknown for. */
  readonly missing: string[];
}

const part = (name: string, rule: string, missing: readonly string[]): DeclarationPart => ({
  name,
  rule,
  state: missing.length > 0 ? 'missing' : 'known',
  missing: [...new Set(missing)],
});

/**
 * Returns the parts of the shipping description of 49 CFR 172.202(a), in its order, and those added by hand. Dry ice alone on
 * an aircraft needs less.
 */
export function declarationOf(
  items: readonly DangerousItem[],
  goods: readonly DangerousGood[],
  facts: DangerFacts,
): DeclarationPart[] {
  // What is not assessed may be dangerous: nothing of it is known.
  const open = facts.items.filter((item) => !item.assessed && !items.includes(item)).map(({ material }) => material);
  const without = (lacks: (good: DangerousGood) => boolean) => [
    ...goods.filter(lacks).map(({ name }) => name),
    ...open,
  ];
  const described = [
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
  ];
  if (isDryIceAlone(goods, facts)) return [...ofDryIce(described), ...icePackages(items, facts), ...exempted()];
  const packages =
    facts.packages.length > 0
      ? facts.packages.some(({ package_type }) => package_type === null)
      : facts.package_quantity === null || facts.package_type === null;
  return [
    ...described,
    part(messages.group, '49 CFR 172.202(a)(4)', without(lacksGroup)),
    part(messages.quantity, '49 CFR 172.202(a)(5)', [
      ...items.filter((item) => goodsMeasure(item) === null).map(({ material }) => material),
      ...open,
    ]),
    part(messages.packages, '49 CFR 172.202(a)(7)', packages ? [messages.ofShipment] : []),
    { name: messages.telephone, rule: '49 CFR 172.201(d), 172.604', state: 'by_hand', missing: [] },
    { name: messages.certification, rule: '49 CFR 172.204', state: 'by_hand', missing: [] },
  ];
}

const lacksGroup = (good: DangerousGood) =>
  good.packing_group === null &&
  (good.in_table === false ||
    (good.un_number !== null && candidatesOf(good.un_number, null).some(({ packingGroup }) => packingGroup !== null)));

/** Dry ice on aircraft is excepted from shipping papers if other papers state name, class, number, packages and net mass. */
const iceRule = '49 CFR 173.217(c)(4)';
const ice = 'UN1845';

/** Whether dry ice is all that is dangerous in a shipment by air; not while something is not assessed. */
function isDryIceAlone(goods: readonly DangerousGood[], { shipment_type, items }: DangerFacts): boolean {
  const flies = shipment_type !== null && waysOf(shipment_type).includes('air');
  return flies && goods.every(({ un_number }) => un_number === ice) && items.every(({ assessed }) => assessed);
}

const ofDryIce = (described: readonly DeclarationPart[]) => described.map((each) => ({ ...each, rule: iceRule }));

/** What each of several packages holds is written by hand, unless the lines of packages say where all the ice is. */
function icePackages(items: readonly DangerousItem[], facts: DangerFacts): DeclarationPart[] {
  const { package_quantity: count, packages } = facts;
  const isListed = items.every((item) =>
    item.id === null ? packages.some(({ dry_ice }) => dry_ice !== null) : parcelsOf(item, facts) !== null,
  );
  const unknown = items.filter((item) => goodsMeasure(item) === null).map(({ material }) => material);
  const each = part(messages.netMass, iceRule, unknown);
  return [
    part(messages.packageCount, iceRule, count === null ? [messages.ofShipment] : []),
    unknown.length === 0 && count !== 1 && !isListed ? { ...each, state: 'by_hand' } : each,
  ];
}

/** 172.600(d): what needs no shipping paper needs no emergency telephone number either. */
const exempted = (): DeclarationPart[] => [
  { name: messages.telephone, rule: `${iceRule}, 172.600(d)`, state: 'does_not_apply', missing: [] },
  { name: messages.certification, rule: iceRule, state: 'does_not_apply', missing: [] },
];
