import air from './air.json' with { type: 'json' };
import road from './road.json' with { type: 'json' };
import { segregationMessages as messages } from './segregationMessages.ts';

/** The tables of goods to load apart. Sea transport has a separate table (IMDG 7.2.4), which is not included. */
export type Way = 'air' | 'road';

/** The requirements for a pair. `compare`: a person compares the compatibility letters of two explosives. */
export const outcomes = ['apart', 'separated', 'not_together', 'compare'] as const;
export type Outcome = (typeof outcomes)[number];

/** A hazard of goods: a class or division (an explosive's with its letter if known), or a UN number. */
export interface Hazard {
  readonly label: string;
  /** The packing group of the goods, if this is their primary hazard and the group is known. */
  readonly packingGroup?: string | null;
}

/** The requirement of a table for two hazards. */
export interface Segregation {
  readonly outcome: Outcome;
  /** The section of the rule. */
  readonly citation: string;
  /** Whether the cell was collected from secondary sources and never compared with the text. */
  readonly advisory: boolean;
  /** The unknown fact that it depends on, or null. */
  readonly condition: string | null;
}

/** The rule of each table, and whether the table is only advisory. */
export const ways: Readonly<Record<Way, { rule: string; advisory: boolean }>> = {
  air: { rule: air.rule, advisory: air.advisory },
  road: { rule: road.rule, advisory: road.advisory },
};

/** Returns the tables of a shipment type: couriers drive and fly, and an unknown type may do either; none for the sea. */
export function waysOf(shipmentType: string | null): readonly Way[] {
  if (shipmentType === 'ocean') return [];
  if (shipmentType === 'truck') return ['road'];
  return shipmentType === null || shipmentType === 'courier' ? ['air', 'road'] : ['air'];
}

const isIn = (side: string, hazard: string) =>
  side === hazard || (side === '1' && /^1(\.|$)/.test(hazard) && !air.exempt.includes(hazard));

const either = (one: string, other: string, fits: (first: string, second: string) => boolean) =>
  fits(one, other) || fits(other, one);

const isPair = (pair: readonly string[], one: string, other: string) =>
  either(one, other, (first, second) => isIn(pair[0] ?? '', first) && isIn(pair[1] ?? '', second));

/** Segregates by air, 49 CFR 175.78. A division 1.4 without its letter counts as not being 1.4S. */
function byAir({ label: one }: Hazard, { label: other }: Hazard): Segregation | null {
  const said = (outcome: Outcome, citation: string, condition: string | null = null) => ({
    outcome,
    citation,
    advisory: air.advisory,
    condition,
  });
  if (isPair(['1', '1'], one, other)) return said('compare', air.explosives.citation);
  if (air.keepApart.some((pair) => isPair(pair, one, other))) return said('apart', air.citation);
  const open = air.open.find(({ pair }) => isPair(pair, one, other));
  if (open) return said('apart', air.citation, open.why);
  const { numbers, apartFrom, citation } = air.lithium;
  const isLithium = either(
    one,
    other,
    (first, second) => numbers.includes(first) && apartFrom.some((side) => isIn(side, second)),
  );
  return isLithium ? said('apart', citation) : null;
}

interface Column {
  readonly name: string;
  /** The unknown condition under which the column applies, or null. */
  readonly condition: string | null;
}

/** Returns the possible columns of the road table for a hazard; several if a zone or a division is unknown. */
function roadColumns({ label, packingGroup }: Hazard): Column[] {
  const [, division = ''] = label.match(/^(\d(?:\.\d)?)[A-S]?$/) ?? [];
  const only = (name: string, condition: string | null = null) => [{ name, condition }];
  if (division === '1' || division === '1.1' || division === '1.2') return only('1.1/1.2');
  if (division === '2.3') return ['2.3A', '2.3B'].map((name) => ({ name, condition: messages.gasZones }));
  if (division === '8') return only('8L', messages.liquid8);
  if (division === '6.1') {
    const isOther = packingGroup === 'II' || packingGroup === 'III';
    return isOther ? [] : only('6.1A', messages.liquid61);
  }
  return road.columns.includes(division) ? only(division) : [];
}

const roadRows: Readonly<Record<string, string>> = road.rows;
/** The codes of the road table from the strictest to the mildest. */
const roadCodes: readonly (readonly [code: string, outcome: Outcome])[] = [
  ['X', 'not_together'],
  ['*', 'compare'],
  ['O', 'separated'],
];

/** Segregates on one vehicle, 49 CFR 177.848(d). */
function byRoad(one: Hazard, other: Hazard): Segregation | null {
  const cells = roadColumns(one).flatMap((first) =>
    roadColumns(other).map((second) => ({
      code: roadRows[first.name]?.[road.columns.indexOf(second.name)],
      condition: [...new Set([first.condition, second.condition])].filter((each) => each !== null).join(', '),
    })),
  );
  for (const [code, outcome] of roadCodes) {
    const cell = cells.find((each) => each.code === code);
    if (cell) return { outcome, citation: road.citation, advisory: road.advisory, condition: cell.condition || null };
  }
  return null;
}

/**
 * Returns the requirement of a table for two hazards; null if it has none. The order does not matter, and subsidiary
 * hazards count like primary ones. Decision support, never a legal determination.
 */
export const segregationOf = (way: Way, one: Hazard, other: Hazard): Segregation | null =>
  way === 'air' ? byAir(one, other) : byRoad(one, other);
