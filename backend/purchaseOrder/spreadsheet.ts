import { sql } from 'kysely';
import { programsOf } from '../access/caller.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import type { ListContext } from '../spreadsheet/list.ts';
import { messages } from '../spreadsheet/messages.ts';
import { purchaseOrderColumns } from './columns.ts';
import { type IsDue, sortedOrders } from './filters.ts';
import { type PurchaseOrderListQuery, purchaseOrderListQuery } from './listSchema.ts';
import { readOrderRows, toRecord } from './read.ts';
import { purchaseOrderStatuses } from './rules.ts';

/** The list of orders as a file. @param isDue matches items for which a step is due */
export const purchaseOrderSpreadsheet = (isDue: IsDue) =>
  spreadsheetOf({
    path: '/api/v1/purchase_orders',
    rows: 'purchase orders',
    title: () => messages.lists.purchaseOrders,
    access: [['purchase_orders', 'read']],
    query: purchaseOrderListQuery,
    columns: purchaseOrderColumns,
    typed: ({ search, filters }) => [search, filters?.order_number, filters?.order_number_internal],
    sorted: ({ db, caller }, query, spelling) => sortedOrders(db, caller, query, isDue, spelling),
    read: async ({ db, caller }, ids) => (await readOrderRows(db, caller, ids)).map((row) => toRecord(row, caller)),
    hidden: internalNumberHidden,
    choices: { statuses: purchaseOrderStatuses },
  });

/** Returns the column of internal numbers if all programs of the list have them switched off. */
async function internalNumberHidden(
  { db, caller }: ListContext<unknown>,
  { program_id }: PurchaseOrderListQuery,
): Promise<readonly string[]> {
  const shown = await db
    .selectFrom('programs as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select('p.id')
    .where('p.id', 'in', programsOf(caller, program_id))
    .where(
      sql<boolean>`(p.order_number_internal_enabled or o.feature_flags ->> 'order_number_internal_enabled' = 'true')`,
    )
    .limit(1)
    .execute();
  return shown.length > 0 ? [] : ['order_number_internal'];
}
