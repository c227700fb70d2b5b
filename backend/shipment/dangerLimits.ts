/** Whether the quantity of goods agrees with the limits for a package on aircraft: 49 CFR 172.101, column 9. */
import { measureOf } from '../regulation/measure.ts';
import { packageLimit, packagesFor } from '../regulation/packageLimit.ts';
import { waysOf } from '../regulation/segregation.ts';
import { entriesOf, type UnEntry } from '../regulation/unNumbers.ts';
import { dangerMessages as messages } from './adviceMessages.ts';
import { answerOfAll } from './checkAnswer.ts';
import type { DangerFacts, DangerousItem, Finding } from './dangerFacts.ts';
import { goodsMeasure, pieceOf } from './dangerMeasure.ts';

const met: Finding = { answer: 'met', remarks: [], because: [] };
const notMet = (...remarks: string[]): Finding => ({ answer: 'not_met', remarks, because: [] });
const cannotTell = (...because: string[]): Finding => ({ answer: 'cannot_tell', remarks: [], because });

type Cell = (entry: UnEntry) => string | null;

/** Joins findings; a finding that both aircraft share is told once. */
export function joined(findings: readonly Finding[]): Finding {
  const texts = (of: (finding: Finding) => readonly string[]) => [...new Set(findings.flatMap(of))];
  return {
    answer: answerOfAll(findings.map(({ answer }) => answer)),
    remarks: texts(({ remarks }) => remarks),
    because: texts(({ because }) => because),
  };
}

/**
 * Compares an item's quantity with the limits of its entries. Without a shipment type it may fly, so that only what is
 * within the limits is met.
 * @param entries the possible entries of its number
 * @param isCertain whether its number, class and packing group agree with the table
 */
export function limitsOf(
  item: DangerousItem,
  entries: readonly UnEntry[],
  isCertain: boolean,
  facts: DangerFacts,
): Finding {
  if (!waysOf(facts.shipment_type).includes('air')) return { answer: 'does_not_apply', remarks: [], because: [] };
  if (entries.length === 0) return cannotTell(messages.noLimits);
  const found = joined([
    onAircraft(item, entries, (entry) => entry.passengerAircraft, messages.passenger, facts),
    onAircraft(item, entries, (entry) => entry.cargoAircraft, messages.cargo, facts),
  ]);
  if (found.answer === 'not_met' && facts.shipment_type === null) {
    return { answer: 'cannot_tell', remarks: found.remarks, because: [messages.noType] };
  }
  return found.answer === 'met' && !isCertain ? cannotTell(messages.identityFirst) : found;
}

function onAircraft(
  item: DangerousItem,
  entries: readonly UnEntry[],
  cell: Cell,
  aircraft: string,
  facts: DangerFacts,
) {
  const cells = [...new Set(entries.map(cell))];
  const [text = null] = cells;
  if (cells.length > 1) return cannotTell(messages.severalLimits);
  const limit = packageLimit(text);
  if (limit.kind === 'forbidden') return notMet(messages.forbidden(aircraft));
  if (limit.kind === 'unlimited') return met;
  if (limit.kind !== 'amount' || text === null) return cannotTell(messages.noLimitKnown(aircraft, text));
  const amount = goodsMeasure(item);
  if (!amount) return cannotTell(messages.noMeasure(item.size_per_item));
  if (amount.amount === 0n) return cannotTell(messages.noQuantity);
  const packages = packagesFor(limit, amount, pieceOf(item));
  if (packages === null) return cannotTell(messages.otherMeasure(aircraft, text, amount.of));
  if (packages === Infinity) return notMet(messages.pieceTooLarge(aircraft, text, item.size_per_item));
  const { package_quantity: stated, total_weight } = facts;
  if (packages > 1) {
    const asked = messages.manyPackages(aircraft, text, packages);
    if (stated === null) return { answer: 'cannot_tell' as const, remarks: [asked], because: [messages.noPackages] };
    if (packages > stated) return notMet(asked);
  }
  if (!limit.gross) return met;
  // What the whole shipment weighs is more than any of its packages does.
  const gross = total_weight === null ? null : measureOf(total_weight, 'KGM');
  const isWithin = gross !== null && limit.most.some(({ of, amount: most }) => of === 'mass' && gross.amount <= most);
  return isWithin && gross.amount > 0n ? met : cannotTell(messages.grossLimit(aircraft, text));
}

/** Returns the minimum number of packages for dry ice on aircraft: 172.101, UN1845. @param dryIce kilograms */
export const icePackagesFor = (dryIce: string): number =>
  packagesFor(packageLimit(entriesOf('UN1845')[0]?.passengerAircraft ?? null), measureOf(dryIce, 'KGM')) ?? 1;

const grams = (kilograms: string) => measureOf(kilograms, 'KGM')?.amount ?? 0n;

/** Whether a shipment states dry ice as packing. */
export const hasDryIce = ({ dry_ice }: DangerFacts) => dry_ice !== null && grams(dry_ice) > 0n;

/** Checks the dry ice of a shipment against its items, its weight and its packages: 49 CFR 173.217. */
export function dryIceOf(facts: DangerFacts): Finding {
  const { dry_ice, package_quantity, shipment_type, total_weight, items } = facts;
  const isStored = items.some(({ storage }) => storage === 'dry_ice');
  if (dry_ice === null || !hasDryIce(facts)) {
    if (isStored) return notMet(messages.iceNotStated);
    return items.length === 0 ? cannotTell(messages.noItems) : { answer: 'does_not_apply', remarks: [], because: [] };
  }
  const weight =
    total_weight === null || grams(total_weight) === 0n
      ? cannotTell(messages.iceNoWeight)
      : grams(dry_ice) < grams(total_weight)
        ? met
        : notMet(messages.iceTooHeavy(dry_ice, total_weight));
  if (!waysOf(shipment_type).includes('air')) return weight;
  const packages = icePackagesFor(dry_ice);
  if (package_quantity === null) return joined([weight, icePackagesOpen(packages)]);
  return joined([weight, packages > package_quantity ? notMet(messages.icePackages(packages)) : met]);
}

const icePackagesOpen = (packages: number): Finding => ({
  answer: 'cannot_tell',
  remarks: packages > 1 ? [messages.icePackages(packages)] : [],
  because: [messages.iceNoPackages],
});
