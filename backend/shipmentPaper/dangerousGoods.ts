import { unitName } from '../lookup/rules.ts';
import { writeHeading, writeNotes } from '../pdf/blocks.ts';
import { plain } from '../pdf/clean.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { type Cell, writeTable } from '../pdf/table.ts';
import { fromUnits, toUnits, trimDecimal } from '../record/decimal.ts';
import { isMassOrVolume } from '../regulation/measure.ts';
import { formatNumber, listed, nothing, orNothing, ranges } from './format.ts';
import { paper } from './messages.ts';
import type { PaperItem, Papers } from './read.ts';

/** Formats a class and its subsidiary hazards for transport documents: `3 (6.1)`; an explosive's class has its letter. */
export function hazardsOf({ dg_class, subsidiary_hazards }: Papers['danger']['goods'][number]): string {
  const subsidiary = subsidiary_hazards.length > 0 ? ` (${subsidiary_hazards.join(', ')})` : '';
  return `${dg_class ?? ''}${subsidiary}`;
}

/**
 * Writes what carriers ask about a shipment: its dangerous goods and their segregation, or that there are none.
 * @param follows the points of what stays with its end
 */
export async function writeDangerousGoods(
  sheet: Sheet,
  { shipment, items, danger }: Papers,
  follows: number,
): Promise<void> {
  const isAssessed = items.length > 0 && items.every(({ assessed }) => assessed);
  const rows = [
    ...items.flatMap((item): (Cell | string)[][] =>
      item.danger
        ? [
            [
              orNothing(item.un_number),
              hazardsOf(item.danger),
              shippingName(item, item.danger),
              orNothing(item.danger.packing_group),
              ...netQuantity(item),
              String(item.line),
            ],
          ]
        : [],
    ),
    ...danger.goods
      .filter(({ order_item_id }) => order_item_id === null)
      .map((ice) => [
        orNothing(ice.un_number),
        hazardsOf(ice),
        plain(ice.name),
        nothing,
        formatNumber(trimDecimal(shipment.dry_ice ?? '0')),
        unitName('KGM'),
        '',
      ]),
  ];
  const heading = paper.dangerousGoods;
  const missing = isAssessed ? (rows.length === 0 ? [paper.noDangerousGoods] : []) : [notAssessed(items)];
  const notes = [...missing, ...warningsOf(danger)];
  if (rows.length === 0) writeHeading(sheet, heading, 14 + (notes.length === 1 ? follows + 4 : 0));
  else {
    await writeTable(
      sheet,
      [
        { title: paper.unNumber, width: 70 },
        { title: paper.dgClass, width: 90 },
        { title: paper.properShippingName },
        { title: paper.packingGroup, width: 30 },
        { title: paper.quantity, width: 60, numeric: true },
        { title: paper.unit, width: 60 },
        { title: paper.line, width: 30, numeric: true },
      ],
      rows,
      { heading, follows: notes.length === 0 ? follows : 0 },
    );
  }
  writeNotes(sheet, notes, follows);
}

/** Says that items are not assessed, and which: nothing is claimed of them. */
function notAssessed(items: readonly PaperItem[]): string {
  const open = items.filter(({ assessed }) => !assessed).map(({ line }) => line);
  return paper.notAssessed(open.length > 0 ? listed(ranges(open), 120) : null);
}

/** Returns the name of 49 CFR 172.101, never the name of the goods; below it what the assessment says in its own words. */
function shippingName(item: PaperItem, { proper_shipping_name: name }: NonNullable<PaperItem['danger']>): Cell {
  const details = item.dg_description === null ? '' : plain(item.dg_description);
  const isSaid = name?.toLowerCase().includes(details.toLowerCase()) ?? false;
  return { text: orNothing(name), ...(details !== '' && !isSaid && { below: [details] }) };
}

/** Returns the net quantity of goods and its unit: where they are counted in pieces, what is in all of them. */
function netQuantity(item: PaperItem): [string, string] {
  const { net_quantity: net = null, net_quantity_unit: unit = null, size_per_item, quantity } = item;
  if (net === null || unit === null || isMassOrVolume(size_per_item)) {
    return [formatNumber(quantity), plain(unitName(size_per_item))];
  }
  const all = trimDecimal(fromUnits(toUnits(quantity, 3) * toUnits(net, 3), 6));
  return [formatNumber(all), unitName(unit)];
}

/** Lists the pairs not loaded together for the shipment's mode of transport, each once. */
function warningsOf({ pairs }: Papers['danger']): string[] {
  return pairs
    .map(({ one, other, outcome, rule }) =>
      (outcome === 'compare' ? paper.compareLetters : paper.keepApart)(one, other, rule),
    )
    .sort();
}
