/** Whether the quantity of goods agrees with the limits for a package on aircraft: 49 CFR 172.101, column 9. */
import { measureOf } from '../regulation/measure.ts';
import { packageLimit, packagesFor } from '../regulation/packageLimit.ts';
import { waysOf } from '../regulation/segregation.ts';
import { entriesOf, type UnEntry } from '../regulation/unNumbers.ts';
import { dangerMessages as messages } from './adviceMessages.ts';
import { answerOfAll } from './checkAnswer.ts';
import type { DangerFacts, DangerousItem, Finding } from './dangerFacts.ts';
import { goodsMeasure, pieceOf } from './dangerMeasure.ts';
import { isPackedExactly, type Parcel, parcelsOf } from './dangerPacked.ts';
import { lineName, type NumberedLine, numbered } from './packageLines.ts';

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
  const parcels = parcelsOf(item, facts);
  if (parcels !== null) {
    const each = parcels.map((parcel) => inParcel(parcel, limit, { aircraft, text }));
    // What is listed too much or too little says nothing about the rest.
    return joined([...each, isPackedExactly(item, facts) ? met : cannotTell(messages.notPacked)]);
  }
  if (packages === Infinity) return notMet(messages.pieceTooLarge(aircraft, text, item.size_per_item));
  const { package_quantity: stated, total_weight } = facts;
  if (packages > 1) {
    const asked = messages.manyPackages(aircraft, text, packages);
    if (stated === null) return { answer: 'cannot_tell' as const, remarks: [asked], because: [messages.noPackages] };
    if (packages > stated) return notMet(asked);
  }
  if (!limit.gross) return met;
  // What the whole shipment weighs is more than any of its packages does.
  const isWithin = total_weight !== null && isGrossWithin(total_weight, limit);
  return isWithin ? met : cannotTell(messages.grossLimit(aircraft, text));
}

type AmountLimit = Extract<ReturnType<typeof packageLimit>, { kind: 'amount' }>;

/** Whether a gross mass, in kilograms, is within a limit; a mass of 0 is none. */
function isGrossWithin(kilograms: string, limit: AmountLimit): boolean {
  const gross = grams(kilograms);
  return (
    gross > 0n && limit.most.some(({ of, amount }) => of === 'mass' && (limit.below ? gross < amount : gross <= amount))
  );
}

/** Compares what one package holds with the limit of the cell `text`. */
function inParcel(
  { line, amount, isMixed }: Parcel,
  limit: AmountLimit,
  { aircraft, text }: { readonly aircraft: string; readonly text: string },
): Finding {
  const where = lineName(line);
  const packages = packagesFor(limit, amount);
  if (amount === null || packages === null) return cannotTell(messages.noMeasureIn(where));
  if (packages > 1) return notMet(messages.overInPackage(where, aircraft, text));
  if (isMixed) return cannotTell(messages.mixedPackage(where));
  if (!limit.gross) return met;
  if (line.gross_weight === null) return cannotTell(messages.noGrossIn(where, aircraft, text));
  return isGrossWithin(line.gross_weight, limit) ? met : notMet(messages.overInPackage(where, aircraft, text));
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
  const twice = items.some(({ un_number }) => un_number === 'UN1845') ? [cannotTell(messages.iceTwice)] : [];
  if (facts.packages.length > 0)
    return joined([...twice, ...icedLines(facts).map((line) => iceInPackage(line, facts))]);
  const weight =
    total_weight === null || grams(total_weight) === 0n
      ? cannotTell(messages.iceNoWeight)
      : grams(dry_ice) < grams(total_weight)
        ? met
        : notMet(messages.iceTooHeavy(dry_ice, total_weight));
  if (!waysOf(shipment_type).includes('air')) return joined([...twice, weight]);
  const packages = icePackagesFor(dry_ice);
  if (package_quantity === null) return joined([...twice, weight, icePackagesOpen(packages)]);
  return joined([...twice, weight, packages > package_quantity ? notMet(messages.icePackages(packages)) : met]);
}

/** Returns the lines of packages with dry ice. */
export const icedLines = ({ packages }: DangerFacts) =>
  numbered(packages).filter(({ dry_ice }) => dry_ice !== null && grams(dry_ice) > 0n);

/** Checks the dry ice in each of the packages of a line. */
function iceInPackage(line: NumberedLine, { shipment_type }: DangerFacts): Finding {
  const { dry_ice, gross_weight } = line;
  const where = lineName(line);
  const ice = dry_ice ?? '0';
  const weight =
    gross_weight === null
      ? cannotTell(messages.noGrossOf(where))
      : grams(ice) < grams(gross_weight)
        ? met
        : notMet(messages.iceTooHeavyIn(where, ice, gross_weight));
  const isOver = waysOf(shipment_type).includes('air') && icePackagesFor(ice) > 1;
  return joined([weight, isOver ? notMet(messages.iceOver(where)) : met]);
}

const icePackagesOpen = (packages: number): Finding => ({
  answer: 'cannot_tell',
  remarks: packages > 1 ? [messages.icePackages(packages)] : [],
  because: [messages.iceNoPackages],
});
