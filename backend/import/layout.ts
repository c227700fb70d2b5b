import { messages } from './messages.ts';
import type { Finding, Source } from './reading.ts';
import { ImportRejection } from './rejection.ts';

/** A line of a file in Lading's terms. Dates are YYYY-MM-DD, numbers exact decimal text, money US dollars. */
export interface Line {
  program: string;
  group: string;
  /** The end user's label. */
  end_user: string;
  /** The end user's ISO 3166-1 alpha-2 code. */
  country: string | null;
  vendor: string;

  order_number: string;
  order_number_internal: string | null;
  order_date: string | null;

  shipment_number: string | null;
  shipment_type: string | null;
  incoterm: string | null;
  anticipated_ship_date: string | null;
  shipped_date: string | null;
  /** The line's share of the shipment's weight, in kilograms. */
  weight: string | null;
  /** The line's share of the shipment's freight cost. */
  freight_cost: string | null;
  /** The file's text in place of a weight or cost. */
  shipment_notes: string[];

  /** Identifies the line within its order. */
  line_id: string;
  catalog_number: string;
  material: string;
  quantity: string;
  size_per_item: string;
  value_per_item: string;
  /** The file's value of the line; null if it is not a number. */
  line_value: string | null;
  notes: string | null;
  received_date: string | null;
}

/** A file layout: the source of every field of a line. */
export interface Layout {
  readonly name: string;
  readonly fields: { readonly [Field in keyof Line]: Source<Line[Field]> };
}

/** A file whose layout is known. */
export interface Recognized {
  readonly layout: Layout;
  /** Reads the cells of a row. */
  readonly read: (cells: readonly string[]) => { line: Line; noted: Finding[] } | { refused: Finding[] };
}

const spelling = (column: string) => column.trim().replace(/\s+/g, ' ').toLowerCase();

/** Lists the columns that a layout needs, in the order of its fields. */
function columnsOf(layout: Layout): string[] {
  return [...new Set(Object.values(layout.fields).flatMap(({ columns }) => columns))];
}

/**
 * Finds the layout whose columns a header has, in any order and among any others.
 * @throws ImportRejection naming the columns that the closest layout lacks
 */
export function recognize(header: readonly string[], layouts: readonly Layout[]): Recognized {
  const places = new Map<string, number>();
  header.forEach((column, place) => {
    if (!places.has(spelling(column))) places.set(spelling(column), place);
  });
  const candidates = layouts
    .map((layout) => ({ layout, missing: columnsOf(layout).filter((column) => !places.has(spelling(column))) }))
    .sort((a, b) => a.missing.length - b.missing.length);
  const [nearest] = candidates;
  if (!nearest) throw new ImportRejection(messages.empty);
  const { layout, missing } = nearest;
  if (missing.length > 0) throw new ImportRejection(messages.unknownLayout(layout.name, missing));
  return { layout, read: (cells) => readLine(layout, (column) => cells[places.get(spelling(column)) ?? -1] ?? '') };
}

function readLine(layout: Layout, cell: (column: string) => string): ReturnType<Recognized['read']> {
  const values: Partial<Record<keyof Line, unknown>> = {};
  const noted: Finding[] = [];
  const refused: Finding[] = [];
  for (const [field, source] of Object.entries(layout.fields)) {
    const reading = source.read((column) => cell(column).trim());
    if (!reading.ok) refused.push(reading.refused);
    else {
      values[field as keyof Line] = reading.value;
      if (reading.noted) noted.push(reading.noted);
    }
  }
  if (refused.length > 0) return { refused };
  // `Layout` has a source of the right type for every field of a line.
  return { line: values as unknown as Line, noted };
}
