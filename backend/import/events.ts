import { z } from 'zod';
import { fileImport, importCounts } from '../fileImport/schema.ts';
import { importKindKeys } from '../fileImport/table.ts';

const finding = { row: z.int(), column: z.string().nullable(), value: z.string().nullable(), reason: z.string() };
const count = z.int().min(0);

/** The counts of what an import created, skipped and rejected. */
const summary = z.object({
  type: z.literal('summary'),
  organization: z.string(),
  /** Whether nothing was written. */
  dry_run: z.boolean(),
  /** Whether it was stopped before the end; the orders imported until then are complete. */
  stopped: z.boolean(),
  /** The rows of the file, without its header. */
  rows: count,
  programs: count,
  groups: count,
  end_users: count,
  vendors: count,
  purchase_orders: count,
  shipments: count,
  order_items: count,
  /** The lines that were imported before and stayed unchanged. */
  unchanged: count,
  refused_rows: count,
  noted_rows: count,
  /** What is still to be done before everybody sees what was imported, as sentences. */
  notes: z.array(z.string()),
});
export type ImportSummary = z.infer<typeof summary>;

/** What became of a table that was imported by the code of the screen. */
const fileSummary = z.object({
  type: z.literal('imported'),
  dry_run: z.boolean(),
  /** Whether it was stopped before the end; the records written until then are complete. */
  stopped: z.boolean(),
  kind: z.enum(importKindKeys),
  /** The name of the mapping that the columns came from; null if it has none. */
  mapping: z.string().nullable(),
  counts: importCounts,
  sums: fileImport.shape.sums,
  /** The headings of filled columns that no field takes. */
  left: z.array(z.string()),
});
export type FileSummary = z.infer<typeof fileSummary>;

/** One line of the report of an import. */
export const importEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('reading'), rows: count }),
    z.object({ type: z.literal('importing'), orders: count, of: count }),
    z.object({ type: z.literal('refused'), ...finding }),
    z.object({ type: z.literal('noted'), ...finding }),
    summary,
    z.object({
      type: z.literal('named'),
      organization: z.string(),
      program: z.string().nullable(),
      person: z.string(),
    }),
    fileSummary,
    z.object({ type: z.literal('failed'), error: z.string() }),
  ])
  .meta({ id: 'ImportEvent' });
export type ImportEvent = z.infer<typeof importEvent>;

/** Receives the events of an import, which waits for the promise. */
export type Report = (event: ImportEvent) => void | Promise<void>;
