/** Inserts one record of every kind in a program, for samples of calls to name. */

import type { Insertable } from 'kysely';
import type { RecordType } from '../../../backend/access/areas.ts';
import { makeKey } from '../../../backend/access/keySecret.ts';
import type { Database, Db } from '../../../backend/db/client.ts';
import type { ParentType } from '../../../backend/document/table.ts';
import { writeHistory } from '../../../backend/history/table.ts';
import { makePasswordLink } from '../../../backend/session/table.ts';
import type { StoredFile } from './files.ts';
import { insertImports } from './importSamples.ts';
import { insertMerges } from './mergeSamples.ts';
import { noRights } from './roles.ts';

/** The organization and program of the records, and the records that they name. */
export type Place = { organization: number; program: number; vendor: number; group: number; endUser: number };

/** The ids of one record of every kind, and of an item for each step, in a status that allows the step. */
export type Records = Awaited<ReturnType<typeof insertRecords>>;

/**
 * @param tag distinguishes the names that are unique in an organization
 * @param people a user who never signs in, and the author of the comments
 * @param newFile puts the file of a document into the store
 */
export async function insertRecords(
  db: Db,
  place: Place,
  tag: string,
  people: { user: number; writer: number },
  newFile: () => Promise<StoredFile>,
) {
  const { organization: organization_id, program: program_id, vendor, group, endUser } = place;
  const idOf = async (row: { executeTakeFirstOrThrow(): Promise<{ id: number }> }) =>
    (await row.executeTakeFirstOrThrow()).id;
  const insert = <
    Table extends
      | 'users'
      | 'api_keys'
      | 'couriers'
      | 'airlines'
      | 'status_reasons'
      | 'purchase_orders'
      | 'order_items'
      | 'shipments'
      | 'comments'
      | 'notifications'
      | 'documents'
      | 'works'
      | 'saved_views',
  >(
    table: Table,
    values: Insertable<Database[Table]>,
  ) => idOf(db.insertInto(table).values(values).returning('id') as never);

  const serviceUser = await insert('users', {
    organization_id,
    first_name: `Key ${tag}`,
    last_name: '',
    permission_id: noRights.id,
    status: 'active',
    service: true,
  });
  const invited = await insert('users', {
    organization_id,
    first_name: `Invited ${tag}`,
    last_name: '',
    email: `invited.${tag.replaceAll(' ', '')}@test.example`,
    permission_id: noRights.id,
    status: 'invited',
    invited_until: new Date(Date.now() + 86_400_000),
  });
  const apiKey = await insert('api_keys', {
    organization_id,
    name: `Key ${tag}`,
    user_id: serviceUser,
    maker_id: people.writer,
    secret_hash: makeKey().hash,
    all_programs: true,
    expires_at: new Date(Date.now() + 86_400_000),
  });
  const courier = await insert('couriers', { organization_id, company_name: `Courier ${tag}` });
  const airline = await insert('airlines', { organization_id, courier_id: courier, name: `Airline ${tag}` });
  const reason = await insert('status_reasons', {
    organization_id,
    model: 'purchase_order',
    status: 'on_hold',
    sub_status: `Waiting ${tag}`,
  });
  const order = await insert('purchase_orders', {
    organization_id,
    program_id,
    order_number: `PO ${tag}`,
    order_date: '2026-03-01',
    vendor_id: vendor,
    end_user_id: endUser,
    group_id: group,
  });
  const shipment = await insert('shipments', {
    organization_id,
    program_id,
    group_id: group,
    invoice_number: `CI ${tag}`,
    commercial_name: `CI ${tag}`,
    courier_id: courier,
  });
  // Papers are issued of an approved invoice only.
  const approved = await insert('shipments', {
    organization_id,
    program_id,
    group_id: group,
    invoice_number: `CI ${tag} approved`,
    commercial_name: `CI ${tag} approved`,
    status: 'approved',
  });
  // A delivery is recorded of what was delivered only.
  const delivered = await insert('shipments', {
    organization_id,
    program_id,
    group_id: group,
    invoice_number: `CI ${tag} delivered`,
    commercial_name: `CI ${tag} delivered`,
    status: 'delivered',
  });
  const item = (position: string, fields: Partial<Insertable<Database['order_items']>>) =>
    insert('order_items', {
      organization_id,
      program_id,
      purchase_order_id: order,
      position,
      catalog_number: `CAT ${tag}`,
      material: `Item ${tag}`,
      quantity: '10',
      size_per_item: 'EA',
      value_per_item: '2.50',
      countries_of_manufacture: ['IN'],
      hs_code: '3822.19',
      split_quantity: true,
      split_kit: true,
      ...fields,
    });
  const comment = (on: object) =>
    insert('comments', {
      organization_id,
      program_id,
      user_id: people.writer,
      source: 'internal',
      message: `Comment ${tag}`,
      ...on,
    } as never);
  const open = await item('1', {});
  const removed = await item('6', {});
  await db.deleteFrom('order_items').where('id', '=', removed).execute();
  const lost = { position: '6', material: `Item ${tag}` };
  const removal = (type: RecordType, id: number, action: 'delete' | 'remove_items', prefix: string) => {
    const changes = Object.entries(lost).map(([field, from]) => ({ field: `${prefix}${field}`, from, to: null }));
    return { organizationId: organization_id, type, id, userId: people.writer, action, changes };
  };
  await writeHistory(db, [
    removal('OrderItem', removed, 'delete', ''),
    removal('PurchaseOrder', order, 'remove_items', 'order_items.'),
  ]);
  const notification = await insert('notifications', {
    user_id: people.writer,
    event_type: 'NEW_ASSIGNMENT',
    sender_id: people.user,
    organization_id,
    program_id,
    record_type: 'PurchaseOrder',
    record_id: order,
  });
  const statusWork = {
    kind: 'purchase_order_statuses',
    organization_id,
    program_id,
    user_id: people.writer,
    change: JSON.stringify({ status: 'on_hold' }),
    total: 1,
  };
  const finished_at = new Date();
  const work = await insert('works', statusWork);
  const doneWork = await insert('works', { ...statusWork, state: 'done', changed: 1, undoable: 1, finished_at });
  const savedView = await insert('saved_views', {
    organization_id,
    program_id,
    user_id: people.writer,
    list: 'purchase_orders',
    name: `View ${tag}`,
    sharing: 'program',
    columns: null,
    address: 'status=open',
    updated_by_id: people.writer,
  });
  const row = { position: 1, record_id: order, program_id, label: `PO ${tag}` };
  await db
    .insertInto('work_rows')
    .values([
      { ...row, work_id: work },
      { ...row, work_id: doneWork, outcome: 'changed', version: 1, back: JSON.stringify({ status: 'open' }) },
    ])
    .execute();
  const imports = await insertImports(db, { organization_id, program_id, user_id: people.writer, group, tag }, newFile);
  const attached: [segment: string, ParentType, id: number][] = [
    ['purchase_orders', 'PurchaseOrder', order],
    ['commercial_invoices', 'CommercialInvoice', shipment],
    ['order_items', 'OrderItem', open],
    ['users', 'User', people.user],
    ['vendors', 'Vendor', vendor],
    ['couriers', 'Courier', courier],
    ['end_users', 'EndUser', endUser],
  ];
  const attachments: Partial<Record<string, number>> = {};
  for (const [segment, parent_type, parent_id] of attached) {
    const about = { organization_id, parent_type, parent_id, ...(await newFile()) };
    attachments[segment] = await insert('documents', {
      ...about,
      document_type: 'other',
      description: tag,
      expiry_date: '2026-01-01',
    });
  }
  const others: [RecordType, id: number][] = [
    ['ApiKey', apiKey],
    ['Organization', organization_id],
    ['Program', program_id],
    ['Group', group],
    ['StatusReason', reason],
    ['Airline', airline],
  ];
  const recorded = [...attached.map(([, type, id]): [RecordType, id: number] => [type, id]), ...others];
  await writeHistory(
    db,
    recorded.map(([type, id]) => ({
      organizationId: organization_id,
      type,
      id,
      userId: people.writer,
      action: 'update',
      changes: [{ field: 'notes', from: null, to: tag }],
    })),
  );
  await db.insertInto('shipment_packages').values({ shipment_id: shipment, position: 1, count: 1 }).execute();
  return {
    ...place,
    user: people.user,
    invited,
    apiKey,
    courier,
    airline,
    reason,
    order,
    shipment,
    approved,
    delivered,
    item: open,
    assessed: await item('2', { status: 'assessed', assessed: true }),
    received: await item('4', { status: 'received', assessed: true, received: true }),
    unreleased: await item('5', {
      ...{ status: 'received', assessed: true, received: true },
      ...{ condition: 'damaged', release_required: true },
    }),
    removed,
    packed: await item('3', { shipment_id: shipment }),
    notification,
    work,
    doneWork,
    ...imports,
    ...(await insertMerges(db, place, tag)),
    savedView,
    /** A token that sets the password of `user`. */
    link: await makePasswordLink(db, people.user, new Date(), 30),
    comments: {
      purchase_orders: await comment({ purchase_order_id: order }),
      order_items: await comment({ order_item_id: open }),
      commercial_invoices: await comment({ shipment_id: shipment }),
    },
    attachments,
  };
}
