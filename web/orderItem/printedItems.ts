import type { OrderItemColumn } from '../generated/columns.ts';

const columns: readonly OrderItemColumn[] = [
  'POSITION',
  'MATERIAL',
  'CATALOG_NUMBER',
  'VENDOR',
  'LOT_NUMBER',
  'HS_CODE',
  'DG_CLASS',
  'STORAGE',
  'QUANTITY',
  'VALUE_PER_ITEM',
  'TOTAL_VALUE',
  'STATUS',
];
const under: Partial<Record<OrderItemColumn, OrderItemColumn>> = {
  CATALOG_NUMBER: 'MATERIAL',
  VENDOR: 'MATERIAL',
  LOT_NUMBER: 'MATERIAL',
};

/** How the items of an order or shipment print: what identifies one stands in one place. */
export const printedItems = { columns, under };
