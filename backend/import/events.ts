import { z } from 'zod';

const finding = { row: z.int(), column: z.string().nullable(), value: z.string().nullable(), reason: z.string() };
const count = z.int().min(0);

/** What an import created, skipped and rejected. */
const summary = z.object({
  type: z.literal('summary'),
  organization: z.string(),
  /** Nothing was written. */
  dry_run: z.boolean(),
  /** It was stopped before the end; the orders imported until then are whole. */
  stopped: z.boolean(),
  /** Rows of the file without its header. */
  rows: count,
  programs: count,
  groups: count,
  end_users: count,
  vendors: count,
  purchase_orders: count,
  shipments: count,
  order_items: count,
  /** Lines that were imported before and were left as they are. */
  unchanged: count,
  refused_rows: count,
  noted_rows: count,
});
export type ImportSummary = z.infer<typeof summary>;

/** One line of the report of an import. */
export const importEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('reading'), rows: count }),
    z.object({ type: z.literal('importing'), orders: count, of: count }),
    z.object({ type: z.literal('refused'), ...finding }),
    z.object({ type: z.literal('noted'), ...finding }),
    summary,
    z.object({ type: z.literal('failed'), error: z.string() }),
  ])
  .meta({ id: 'ImportEvent' });
export type ImportEvent = z.infer<typeof importEvent>;

/** Takes the events of an import; the import waits until it has been taken. */
export type Report = (event: ImportEvent) => void | Promise<void>;
