import sharp from 'sharp';
import { z } from 'zod';
import type { Person } from './person.ts';

const rows = z.object({ data: z.array(z.object({ id: z.number() })).min(1) });
const one = z.object({ data: z.object({ id: z.number() }) });
const written = z.object({ data: z.array(z.object({ data: z.object({ id: z.number() }) })) });

/** The most items that one call may create or put into a shipment. */
const A_CALL = 200;

/** Creates a shipment with this many items; returns its id. */
export async function shipmentOf({ api }: Pick<Person, 'api'>, items: number): Promise<number> {
  const number = `W-${items}-${Date.now()}`;
  const first = async (path: string) => rows.parse(await api('GET', path)).data[0]?.id;
  const program_id = await first('programs');
  const group_id = await first(`groups?program_id=${program_id}`);
  const end_user_id = await first(`end_users?program_id=${program_id}`);
  const order = { program_id, group_id, end_user_id, vendor_id: await first('vendors'), order_number: number };
  const { id: orderId } = one.parse(await api('POST', 'purchase_orders', { purchase_order: order })).data;
  const shipment = { program_id, group_id, invoice_number: number, shipment_type: 'air' };
  const { id } = one.parse(await api('POST', 'commercial_invoices', { commercial_invoice: shipment })).data;
  for (let at = 0; at < items; at += A_CALL) {
    const order_items = Array.from({ length: Math.min(A_CALL, items - at) }, (_, index) => ({
      position: String(at + index + 1),
      catalog_number: `CAT-${at + index + 1}`,
      material: `Multiplex test kit ${at + index + 1}, 96 tests, lyophilised`,
      quantity: String(index + 1),
      size_per_item: 'KT',
      value_per_item: '742.50',
      hs_code: `38221900${String(index % 40).padStart(2, '0')}`,
      countries_of_manufacture: ['KR'],
    }));
    const made = written.parse(await api('POST', `purchase_orders/${orderId}/order_items`, { order_items }));
    const selected_order_item_ids = made.data.map(({ data }) => data.id);
    await api('POST', `commercial_invoices/${id}/order_items`, { selected_order_item_ids });
  }
  return id;
}

/** Returns the id of the person. */
export async function idOf({ api }: Pick<Person, 'api'>): Promise<number> {
  return one.parse(await api('GET', 'profile')).data.id;
}

/** Draws an opaque picture. @param bits of a sample; 16 and interlaced is the costliest PNG */
export function png(side: number, { bits, interlaced }: { bits: 8 | 16; interlaced: boolean }): Promise<Buffer> {
  const create = { width: side, height: side, channels: 4, background: { r: 10, g: 200, b: 90, alpha: 0.5 } } as const;
  return sharp({ create, limitInputPixels: false })
    .toColourspace(bits === 16 ? 'rgb16' : 'srgb')
    .png({ progressive: interlaced })
    .toBuffer();
}

/** Returns a form with a picture of a user. */
export function pictureForm(bytes: Buffer): FormData {
  const form = new FormData();
  form.set('user[picture]', new File([new Uint8Array(bytes)], 'picture.png'));
  return form;
}

/** Returns what somebody does all day, each as one request through the gateway that must succeed. */
export async function actionsOf(person: Person): Promise<Record<string, () => Promise<void>>> {
  const [shipment, user, drawn] = [await shipmentOf(person, 20), await idOf(person), await png(400, plain)];
  const ask = async (query: string) => {
    const { status, codes } = await person.ask(query);
    if (status !== 200 || codes.length > 0) throw new Error(`${query}: ${status} ${codes.join()}`);
  };
  const take = async (path: string, init?: RequestInit) => {
    const response = await person.files(path, init);
    const body = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${Buffer.from(body)}`);
  };
  return {
    profile: () => ask('{ viewer { profile { id } } }'),
    'list of orders': () => ask('{ purchaseOrders(items: 20) { data { id orderNumber vendor { name } } } }'),
    readiness: () => ask(`{ shipment(id: ${shipment}) { id readiness { key severity } } }`),
    'PDF of 20 items': () => take(`commercial_invoices/${shipment}/commercial_invoice_pdf`),
    'picture of 400 pixels': () => take(`users/${user}/picture`, { method: 'PUT', body: pictureForm(drawn) }),
  };
}

const plain = { bits: 8, interlaced: false } as const;
