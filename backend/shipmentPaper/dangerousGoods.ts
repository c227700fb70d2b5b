import { writeHeading, writeNotes } from '../pdf/blocks.ts';
import { plain } from '../pdf/clean.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { type Cell, writeTable } from '../pdf/table.ts';
import { formatNumber, nothing, orNothing } from '../pdf/values.ts';
import { fromUnits, toUnits, trimDecimal } from '../record/decimal.ts';
import { isMassOrVolume } from '../regulation/measure.ts';
import { unitBeside } from '../regulation/units.ts';
import { candidatesOf } from '../regulation/unNumbers.ts';
import { packageWords } from '../shipment/rules.ts';
import { listed, ranges } from './format.ts';
import { paper } from './messages.ts';
import type { PaperItem, Papers } from './read.ts';

type Good = Papers['danger']['goods'][number];

/** Formats a class and its subsidiary hazards for transport documents: `3 (6.1)`; an explosive's class has its letter. */
export function hazardsOf({ dg_class, subsidiary_hazards }: Good): string {
  const subsidiary = subsidiary_hazards.length > 0 ? ` (${subsidiary_hazards.join(', ')})` : '';
  return `${dg_class ?? ''}${subsidiary}`;
}

/**
 * Writes what carriers ask about a shipment: its dangerous goods and their segregation, or that there are none.
 * @param follows the points of what stays with its end
 */
export async function writeDangerousGoods(sheet: Sheet, papers: Papers, follows: number): Promise<void> {
  const { items, danger } = papers;
  const isAssessed = items.length > 0 && items.every(({ assessed }) => assessed);
  const goods = new Map(danger.goods.map((good) => [good.order_item_id, good]));
  const rows = [
    ...items.flatMap((item) => {
      const good = goods.get(item.id);
      return good ? [rowOf(papers, good, item)] : [];
    }),
    ...danger.goods.filter(({ order_item_id }) => order_item_id === null).map((ice) => rowOf(papers, ice)),
  ];
  const heading = paper.dangerousGoods;
  const missing = isAssessed ? (rows.length === 0 ? [paper.noDangerousGoods] : []) : [notAssessed(items)];
  const notes = [...missing, ...warningsOf(danger)];
  if (rows.length === 0) writeHeading(sheet, heading, 14 + (notes.length === 1 ? follows + 4 : 0));
  else {
    await writeTable(
      sheet,
      [
        { title: paper.unNumber, width: 52 },
        { title: paper.properShippingName },
        { title: paper.dgClass, width: 66 },
        { title: paper.packingGroup, width: 48 },
        { title: paper.netQuantity, width: 84 },
        { title: paper.packages, width: 110 },
        { title: paper.line, width: 26, numeric: true },
      ],
      rows,
      { heading, follows: notes.length === 0 ? follows : 0 },
    );
  }
  writeNotes(sheet, notes, follows);
}

/**
 * Returns the row of goods: 49 CFR 172.202(a). The proper shipping name is that of 49 CFR 172.101, never what the goods are
 * called here; where the table leaves it open, it is filled in by hand.
 */
function rowOf(papers: Papers, good: Good, item?: PaperItem): (Cell | string)[] {
  const quantity = item ? netQuantity(item.quantity, item) : measured(papers.shipment.dry_ice ?? '0', 'KGM');
  return [
    orNothing(good.un_number),
    shippingName(good, item),
    hazardsOf(good) || nothing,
    good.packing_group ?? (needsGroup(good) ? paper.byHandShort : nothing),
    quantity,
    (item ? packedIn(papers, item) : icedIn(papers)).join('; ') || nothing,
    item ? String(item.line) : '',
  ];
}

/** Whether the table has packing groups for the number: then one belongs on the paper. */
const needsGroup = ({ un_number, dg_class }: Good) =>
  un_number !== null && candidatesOf(un_number, null, dg_class).some(({ packingGroup }) => packingGroup !== null);

/**
 * Words the packages that hold goods, with what is in each: 49 CFR 172.202(a)(7). What does not divide evenly, or not without
 * dividing a piece, is stated of all of them together.
 */
const packedIn = ({ packages }: Papers, item: PaperItem) =>
  packages.flatMap((line) => {
    const held = line.contents.find(({ order_item_id }) => order_item_id === item.id);
    if (!held) return [];
    const step = isMassOrVolume(item.size_per_item) ? 1n : 1000n;
    const share = toUnits(held.quantity, 3) / BigInt(line.count);
    const isEven = share * BigInt(line.count) === toUnits(held.quantity, 3) && share % step === 0n;
    const words = isEven ? paper.packageOf : paper.packagesOf;
    return [packageOf(line, netQuantity(isEven ? fromUnits(share, 3) : held.quantity, item), words)];
  });

const icedIn = ({ packages }: Papers) =>
  packages.flatMap((line) => (line.dry_ice === null ? [] : [packageOf(line, measured(line.dry_ice, 'KGM'))]));

const packageOf = (
  { count, package_type }: Papers['packages'][number],
  held: string,
  words: typeof paper.packageOf | typeof paper.packagesOf = paper.packageOf,
) => words(formatNumber(String(count)), packageWords.type(package_type) || paper.package, held);

/** Says that items are not assessed, and which: nothing is claimed of them. */
function notAssessed(items: readonly PaperItem[]): string {
  const open = items.filter(({ assessed }) => !assessed).map(({ line }) => line);
  return paper.notAssessed(open.length > 0 ? listed(ranges(open), 120) : null);
}

/** Returns the name of the table; below it what the assessment says in its own words. */
function shippingName({ proper_shipping_name: name }: Good, item?: PaperItem): Cell {
  const details = plain(item?.dg_description ?? '');
  const isSaid = name?.toLowerCase().includes(details.toLowerCase()) ?? false;
  return { text: name === null ? paper.byHand : plain(name), ...(details !== '' && !isSaid && { below: [details] }) };
}

/**
 * Returns a net quantity of goods with its unit: where they are counted in pieces, what is in all of them; where that is not
 * stated, a line to fill in by hand beside the count.
 */
function netQuantity(quantity: string, item: PaperItem): string {
  const { net_quantity: net = null, net_quantity_unit: unit = null, size_per_item } = item;
  const counted = measured(quantity, size_per_item);
  if (isMassOrVolume(size_per_item)) return counted;
  if (net === null || unit === null) return `${paper.byHandShort} (${counted})`;
  return measured(fromUnits(toUnits(quantity, 3) * toUnits(net, 3), 6), unit);
}

/** Words a quantity, exact decimal text, with its unit. */
function measured(quantity: string, unit: string): string {
  const all = trimDecimal(quantity);
  return `${formatNumber(all)} ${plain(unitBeside(all, unit))}`;
}

/** Lists the pairs not loaded together for the shipment's mode of transport, each once. */
function warningsOf({ pairs }: Papers['danger']): string[] {
  return pairs
    .map(({ one, other, outcome, rule }) =>
      (outcome === 'compare' ? paper.compareLetters : paper.keepApart)(one, other, rule),
    )
    .sort();
}
