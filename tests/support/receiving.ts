/** Items on their way through receipt, for tests. */
import { beforeAll } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Api, One } from './api.ts';
import type { suiteBackend } from './backend.ts';
import { newItems } from './records.ts';

/** An entry of an item's receipts. */
interface Receipt {
  kind: string;
  quantity: string;
  condition: string | null;
  lot_number: string | null;
  temperature_reading: string | null;
  user_id: number | null;
  at: string | null;
}

/** Returns what the tests of receipts share: a clerk, a manager, and items in a state. */
export function receiving(backend: ReturnType<typeof suiteBackend>) {
  let clerk: Api;
  let manager: Api;
  beforeAll(async () => {
    clerk = await backend().as('inventory');
    manager = await backend().as('manager');
  });
  /** Creates an item that is assessed, unless `fields` say otherwise. */
  const item = async (own: object = {}, fields: object = { status: 'assessed', assessed: true }) => {
    const [made] = await newItems(manager, backend().world, 1, own);
    const id = made?.id ?? 0;
    await backend().db.updateTable('order_items').set(fields).where('id', '=', id).execute();
    return id;
  };
  const received = (fields: object = {}) => item({}, { status: 'received', assessed: true, received: true, ...fields });
  const receive = async (id: number, order_item: object = {}) =>
    (await clerk.patch<One<OrderItem>>(`goods_receipts/${id}`, { order_item })).data;
  const read = async (id: number) => (await clerk.get<One<OrderItem>>(`order_items/${id}`)).data;
  const receipts = async (id: number, api = clerk) =>
    (await api.get<{ data: Receipt[] }>(`order_items/${id}/receipts`)).data;
  return { clerk: () => clerk, manager: () => manager, item, received, receive, read, receipts };
}
