import { unitName } from '../lookup/rules.ts';
import { writeHeading, writeNotes } from '../pdf/blocks.ts';
import { plain } from '../pdf/clean.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { type Cell, writeTable } from '../pdf/table.ts';
import { segregationOf, waysOf } from '../regulation/segregation.ts';
import { formatNumber, orNothing } from './format.ts';
import { paper } from './messages.ts';
import type { PaperItem, Papers } from './read.ts';

/** A class with its subsidiary hazards, as transport documents write them: `3 (6.1)`. */
export function hazardsOf({ dg_class, subsidiary_hazards }: PaperItem): string {
  const subsidiary = subsidiary_hazards.length > 0 ? ` (${subsidiary_hazards.join(', ')})` : '';
  return `${dg_class ?? ''}${subsidiary}`;
}

/** What carriers ask about a shipment: its dangerous goods, what is loaded apart, or that there are none. */
export async function writeDangerousGoods(sheet: Sheet, { shipment, items }: Papers): Promise<void> {
  const dangerous = items.filter(({ dg_class }) => dg_class !== null);
  const isAssessed = items.length > 0 && items.every(({ assessed }) => assessed);
  writeHeading(sheet, paper.dangerousGoods, dangerous.length > 0 ? 50 : 14);
  if (dangerous.length > 0) {
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
      dangerous.map((item): (Cell | string)[] => [
        orNothing(item.un_number),
        hazardsOf(item),
        plain(item.dg_description ?? item.material),
        formatNumber(item.quantity),
        plain(unitName(item.size_per_item)),
        String(item.line),
      ]),
    );
  }
  const missing = isAssessed ? (dangerous.length === 0 ? [paper.noDangerousGoods] : []) : [paper.notAssessed];
  writeNotes(sheet, [...missing, ...warningsFor(dangerous, shipment.shipment_type)]);
}

/** What is not loaded next to what by how the shipment travels, each pair once. */
function warningsFor(dangerous: readonly PaperItem[], shipmentType: string | null): string[] {
  const hazards = dangerous.map((item) =>
    [item.dg_class, ...item.subsidiary_hazards, item.un_number].flatMap((hazard) => hazard ?? []),
  );
  const warnings = new Set<string>();
  for (const [at, own] of hazards.entries()) {
    for (const other of hazards.slice(at + 1)) {
      for (const one of own) {
        for (const two of other) {
          const [first = one, second = two] = [one, two].sort();
          for (const way of waysOf(shipmentType)) {
            const rule = segregationOf(way, { label: one }, { label: two });
            if (!rule) continue;
            const text = rule.outcome === 'compare' ? paper.compareLetters : paper.keepApart;
            warnings.add(text(first, second, rule.citation));
          }
        }
      }
    }
  }
  return [...warnings].sort();
}
