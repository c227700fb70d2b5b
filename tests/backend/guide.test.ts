/** What the guide offers each role in an organization that is empty, has a program, or has data. */
import { beforeAll, expect, it } from 'vitest';
import type { Guide } from '../../backend/guide/schema.ts';
import type { One } from '../support/api.ts';
import { describeOnOne } from '../support/backend.ts';
import type { Person } from '../support/world.ts';

type Profile = { guide: 'open' | 'put_away' | null };

const people = ['admin', 'orgAdmin', 'manager', 'procurement', 'logistics', 'inventory', 'viewer'] as const;
type Role = (typeof people)[number];

/** A letter for each step: Done, Next, free to take, waits for another step, closed to this role. */
const letterOf = ({ state, allowed, after }: Guide['steps'][number]): string => {
  if (state !== 'open') return state === 'done' ? 'D' : 'N';
  if (!allowed) return 'c';
  return after.length > 0 ? 'w' : 'f';
};

/** Address, program, people, group, vendor, end user, courier, order, shipment, invoice. */
const expected: Readonly<Record<'empty' | 'program' | 'shipment' | 'data', Readonly<Record<Role, string>>>> = {
  empty: {
    admin: 'NfDwfwfwww',
    orgAdmin: 'NfDwfwfwww',
    manager: 'ccDwNwfwww',
    procurement: 'ccDwNwcwcc',
    logistics: 'ccDcccNcww',
    inventory: '',
    viewer: '',
  },
  program: {
    admin: 'DDDNfwfwww',
    orgAdmin: 'DDDNfwfwww',
    manager: 'DDDNfwfwww',
    procurement: 'DDDNfwcwcc',
    logistics: 'DDDcccNcww',
    inventory: '',
    viewer: '',
  },
  shipment: {
    admin: 'DDDDDDDDDN',
    orgAdmin: 'DDDDDDDDDN',
    manager: 'DDDDDDDDDN',
    procurement: 'DDDDDDDDDc',
    logistics: 'DDDDDDDDDN',
    inventory: '',
    viewer: '',
  },
  data: {
    admin: 'DDDDDDDDDD',
    orgAdmin: 'DDDDDDDDDD',
    manager: 'DDDDDDDDDD',
    procurement: 'DDDDDDDDDD',
    logistics: 'DDDDDDDDDD',
    inventory: '',
    viewer: '',
  },
};

describeOnOne('the guide', (backend) => {
  let organization_id: number;
  let program_id: number;
  const guideOf = async (person: Person) => (await (await backend().as(person)).get<One<Guide>>('guide')).data;
  const isShown = async (person: Person) =>
    (await (await backend().as(person)).get<One<Profile>>('profile')).data.guide;
  const offered = async () =>
    Object.fromEntries(
      await Promise.all(
        people.map(async (person) => [person, (await guideOf(person)).steps.map(letterOf).join('')] as const),
      ),
    );
  const shown = async () =>
    Object.fromEntries(await Promise.all(people.map(async (each) => [each, await isShown(each)])));

  // Everybody moves into an organization of their own, which has nothing but them.
  beforeAll(async () => {
    const { db, world } = backend();
    const { id } = await db
      .insertInto('organizations')
      .values({ name: 'Newcomers', short_name: 'New', feature_flags: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    organization_id = id;
    const ids = people.map((person) => world.people[person]);
    await db.updateTable('users').set({ organization_id, guide_put_away: false }).where('id', 'in', ids).execute();
    await db.deleteFrom('user_programs').where('user_id', 'in', ids).execute();
  });

  it('offers each role in an empty organization what it may do, and says who may do the rest', async () => {
    expect(await offered()).toEqual(expected.empty);
    const taking = { admin: 'open', orgAdmin: 'open', manager: 'open', procurement: 'open', logistics: 'open' };
    expect(await shown()).toEqual({ ...taking, inventory: null, viewer: null });
    const { steps, administrators, may_add_sample } = await guideOf('procurement');
    expect(steps[0]).toMatchObject({ key: 'address', roles: ['System administrator', 'Organization administrator'] });
    expect(may_add_sample).toBe(false);
    expect(administrators).toMatchObject([
      { name: 'admin Tester', email: 'admin@test.example' },
      { name: 'orgAdmin Tester', email: 'orgadmin@test.example' },
    ]);
    // Viewers see names, but may not read users.
    expect((await guideOf('viewer')).administrators[0]).toMatchObject({ name: 'admin Tester', email: null });
  });

  it('is put away and brought back by each person for themselves', async () => {
    const api = await backend().as('manager');
    await api.put('guide', { guide: { put_away: true } });
    expect([await isShown('manager'), await isShown('procurement')]).toEqual(['put_away', 'open']);
    await api.put('guide', { guide: { put_away: false } });
    expect(await isShown('manager')).toBe('open');
  });

  it('takes no sample data for the organization’s own', async () => {
    const api = await backend().as('orgAdmin');
    const { data } = await api.post<One<{ id: number }>>('sample_program');
    expect((await guideOf('orgAdmin')).sample_program_id).toBe(data.id);
    expect(await offered()).toEqual(expected.empty);
  });

  it('ticks what there is once there is an address and a program, and the rest up to the first issued invoice', async () => {
    const { as, db, world } = backend();
    const api = await as('orgAdmin');
    const own = { city: 'Accra', country: 'GH', address: 'Ring Road 1' };
    const organization = { address_attributes: own, email: 'office@new.example', lock_version: 1 };
    await api.put(`organizations/${organization_id}`, { organization });
    ({ id: program_id } = (await api.post<One<{ id: number }>>('programs', { program: { name: 'First' } })).data);
    const members = people.slice(2).map((person) => ({ user_id: world.people[person], program_id }));
    await db.insertInto('user_programs').values(members).execute();
    expect(await offered()).toEqual(expected.program);

    const address_attributes = { country: 'KE', city: 'Nairobi', address: 'Main street 1' };
    const made = async (path: string, body: object) => (await api.post<One<{ id: number }>>(path, body)).data.id;
    const group_id = await made('groups', { group: { name: 'Clinic', program_id, address_attributes } });
    const vendor_id = await made('vendors', { vendor: { name: 'Seller' } });
    const end_user = { last_name: 'User', program_ids: [program_id], group_ids: [group_id] };
    const end_user_id = await made('end_users', { end_user });
    await made('couriers', { courier: { company_name: 'Carrier' } });
    await made('purchase_orders', {
      purchase_order: { order_number: '1', program_id, group_id, vendor_id, end_user_id },
    });
    const shipment = { invoice_number: 'CI-1', shipment_type: 'air', program_id, group_id };
    const shipmentId = await made('commercial_invoices', { commercial_invoice: shipment });
    expect(await offered()).toEqual(expected.shipment);
    expect(await isShown('manager')).toBe('open');
    await db
      .insertInto('shipment_papers')
      .values({
        ...{ organization_id, shipment_id: shipmentId, revision: 1, content: '{}', printed: '{}' },
        ...{ issued_on: '2026-01-01', at: new Date(), user_id: null },
      })
      .execute();
    expect(await offered()).toEqual(expected.data);
    expect(Object.values(await shown())).toEqual(people.map(() => null));
  });
});
