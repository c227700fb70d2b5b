import { sql } from 'kysely';
import { storageRequirements } from '../lookup/rules.ts';
import { type Columns, choiceName, commentsCount } from '../record/columns.ts';
import { placesOf, type SortOrder } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import { orderItemStatuses } from './rules.ts';
import type { OrderItem } from './schema.ts';

const { columns: labels } = messages;

/** The columns of lists of order items. */
export const orderItemColumns = {
  purchase_order: {
    label: () => labels.purchaseOrder,
    kind: 'record',
    of: 'purchase_orders',
    read: (item) => [item.purchase_order_id],
  },
  position: {
    label: () => labels.position,
    kind: 'quantity',
    read: ({ position }) => position,
    sortBy: { value: sql`i.position` },
  },
  material: {
    label: () => labels.material,
    kind: 'text',
    read: ({ material }) => material,
    sortBy: { value: sql`lower(i.material)` },
  },
  catalog_number: {
    label: () => labels.catalogNumber,
    kind: 'code',
    read: (item) => item.catalog_number,
    sortBy: { value: sql`i.catalog_order` },
  },
  status: {
    label: () => labels.status,
    kind: 'status',
    read: ({ status }) => choiceName(orderItemStatuses, status),
    sortBy: { column: sql`i.status`, places: placesOf(orderItemStatuses.map(({ key }) => key)) },
  },
  vendor: { label: () => labels.vendor, kind: 'text', read: (item) => item.vendor_name },
  dg_class: {
    label: () => labels.dgClass,
    kind: 'code',
    read: dangerousGoods,
    sortBy: { value: sql`i.dg_class`, nullable: true },
  },
  hs_code: {
    label: () => labels.hsCode,
    kind: 'code',
    read: (item) => item.hs_code,
    sortBy: { value: sql`i.hs_code`, nullable: true },
  },
  lot_number: { label: () => labels.lotNumber, kind: 'code', read: (item) => item.lot_number },
  storage: {
    label: () => labels.storage,
    kind: 'choice',
    read: ({ storage }) => choiceName(storageRequirements, storage),
  },
  quantity: {
    label: () => labels.quantity,
    kind: 'quantity',
    read: ({ quantity }) => quantity,
    sortBy: { value: sql`i.quantity` },
  },
  value_per_item: {
    label: () => labels.valuePerItem,
    kind: 'money',
    read: (item) => item.value_per_item,
    sortBy: { value: sql`i.value_per_item` },
  },
  total_value: {
    label: () => labels.totalValue,
    kind: 'money',
    read: (item) => item.total_value,
    sortBy: { value: sql`i.total_value` },
  },
  comments: { label: () => labels.comments, kind: 'count', read: commentsCount },
  created_at: { label: () => labels.createdAt, kind: 'moment', read: (item) => item.created_at },
  updated_at: {
    label: () => labels.updatedAt,
    kind: 'moment',
    read: (item) => item.updated_at,
    sortBy: { value: sql`i.updated_at` },
  },
} satisfies Columns<OrderItem, SortOrder['by']>;

/** Returns the dangerous goods class, followed by the subsidiary hazards: `5.1 (8)`. */
function dangerousGoods({ assessment: { dg_class }, subsidiary_hazards }: OrderItem): string | null {
  if (subsidiary_hazards.length === 0) return dg_class;
  return `${dg_class ?? ''} (${subsidiary_hazards.join(', ')})`.trim();
}
