import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import type { DocumentTable } from '../../backend/document/table.ts';
import type { Notification } from '../../backend/notification/schema.ts';
import type { Many } from '../support/api.ts';
import { describeOnOne, startBackend, suiteBackend, type TestBackend } from '../support/backend.ts';
import { identifier, welcomedClient } from '../support/cableClient.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { insertShipment, newItem, newOrder } from '../support/records.ts';
import { secondBackend } from '../support/secondBackend.ts';
import type { Person } from '../support/world.ts';

/** The start of the backend's clock: now, because sign-ins use it and tokens are checked against the real time. */
const start = new Date();
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Attaches a document without a file. */
async function attach(
  { db, world }: TestBackend,
  parent_type: DocumentTable['parent_type'],
  parent_id: number,
  fields: Partial<Insertable<DocumentTable>> = {},
): Promise<number> {
  const ofProgram = ['PurchaseOrder', 'CommercialInvoice', 'OrderItem'].includes(parent_type);
  const { id } = await db
    .insertInto('documents')
    .values({
      organization_id: world.organization,
      program_id: ofProgram ? world.program : null,
      parent_type,
      parent_id,
      document_type: 'visual_screening',
      expiry_date: inDays(30),
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function expiries({ as }: TestBackend, person: Person, document: number) {
  const { data } = await (await as(person)).get<Many<Notification>>('notifications?items=200');
  return data.flatMap((row) => ('attachment' in row.data && row.data.attachment.id === document ? [row] : []));
}
const kinds = async (backend: TestBackend, person: Person, document: number) =>
  (await expiries(backend, person, document)).map(({ event_type }) => event_type);

const soon = 'ATTACHMENT_WILL_EXPIRE_SOON';
const today = 'ATTACHMENT_WILL_EXPIRE_TODAY';

describeOnOne('a document that expires', (backend) => {
  it.each([
    ['Vendor', 'vendor', { name: 'Kenya Pharma', label: 'Kenya Pharma' }],
    ['EndUser', 'endUser', { first_name: 'Kenya', last_name: 'Ministry' }],
  ] as const)('of a %s notifies the administrators of the organization', async (type, key, named) => {
    const { world, cleanUp, services } = backend();
    const day = services.now().toISOString().slice(0, 10);
    const document = await attach(backend(), type, world[key], { expiry_date: day });
    await cleanUp();
    const [row] = await expiries(backend(), 'orgAdmin', document);
    expect(row).toMatchObject({
      event_type: today,
      sender: null,
      data: {
        attached_to: { type, id: world[key], purchase_order_id: null, ...named },
        attachment: { id: document, document_type: 'visual_screening', expiry_date: day },
        program: null,
      },
    });
    for (const other of ['admin', 'manager', 'otherAdmin'] as const) {
      expect(await expiries(backend(), other, document)).toEqual([]);
    }
  });
});

describe('documents that expire', () => {
  let now = start;
  /** The shipped roles, except that viewers read no documents. */
  const roles = shippedRoles.map((role) =>
    role.name === 'Viewer' ? { ...role, rights: { ...role.rights, attachments: [] } } : role,
  );
  const backend = suiteBackend({ now: () => now, roles });
  const at = async (days: number) => {
    now = new Date(start.getTime() + days * 86_400_000);
    await backend().cleanUp();
  };

  it('trigger one notification 30 days before and one on the day, even if the list was cleared', async () => {
    const { as, world } = backend();
    const document = await attach(backend(), 'Vendor', world.vendor, { expiry_date: inDays(31) });
    await at(0);
    expect(await kinds(backend(), 'orgAdmin', document)).toEqual([]);
    await at(1);
    await at(1);
    expect(await kinds(backend(), 'orgAdmin', document)).toEqual([soon]);
    await (await as('orgAdmin')).delete('notifications/delete_all');
    await at(15);
    expect(await kinds(backend(), 'orgAdmin', document)).toEqual([]);
    await at(31);
    await at(31);
    expect(await kinds(backend(), 'orgAdmin', document)).toEqual([today]);
    await at(32);
    expect(await kinds(backend(), 'orgAdmin', document)).toEqual([today]);
    now = start;
  });

  it('trigger a missed notification late, and another one if the date changes', async () => {
    const { db } = backend();
    const document = await attach(backend(), 'Courier', await courier(backend()), { expiry_date: inDays(30) });
    await at(5);
    expect(await kinds(backend(), 'orgAdmin', document)).toEqual([soon]);
    const [row] = await expiries(backend(), 'orgAdmin', document);
    expect(row?.data).toMatchObject({ attached_to: { company_name: 'Swift', label: 'Swift' } });
    await db
      .updateTable('documents')
      .set({ expiry_date: inDays(45) })
      .where('id', '=', document)
      .execute();
    await at(15);
    expect(await kinds(backend(), 'orgAdmin', document)).toEqual([soon, soon]);
    now = start;
  });

  it('trigger no notification if they are archived, have expired already or have no expiry date', async () => {
    const { world } = backend();
    const archived = { archived: true, archived_at: start };
    const documents = [
      await attach(backend(), 'Vendor', world.vendor, archived),
      await attach(backend(), 'Vendor', world.vendor, { expiry_date: inDays(-1) }),
      await attach(backend(), 'Vendor', world.vendor, { expiry_date: null }),
    ];
    await at(0);
    for (const document of documents) expect(await kinds(backend(), 'orgAdmin', document)).toEqual([]);
  });

  it('of orders, items and shipments notify the assignees who may read documents', async () => {
    const { as, db, world } = backend();
    const { manager, logistics, viewer } = world.people;
    const api = await as('procurement');
    const order = await newOrder(api, world, { user_ids: [manager, viewer] });
    const item = await newItem(api, order.id);
    const shipment = await insertShipment(db, world);
    await db.insertInto('shipment_users').values({ shipment_id: shipment, user_id: logistics }).execute();
    await db.updateTable('order_items').set({ shipment_id: shipment }).where('id', '=', item.id).execute();
    const [onOrder, onItem, onShipment] = [
      await attach(backend(), 'PurchaseOrder', order.id),
      await attach(backend(), 'OrderItem', item.id),
      await attach(backend(), 'CommercialInvoice', shipment),
    ];
    await at(0);
    const told = async (document: number) => {
      const people: Person[] = ['orgAdmin', 'manager', 'logistics', 'viewer'];
      const asked = people.map(async (one) => ((await expiries(backend(), one, document)).length > 0 ? [one] : []));
      return (await Promise.all(asked)).flat();
    };
    expect([await told(onOrder), await told(onItem), await told(onShipment)]).toEqual([
      ['manager'],
      ['manager', 'logistics'],
      ['logistics'],
    ]);
    const [row] = await expiries(backend(), 'manager', onItem);
    expect(row?.data).toMatchObject({
      attached_to: { type: 'OrderItem', id: item.id, purchase_order_id: order.id },
      program: { id: world.program },
    });
  });

  it('trigger notifications that are announced live', async () => {
    const { signIn, url, world } = backend();
    const client = await welcomedClient(url, (await signIn('orgAdmin')).token);
    await client.subscribed(identifier('NotificationsChannel', {}));
    const document = await attach(backend(), 'Vendor', world.vendor);
    await at(0);
    expect(await client.message()).toMatchObject({
      action_type: 'create',
      notification: { event_type: soon, data: { attachment: { id: document } } },
    });
    await client.close();
  });

  it('trigger notifications that are kept for 180 days, like all others', async () => {
    const { db, world } = backend();
    const count = async () =>
      (await db.selectFrom('notifications').select('id').where('record_id', '=', world.vendor).execute()).length;
    await db.updateTable('notifications').set({ created_at: start }).execute();
    await at(180);
    expect(await count()).toBeGreaterThan(0);
    now = new Date(now.getTime() + 1);
    await backend().cleanUp();
    expect(await count()).toBe(0);
    now = start;
  });
});

async function courier({ db, world }: TestBackend): Promise<number> {
  const values = { organization_id: world.organization, company_name: 'Swift' };
  return (await db.insertInto('couriers').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

describeOnPostgres('documents that expire, with several backend processes', (server) => {
  it('trigger one notification however many processes run the cleanup concurrently', async () => {
    const databaseUrl = await server().createMigrated();
    const first = await startBackend({ databaseUrl, now: () => start });
    const others = await Promise.all([1, 2].map(() => secondBackend(first, databaseUrl)));
    try {
      const { db, world } = first;
      const documents: number[] = [];
      for (let n = 0; n < 20; n += 1) documents.push(await attach(first, 'Vendor', world.vendor));
      await Promise.all([first, ...others].flatMap(({ cleanUp }) => [cleanUp(), cleanUp()]));
      const rows = await db.selectFrom('notifications').select(['user_id', 'document_id']).execute();
      expect(rows.map(({ document_id }) => document_id).sort()).toEqual([...documents].sort());
      expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([world.people.orgAdmin]));
    } finally {
      for (const other of others) await other.stop();
      await first.stop();
    }
  });
});
