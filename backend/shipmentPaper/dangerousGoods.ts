import { unitName } from '../lookup/rules.ts';
import { writeHeading, writeNotes } from '../pdf/blocks.ts';
import { plain } from '../pdf/clean.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { type Cell, writeTable } from '../pdf/table.ts';
import { trimDecimal } from '../record/decimal.ts';
import { formatNumber, orNothing } from './format.ts';
import { paper } from './messages.ts';
import type { Papers } from './read.ts';

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
              plain(item.dg_description ?? item.danger.proper_shipping_name ?? item.material),
              formatNumber(item.quantity),
              plain(unitName(item.size_per_item)),
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
        formatNumber(trimDecimal(shipment.dry_ice ?? '0')),
        unitName('KGM'),
        '',
      ]),
  ];
  const heading = paper.dangerousGoods;
  const missing = isAssessed ? (rows.length === 0 ? [paper.noDangerousGoods] : []) : [paper.notAssessed];
  const notes = [...missing, ...warningsOf(danger)];
  if (rows.length === 0) writeHeading(sheet, heading, 14 + (notes.length === 1 ? follows + 4 : 0));
  else {
    await writeTable(
      sheet,
      [
        { title: paper.unNumber, width: 70 },
        { title: paper.dgClass, width: 90 },
        { title: paper.dgDescription },
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

/** Lists the pairs not loaded together for the shipment's mode of transport, each once. */
function warningsOf({ pairs }: Papers['danger']): string[] {
  return pairs
    .map(({ one, other, outcome, rule }) =>
      (outcome === 'compare' ? paper.compareLetters : paper.keepApart)(one, other, rule),
    )
    .sort();
}
