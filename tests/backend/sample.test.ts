/** Sample data is made as real records are, mixes with none of them, and leaves nothing behind when it is removed. */
import { beforeAll, expect, it } from 'vitest';
import { orderItemStatuses } from '../../backend/orderItem/rules.ts';
import { purchaseOrderStatuses } from '../../backend/purchaseOrder/rules.ts';
import type { Api, Many, One } from '../support/api.ts';
import { newKey } from '../support/apiKeys.ts';
import { describeByNightOnBoth, describeOnOne } from '../support/backend.ts';
import { cursorOf, readChanges } from '../support/feed.ts';
import { attach, pdf } from '../support/files.ts';
import { all, digest } from '../support/sample.ts';

type Row = { id: number };
type Program = Row & { name: string; sample: boolean };
type Order = Row & { order_number: { number: string }; status: string; vendor_id: number; group_id: number };

const keysOf = (statuses: readonly { readonly key: string }[]) => statuses.map(({ key }) => key);

describeByNightOnBoth('the sample program', (backend) => {
  it('leaves nothing behind when it is removed, and the feed tells what is gone', async () => {
    const { as, db, world } = backend();
    const [api, tool] = [await as('orgAdmin'), await as('admin')];
    const offered = async () => [
      await api.get(`purchase_orders/new_defaults?program_id=${world.program}`),
      await api.get(`commercial_invoices/new_defaults?program_id=${world.program}`),
    ];
    const numbers = await offered();
    const before = await digest(db);
    const cursor = await cursorOf(tool);

    const { data: program } = await api.post<One<Program>>('sample_program');
    const mine = `program_id=${program.id}`;
    const orders = await all<Order>(api, `purchase_orders?${mine}`);
    const items = await all<Row & { status: string }>(api, `order_items?${mine}`);
    const shipments = await all<Row & { status: string }>(api, `commercial_invoices?${mine}`);
    expect(program).toMatchObject({ name: 'Sample program', sample: true });
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(keysOf(purchaseOrderStatuses)));
    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set(keysOf(orderItemStatuses).filter((key) => key !== 'shipping')),
    );
    expect(shipments.map(({ status }) => status).sort()).toEqual(['delivered', 'in_review', 'open']);

    // People work in it.
    const [order] = orders;
    const next = await api.get<One<{ order_number: string }>>(`purchase_orders/new_defaults?${mine}`);
    expect(next.data.order_number).toBe('SAMPLE-PO-0009');
    const { vendor_id, group_id } = order as Order;
    const [endUser] = await all(api, `end_users?group_id=${group_id}`);
    const fields = {
      program_id: program.id,
      vendor_id,
      group_id,
      end_user_id: endUser?.id,
      user_ids: [world.people.admin],
    };
    await api.post('purchase_orders', { purchase_order: { ...fields, order_number: 'SAMPLE-PO-0009' } });
    await api.post(`purchase_orders/${order?.id}/comments`, { comment: { message: 'Seen', source: 'internal' } });
    await attach(api, `vendors/${vendor_id}`, pdf(1000));
    expect(await all(tool, 'notifications')).not.toEqual([]);
    expect(await offered()).toEqual(numbers);

    await api.delete('sample_program');
    expect(await digest(db)).toEqual(before);
    expect(await offered()).toEqual(numbers);
    const changes = await readChanges(tool, cursor);
    const gone = changes.filter(({ action_type }) => action_type === 'delete').map(({ type, id }) => `${type} ${id}`);
    expect(gone).toEqual(expect.arrayContaining(items.map(({ id }) => `OrderItem ${id}`)));
    for (const type of ['Attachment', 'CommercialInvoice', 'PurchaseOrder', 'Vendor', 'Courier', 'EndUser', 'Group']) {
      expect(
        gone.some((name) => name.startsWith(`${type} `)),
        type,
      ).toBe(true);
    }
    expect(gone).toContain(`Program ${program.id}`);
    await api.refused(404, 'delete', 'sample_program');
  });

  it('is one, however often and by however many it is added', async () => {
    const { as } = backend();
    const [one, other] = [await as('orgAdmin'), await as('admin')];
    const made = await Promise.all([one, other].map((api) => api.post<One<Program>>('sample_program')));
    const again = await one.post<One<Program>>('sample_program');
    expect(new Set([...made, again].map(({ data }) => data.id)).size).toBe(1);
    const removed = await Promise.all([one, other].map((api) => api.send('delete', 'sample_program')));
    expect(removed.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});

describeOnOne('what is sample data', (backend) => {
  let sample: { program: number; vendor: number; group: number; courier: number; endUser: number };
  let api: Api;
  beforeAll(async () => {
    api = await backend().as('orgAdmin');
    const { data } = await api.post<One<Program>>('sample_program');
    const named = async (list: string, name: string) => {
      const rows = await all<Row & Record<string, unknown>>(api, list);
      return rows.find((row) => String(row[name]).includes('ample'))?.id ?? 0;
    };
    sample = {
      program: data.id,
      vendor: await named('vendors', 'name'),
      group: await named(`groups?program_id=${data.id}`, 'name'),
      courier: await named('couriers', 'company_name'),
      endUser: await named(`end_users?program_id=${data.id}`, 'label'),
    };
  });

  const reasons = {
    sample: 'is sample data, which only the sample program uses',
    real: 'is not sample data: the sample program uses nothing else',
  };

  it('names only sample data, and nothing else names it', async () => {
    const { world } = backend();
    const real = {
      program_id: world.program,
      vendor_id: world.vendor,
      group_id: world.group,
      end_user_id: world.endUser,
    };
    const mine = {
      program_id: sample.program,
      vendor_id: sample.vendor,
      group_id: sample.group,
      end_user_id: sample.endUser,
    };
    const order = (fields: object) =>
      api.refused(422, 'post', 'purchase_orders', { purchase_order: { order_number: 'SAMPLE-PO-77', ...fields } });
    expect((await order({ ...real, order_number: '77', vendor_id: sample.vendor })).errors).toEqual({
      vendor_id: [reasons.sample],
    });
    expect((await order({ ...mine, vendor_id: world.vendor })).errors).toEqual({ vendor_id: [reasons.real] });
    expect((await order({ ...mine, order_number: '77' })).errors).toEqual({
      order_number: ['must begin with SAMPLE- in the sample program'],
    });
    const { data: made } = await api.post<One<Row>>('vendors', {
      vendor: { name: 'Sample: made inside', program_id: sample.program },
    });
    const inside = { ...mine, order_number: 'SAMPLE-PO-77', vendor_id: made.id };
    await api.post('purchase_orders', { purchase_order: inside });
    const renamed = await api.refused(422, 'put', `programs/${sample.program}`, { program: { name: 'Malaria' } });
    expect(renamed.errors).toEqual({ name: ['must begin with Sample, because everything in it is sample data'] });
    const shipment = {
      shipment_type: 'air',
      invoice_number: 'CI-77',
      program_id: world.program,
      group_id: world.group,
    };
    const carried = { commercial_invoice: { ...shipment, courier_id: sample.courier } };
    expect((await api.refused(422, 'post', 'commercial_invoices', carried)).errors).toEqual({
      courier_id: [reasons.sample],
    });
    const groups = await api.get<One<Row & { lock_version: number }>>(`groups/${sample.group}`);
    const moved = { group: { program_id: world.program, lock_version: groups.data.lock_version } };
    expect((await api.refused(422, 'put', `groups/${sample.group}`, moved)).errors).toEqual({
      program_id: [reasons.real],
    });
    const joining = { end_user: { program_ids: [world.program, sample.program] } };
    expect((await api.refused(422, 'put', `end_users/${world.endUser}`, joining)).errors).toEqual({
      program_ids: [reasons.sample],
    });
    // Forms offer what may be named.
    const offered = await all(api, `vendors?program_id=${world.program}&light=true`);
    expect(offered.map(({ id }) => id)).not.toContain(sample.vendor);
    expect(await all(api, `couriers?program_id=${sample.program}&light=true`)).toMatchObject([{ id: sample.courier }]);
    const both = { end_user: { last_name: 'Both', program_ids: [world.program, sample.program] } };
    expect((await api.refused(422, 'post', 'end_users', both)).errors).toEqual({ program_ids: [reasons.real] });
  });

  it('takes no name and no prefix from real records', async () => {
    const { world } = backend();
    const { data } = await api.get<One<{ name: string }>>(`vendors/${sample.vendor}`);
    await api.post('vendors', { vendor: { name: data.name } });
    await api.refused(422, 'post', 'vendors', { vendor: { name: data.name } });

    // No real shipment is checked by an airline of sample data.
    await api.post(`couriers/${sample.courier}/airlines`, { airline: { name: 'Trial Air', prefix: '997' } });
    const { data: courier } = await api.post<One<Row>>('couriers', { courier: { company_name: 'Real Forwarding' } });
    const shipment = { shipment_type: 'air', program_id: world.program, group_id: world.group, awb: '997-12345678' };
    await api.post('commercial_invoices', { commercial_invoice: { ...shipment, invoice_number: 'CI-997' } });
    await api.post(`couriers/${courier.id}/airlines`, { airline: { name: 'Real Air', prefix: '997' } });
    const checked = { commercial_invoice: { ...shipment, invoice_number: 'CI-998' } };
    expect((await api.refused(422, 'post', 'commercial_invoices', checked)).errors).toHaveProperty('awb');
  });

  it('does not look real, and nothing real looks like it', async () => {
    const { world } = backend();
    const refused = async (method: 'post' | 'put', path: string, body: object) =>
      (await api.refused(422, method, path, body)).errors;
    const unmarked = ['must contain the word Sample, because it is sample data'];
    const named = { vendor: { name: 'Hillview' } };
    expect(await refused('put', `vendors/${sample.vendor}`, named)).toEqual({ name: unmarked });
    const made = { courier: { company_name: 'Coastline', program_id: sample.program } };
    expect(await refused('post', 'couriers', made)).toEqual({ company_name: unmarked });
    const person = { end_user: { first_name: 'Ama', last_name: 'Mensah' } };
    expect(await refused('put', `end_users/${sample.endUser}`, person)).toEqual({ last_name: unmarked });
    expect(await refused('post', 'programs', { program: { name: 'sample Malaria' } })).toEqual({
      name: ['must not begin with Sample: that is how the program of sample data is called'],
    });
    const [number] = ['must not begin with SAMPLE-: that is how sample data is numbered'];
    const place = { program_id: world.program, group_id: world.group };
    const order = { ...place, order_number: 'sample-1', vendor_id: world.vendor, end_user_id: world.endUser };
    expect(await refused('post', 'purchase_orders', { purchase_order: order })).toEqual({ order_number: [number] });
    const shipment = { commercial_invoice: { ...place, shipment_type: 'air', invoice_number: 'SAMPLE-CI-1' } };
    expect(await refused('post', 'commercial_invoices', shipment)).toEqual({ invoice_number: [number] });
  });

  it('is for those who may create programs, each in their own organization', async () => {
    const { as, withToken, world } = backend();
    await (await as('manager')).refused(403, 'post', 'sample_program');
    await (await as('viewer')).refused(403, 'delete', 'sample_program');
    await (await as('otherAdmin')).refused(404, 'delete', 'sample_program');
    const key = await newKey(api, { permission_id: 2, program_ids: [world.program] });
    for (const method of ['post', 'delete'] as const) {
      const { code } = await withToken(key.secret).refused(403, method, 'sample_program');
      expect(code).toBe('people_only');
    }
  });

  it('ends the memberships in its program as a change of the members', async () => {
    const { world } = backend();
    const path = `users/${world.people.manager}`;
    type Member = { program_ids: number[]; lock_version: number };
    const { data: before } = await api.get<One<Member>>(path);
    const program_ids = [...before.program_ids, sample.program];
    const { data: member } = await api.put<One<Member>>(path, { user: { program_ids } });
    await api.delete('sample_program');
    const { lock_version } = member;
    const opened = { user: { first_name: 'Late', program_ids, lock_version } };
    const { data } = await api.refused<Member>(409, 'put', path, opened);
    expect(data).toMatchObject({ program_ids: before.program_ids, lock_version: lock_version + 1 });
    const { data: entries } = await api.get<Many<{ action: string; changes: { field: string }[] }>>(`${path}/history`);
    expect(entries[0]).toMatchObject({ action: 'update', changes: [{ field: 'program_ids', to: before.program_ids }] });
  });
});
