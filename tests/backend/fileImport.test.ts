import { describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Vendor } from '../../backend/vendor/schema.ts';
import type { Many, One } from '../support/api.ts';
import { describeByNightOnBoth, suiteBackend } from '../support/backend.ts';
import { act, imported, namesOf, readImport, rowsOf } from '../support/fileImports.ts';

const vendorFile = (rows: string) => ({ name: 'Fournisseurs.csv', content: `Nom;E-mail;Pays;Ville;Adresse\n${rows}` });

describeByNightOnBoth('a file of vendors', (backend) => {
  it('says what would become of each row before anything is written, and then writes that', async () => {
    const { as, url, runWorks } = backend();
    const api = await as('procurement');
    await api.post('vendors', { vendor: { name: 'Cipla Limited', email: 'old@cipla.example' } });
    await api.post('vendors', { vendor: { name: 'Hetero Labs' } });
    const file = vendorFile(
      [
        'Aurobindo Pharma;sales@aurobindo.example;Inde;Hyderabad;Plot 2',
        'CIPLA limited;new@cipla.example;;;',
        'Hetero Labs;;;;',
        'Mylan;not an address;;;',
        'Mylan;;;;',
      ].join('\n'),
    );
    const made = await imported(url, api, { kind: 'vendors' }, file);
    expect(made).toMatchObject({ state: 'open', format: 'csv', questions: [], counts: null, headings_row: 1 });
    expect(made.columns.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'address_attributes.country',
      'address_attributes.city',
      'address_attributes.address',
    ]);
    const previewed = await act(api, made, 'preview');
    expect(previewed.counts).toMatchObject({ rows: 5, new: 1, changed: 1, unchanged: 1, attention: 2 });
    const rows = await rowsOf(api, made);
    expect(rows.map(({ row, state, says }) => [row, state, says])).toEqual([
      [2, 'new', 'New'],
      [3, 'changed', '1 change'],
      [4, 'unchanged', 'Unchanged'],
      [5, 'attention', expect.stringContaining('Email')],
      [6, 'attention', 'Name means the same record as in row 5'],
    ]);
    expect(rows[1]?.cells.find(({ field }) => field === 'email')).toMatchObject({
      ...{ value: 'new@cipla.example', before: 'old@cipla.example', problem: null },
    });
    const names = async () => (await api.get<Many<Vendor>>('vendors?items=100')).data.map(({ name }) => name);
    expect(await names()).not.toContain('Aurobindo Pharma');
    expect(await act(api, made, 'apply')).toMatchObject({ state: 'applying' });
    await runWorks();
    expect(await readImport(api, made)).toMatchObject({
      ...{ state: 'applied', refused: 0, counts: { new: 1, changed: 1, unchanged: 1, attention: 2 } },
    });
    const after = (await api.get<Many<Vendor>>('vendors?search=aurobindo')).data[0];
    expect(after).toMatchObject({ name: 'Aurobindo Pharma', address: { country: 'IN', city: 'Hyderabad' } });
    expect((await api.get<Many<Vendor>>('vendors?search=cipla')).data).toMatchObject([{ email: 'new@cipla.example' }]);
    // The same file again changes nothing.
    const again = await imported(url, api, { kind: 'vendors' }, file);
    expect((await act(api, again, 'preview')).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  });

  it('is taken back as far as nobody has gone on', async () => {
    const { as, url, runWorks } = backend();
    const api = await as('procurement');
    const { data: known } = await api.post<One<Vendor>>('vendors', {
      vendor: { name: 'Back', email: 'a@back.example' },
    });
    const made = await imported(
      url,
      api,
      { kind: 'vendors' },
      vendorFile('Back;b@back.example;;;\nGoes;;;;\nStays;;;;'),
    );
    await act(api, made, 'preview');
    await act(api, made, 'apply');
    await runWorks();
    const stays = (await api.get<Many<Vendor>>('vendors?search=Stays')).data[0];
    await api.put(`vendors/${stays?.id}`, { vendor: { email: 'kept@stays.example' } });
    const undo = await api.get<One<unknown>>(`file_imports/${made.id}/undo`);
    expect(undo.data).toEqual({
      goes: 1,
      goes_orders: 0,
      back: 1,
      stays: [{ reason: 'changed since', count: 1, rows: [4] }],
    });
    await act(api, made, 'undo');
    await runWorks();
    expect(await readImport(api, made)).toMatchObject({ state: 'undone' });
    expect((await api.get<Many<Vendor>>('vendors?search=Goes')).data).toEqual([]);
    expect((await api.get<One<Vendor>>(`vendors/${known.id}`)).data.email).toBe('a@back.example');
    expect((await api.get<Many<Vendor>>('vendors?search=Stays')).data).toHaveLength(1);
  });
});

const orderFile = (rows: readonly string[]) => ({
  name: 'Commandes.csv',
  content: ['N° commande;Fournisseur;Utilisateur final;Groupe;Désignation;Réf.;Qté;Unité;PU USD;Montant', ...rows].join(
    '\n',
  ),
});

describeByNightOnBoth('a file of orders with their items', (backend) => {
  it('asks once for a name that is not found, and makes the orders with their items', async () => {
    const { as, url, runWorks, world, db } = backend();
    const api = await as('procurement');
    const names = await db
      .selectFrom('vendors')
      .select('name')
      .where('id', '=', world.vendor)
      .executeTakeFirstOrThrow();
    const endUser = await db
      .selectFrom('end_users')
      .select('label')
      .where('id', '=', world.endUser)
      .executeTakeFirstOrThrow();
    const group = await db.selectFrom('groups').select('name').where('id', '=', world.group).executeTakeFirstOrThrow();
    const line = (order: string, vendor: string, rest: string) =>
      `${order};${vendor};${endUser.label};${group.name};${rest}`;
    const file = orderFile([
      line('IMP-1', names.name, 'Efavirenz 600mg;24187;1.200;30 per pack;4,53;5.436,00'),
      line('IMP-1', names.name, 'Zidovudine 300mg;25521;10;60 per pack;7,33;73,30'),
      line('IMP-2', 'Acouns Nigeria Ltd', 'Lamivudine;31740;5;tube;2,02;10,10'),
      line('IMP-2', 'Acouns Nigeria Ltd', 'Nevirapine;31741;0;tube;2,02;0,00'),
    ]);
    const made = await imported(url, api, { kind: 'purchase_orders', program_id: world.program }, file);
    expect(made.columns.map(({ field }) => field)).toEqual([
      ...['order_number', 'vendor_id', 'end_user_id', 'group_id', 'material', 'catalog_number', 'quantity'],
      ...['size_per_item', 'value_per_item', 'total_value'],
    ]);
    expect(made).toMatchObject({ questions: [], numbers: { value: ',' } });
    const first = await act(api, made, 'preview');
    expect(first.counts).toMatchObject({ rows: 4, new: 2, attention: 2, new_orders: 1 });
    expect(first.sums).toMatchObject({ read: '5519.40', ready: '5509.30' });
    const [asked, ...others] = await namesOf(api, made);
    expect(others).toEqual([]);
    expect(asked).toMatchObject({
      field: 'vendor_id',
      text: 'Acouns Nigeria Ltd',
      rows: 2,
      orders: 1,
      choice: null,
      can_create: true,
    });
    const unfit = { answers: [{ field: 'quantity', text: '0', choice: 'create' }] };
    expect(await api.send('put', `file_imports/${made.id}/names`, unfit)).toMatchObject({
      status: 422,
      body: { errors: { 'answers.0': ['has no records to choose from'] } },
    });
    const answers = [{ field: 'vendor_id', text: 'Acouns Nigeria Ltd', choice: 'create' }];
    const second = await api.put<One<{ counts: unknown }>>(`file_imports/${made.id}/names`, { answers });
    expect(second.data.counts).toMatchObject({ new: 3, attention: 1, new_orders: 2 });
    expect((await rowsOf(api, made, 'attention')).map(({ says }) => says)).toEqual(['Quantity must be greater than 0']);
    await act(api, made, 'apply');
    await runWorks();
    const after = await readImport(api, made);
    expect(after).toMatchObject({ state: 'applied', refused: 0, counts: { new: 3, attention: 1, new_orders: 2 } });
    const { data: orders } = await api.get<Many<PurchaseOrder>>(
      `purchase_orders?program_id=${world.program}&search=IMP`,
    );
    expect(
      orders
        .map(({ order_number, items_count, total_value }) => [order_number.number, items_count, total_value])
        .sort(),
    ).toEqual([
      ['IMP-1', 2, '5509.30'],
      ['IMP-2', 1, '10.10'],
    ]);
    const { data: results } = await api.get<Many<unknown>>(`file_imports/${made.id}/results`);
    expect(results).toMatchObject([
      { label: 'IMP-1', is_new: true, new_items: 2, refused_items: 0, value: '5509.30' },
      { label: 'IMP-2', is_new: true, new_items: 1, refused_items: 1, value: '10.10' },
    ]);
    // The same file again: what is there stays as it is.
    const again = await imported(url, api, { kind: 'purchase_orders', program_id: world.program }, file);
    expect((await act(api, again, 'preview')).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3, attention: 1 });
    // Taken back, nothing is left of it, not even the vendor.
    await act(api, made, 'undo');
    await runWorks();
    expect((await api.get<Many<PurchaseOrder>>(`purchase_orders?search=IMP`)).data).toEqual([]);
    expect((await api.get<Many<Vendor>>('vendors?search=Acouns')).data).toEqual([]);
    expect(await readImport(api, made)).toMatchObject({ state: 'undone' });
  });

  it('changes only what the file says otherwise, and gives it back when it is undone', async () => {
    const { as, url, runWorks, world } = backend();
    const api = await as('procurement');
    const { data: order } = await api.post<One<PurchaseOrder>>('purchase_orders', {
      purchase_order: {
        ...{ program_id: world.program, order_number: 'CHG-1', vendor_id: world.vendor },
        ...{ end_user_id: world.endUser, group_id: world.group },
      },
    });
    const item = {
      material: 'Gloves',
      catalog_number: 'G-1',
      quantity: '10',
      size_per_item: 'box',
      value_per_item: '2',
    };
    const { data: known } = await api.post<One<OrderItem>>('order_items', {
      order_item: { ...item, position: '1', purchase_order_id: order.id },
    });
    const file = {
      name: 'items.tsv',
      content:
        'Line\tMaterial\tCatalog number\tQuantity\tUnit\tValue per Item\n1\tGloves\tG-1\t12\tbox\t2.00\n\tMasks\tM-1\t5\tbox\t1.5\n',
    };
    const made = await imported(url, api, { kind: 'order_items', purchase_order_id: order.id }, file);
    expect((await act(api, made, 'preview')).counts).toMatchObject({ new: 1, changed: 1 });
    const [changed, added] = await rowsOf(api, made);
    expect(changed?.cells.find(({ field }) => field === 'quantity')).toMatchObject({ value: '12', before: '10' });
    expect(added).toMatchObject({ state: 'new', says: 'New' });
    await act(api, made, 'apply');
    await runWorks();
    const itemsNow = async () =>
      (await api.get<Many<OrderItem>>(`order_items?purchase_order_id=${order.id}`)).data.map(
        ({ position, quantity, material }) => [position, material, quantity],
      );
    expect(await itemsNow()).toEqual([
      ['1', 'Gloves', '12'],
      ['2', 'Masks', '5'],
    ]);
    await act(api, made, 'undo');
    await runWorks();
    expect(await itemsNow()).toEqual([['1', 'Gloves', '10']]);
    expect(known.position).toBe('1');
  });
});

describe('an import', () => {
  const backend = suiteBackend();

  it('is refused to whoever may not write such records, and is not seen by them', async () => {
    const { as, url } = backend();
    const api = await as('procurement');
    const made = await imported(url, api, { kind: 'vendors' }, vendorFile('Alpha;;;;'));
    const viewer = await as('viewer');
    await viewer.refused(403, 'get', `file_imports/${made.id}`);
    const other = await as('otherAdmin');
    await other.refused(404, 'get', `file_imports/${made.id}`);
  });

  it('refuses what is no table in words, and asks what the file does not decide', async () => {
    const { as, url } = backend();
    const api = await as('procurement');
    const into = { kind: 'vendors' } as const;
    const { sendFile } = await import('../support/fileImports.ts');
    const pdf = await sendFile(url, api, into, { name: 'x.csv', content: '%PDF-1.7 nothing' });
    expect(pdf).toMatchObject({ status: 422, body: { errors: { file: [expect.stringContaining('PDF')] } } });
  });
});
