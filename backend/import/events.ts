import { z } from 'zod';
import { fileImport, importCounts } from '../fileImport/schema.ts';
import { importKindKeys } from '../fileImport/table.ts';

const finding = { row: z.int(), column: z.string().nullable(), value: z.string().nullable(), reason: z.string() };
const count = z.int().min(0);

/** How many records of each type an import makes, or made. */
const made = z.object({
  programs: count,
  groups: count,
  end_users: count,
  vendors: count,
  purchase_orders: count,
  shipments: count,
  order_items: count,
});

/** What became of a file. */
const summary = z.object({
  type: z.literal('imported'),
  organization: z.string(),
  /** Whether nothing was written. */
  dry_run: z.boolean(),
  /** Whether it was stopped before the end; the records written until then are complete. */
  stopped: z.boolean(),
  kind: z.enum(importKindKeys),
  /** The name of the mapping that the columns came from; null if it has none. */
  mapping: z.string().nullable(),
  counts: importCounts,
  /** Null for kinds of which the counts say all. */
  made: made.nullable(),
  /** The rows that were refused, and those that were imported and are named in the report. */
  refused_rows: count,
  noted_rows: count,
  sums: fileImport.shape.sums,
  /** The headings of filled columns that no field takes. */
  left: z.array(z.string()),
  /** What is still to be done before everybody sees what was imported, as sentences. */
  notes: z.array(z.string()),
});
export type ImportSummary = z.infer<typeof summary>;

/** One line of the report of an import. */
export const importEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('reading'), rows: count }),
    /** Another import goes on. */
    z.object({ type: z.literal('waiting'), orders: count, of: count }),
    z.object({ type: z.literal('importing'), orders: count, of: count }),
    z.object({ type: z.literal('refused'), ...finding }),
    z.object({ type: z.literal('noted'), ...finding }),
    z.object({
      type: z.literal('named'),
      organization: z.string(),
      program: z.string().nullable(),
      person: z.string(),
    }),
    summary,
    z.object({ type: z.literal('failed'), error: z.string() }),
  ])
  .meta({ id: 'ImportEvent' });
export type ImportEvent = z.infer<typeof importEvent>;

/** Receives the events of an import, which waits for the promise. */
export type Report = (event: ImportEvent) => void | Promise<void>;
