/** Imports of orders with their items, in tests of a backend. */
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, Many } from './api.ts';
import type { TestBackend } from './backend.ts';
import { act, imported, readImport } from './fileImports.ts';

const HEADS = 'PO #;Vendor;End User;Group;Line;Material;Catalog number;Quantity;Unit;Value per Item';

/** A row of a file: an item of an order, and who the order names, if not the ones of the test world. */
export interface OrderLine {
  readonly order: string;
  readonly line: number;
  readonly material?: string;
  readonly quantity?: string;
  readonly vendor?: string;
  readonly group?: string;
}

/** Returns a file of orders: its first line is row 2. */
export const orderLines = (lines: readonly OrderLine[]) => ({
  name: 'orders.csv',
  content: [HEADS, ...lines.map(rowOf)].join('\n'),
});

const rowOf = ({ order, line, material = 'Gloves', quantity = '2', ...named }: OrderLine) => {
  const { vendor = 'Kenya Pharma', group = 'Kenya clinics' } = named;
  return [order, vendor, 'Kenya Ministry', group, line, material, `G-${line}`, quantity, 'box', '1.50'].join(';');
};

/** Sends a file of orders and previews it; names of vendors that it does not find are to be made. */
export async function previewedOrders({ url, world }: TestBackend, api: Api, lines: readonly OrderLine[]) {
  const into = { kind: 'purchase_orders', program_id: world.program } as const;
  const made = await imported(url, api, into, orderLines(lines));
  await act(api, made, 'preview');
  const answers = [...new Set(lines.flatMap(({ vendor }) => vendor ?? []))].map((text) => {
    return { field: 'vendor_id', text, choice: 'create' };
  });
  if (answers.length > 0) await api.put(`file_imports/${made.id}/names`, { answers });
  return made;
}

/** Imports a file of orders. */
export async function importedOrders(backend: TestBackend, api: Api, lines: readonly OrderLine[]) {
  const made = await previewedOrders(backend, api, lines);
  await act(api, made, 'apply');
  await backend.runWorks();
  return readImport(api, made);
}

/** Reads the orders whose numbers begin alike, with the line numbers of their items. */
export async function ordersNow(api: Api, prefix: string) {
  const { data } = await api.get<Many<PurchaseOrder>>(`purchase_orders?search=${prefix}&items=100`);
  const found: { id: number; number: string; lines: string[]; items: OrderItem[] }[] = [];
  for (const { id, order_number } of data) {
    if (!order_number.number.startsWith(prefix)) continue;
    const items = (await api.get<Many<OrderItem>>(`order_items?purchase_order_id=${id}&items=100`)).data;
    found.push({ id, number: order_number.number, lines: items.map(({ position }) => position), items });
  }
  return found.sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
}
