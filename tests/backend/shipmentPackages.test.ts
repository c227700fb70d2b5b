import { beforeAll, expect, it } from 'vitest';
import type { Api, Many } from '../support/api.ts';
import { describeOnOne } from '../support/backend.ts';
import { packing } from '../support/packing.ts';

describeOnOne('the packages of a shipment', (backend) => {
  let manager: Api;
  beforeAll(async () => {
    manager = await backend().as('manager');
  });
  const { path, read, lines, list, check, loaded } = packing(backend, () => manager);
  const history = async (id: number, language = 'en') => {
    const headers = { 'accept-language': language };
    const { body } = await manager.send('get', `${path(id)}/history`, undefined, headers);
    return (body as Many<{ changes: { field: string; from: unknown; to: unknown }[] }>).data;
  };

  it('give the shipment its totals, and numbers through the shipment', async () => {
    const { id, first } = await loaded([{ quantity: '12' }]);
    const { status, body } = await list(id, [
      {
        count: 3,
        package_type: 'box',
        gross_weight: '12.5',
        net_weight: '10',
        contents: [{ order_item_id: first, quantity: '9' }],
      },
      {
        count: 1,
        package_type: 'box',
        gross_weight: '8',
        net_weight: '2.25',
        dry_ice: '5',
        contents: [{ order_item_id: first, quantity: '3' }],
      },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        ...{ package_quantity: 4, package_type: 'box', package_lines: 2 },
        ...{ total_weight: '45.5', net_weight: '32.25', dry_ice: '5' },
      },
    });
    expect(await lines(id)).toMatchObject([
      { from: 1, to: 3, count: 3, contents: [{ order_item_id: first, quantity: '9' }] },
      { from: 4, to: 4, count: 1, gross_weight: '8' },
    ]);
    const [entry] = await history(id);
    expect(entry?.changes).toContainEqual({
      names: [],
      field: 'packages',
      from: [],
      to: [expect.stringContaining('3 Box, 12.5 kg gross, 10 kg net: 9 of'), expect.stringContaining('5 kg dry ice')],
    });
  });

  it('are told in the history in the language of each reader, and in English where they were kept in it', async () => {
    const { id, first } = await loaded([{ quantity: '12' }]);
    await list(id, [{ count: 2, gross_weight: '12.5', contents: [{ order_item_id: first, quantity: '1.5' }] }]);
    const told = async (language: string) => {
      const [entry] = await history(id, language);
      return entry?.changes.find(({ field }) => field === 'packages')?.to;
    };
    expect(await told('fr')).toEqual([expect.stringMatching(/^2, 12,5 kg brut: 1,5 de .*, ligne 1$/)]);
    expect(await told('en')).toEqual([expect.stringMatching(/^2, 12\.5 kg gross: 1\.5 of .*, line 1$/)]);
    const kept = JSON.stringify([{ field: 'packages', from: [], to: ['2 Box, 12 kg gross'] }]);
    await backend().db.updateTable('history').set({ changes: kept }).where('record_id', '=', id).execute();
    expect(await told('fr')).toEqual(['2 Box, 12 kg gross']);
  });

  it('leave a total open that a line does not say, and have no type in common if they differ', async () => {
    const { id } = await loaded([{}]);
    await list(id, [
      { count: 1, package_type: 'box', gross_weight: '3' },
      { count: 2, package_type: 'drum', net_weight: '1' },
    ]);
    expect(await read(id)).toMatchObject({
      package_quantity: 3,
      package_type: null,
      total_weight: null,
      dry_ice: null,
    });
  });

  it('are the only place to change what follows from them; without lines it can be typed again', async () => {
    const { id } = await loaded([{}]);
    await list(id, [{ count: 2, gross_weight: '3' }]);
    const typed = await manager.send('put', path(id), {
      commercial_invoice: { package_quantity: 9, dry_ice: '1', notes: 'x' },
    });
    expect(typed).toMatchObject({
      status: 422,
      body: { errors: { package_quantity: [expect.stringContaining('follows')], dry_ice: [expect.any(String)] } },
    });
    // Sent as it is, it is no change.
    await manager.put(path(id), { commercial_invoice: { package_quantity: 2, notes: 'x' } });
    await list(id, []);
    expect(await read(id)).toMatchObject({ package_lines: 0, package_quantity: 2 });
    await manager.put(path(id), { commercial_invoice: { package_quantity: 9 } });
    expect(await read(id)).toMatchObject({ package_quantity: 9 });
  });

  it.each([
    ['more dry ice than the package weighs', { count: 1, gross_weight: '60', dry_ice: '900' }, 'packages.0.dry_ice'],
    [
      'goods and ice that weigh more together',
      { count: 1, gross_weight: '10', net_weight: '8', dry_ice: '3' },
      'packages.0.net_weight',
    ],
    ['no packages', { count: 0 }, 'packages.0.count'],
    ['a type that is none', { count: 1, package_type: 'sock' }, 'packages.0.package_type'],
    ['net weights that no shipment has', { count: 1_000_000, net_weight: '999999' }, 'base'],
    ['dry ice that no shipment has', { count: 1_000_000, dry_ice: '999999' }, 'base'],
    ['a weight with five decimals', { count: 1, gross_weight: '1.00001' }, 'packages.0.gross_weight'],
  ])('refuse %s, at its field', async (_what, line, field) => {
    const { id } = await loaded([{}]);
    const { status, body } = await list(id, [line]);
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('hold no more of an item than there is, and only items of the shipment', async () => {
    const { id, first } = await loaded([{ quantity: '10' }]);
    const other = await loaded([{}]);
    const packed = (quantity: string, item = first) => [{ order_item_id: item, quantity }];
    const over = await list(id, [
      { count: 1, contents: packed('6') },
      { count: 1, contents: packed('4.001') },
    ]);
    expect(over).toMatchObject({
      status: 422,
      body: { errors: { 'packages.1.contents.0.quantity': [expect.stringContaining('10 in all')] } },
    });
    const foreign = await list(id, [{ count: 1, contents: packed('1', other.first) }]);
    expect(foreign).toMatchObject({
      status: 422,
      body: { errors: { 'packages.0.contents.0.order_item_id': [expect.any(String)] } },
    });
    const twice = await list(id, [{ count: 1, contents: [...packed('1'), ...packed('1')] }]);
    expect(twice.status).toBe(422);
    expect(await lines(id)).toEqual([]);
  });

  it('are the same in whatever order contents are sent, and another by each size', async () => {
    const { id, first, second } = await loaded([{ quantity: '4' }, { quantity: '5' }]);
    const both = [
      { order_item_id: first, quantity: '4' },
      { order_item_id: second, quantity: '5' },
    ];
    await list(id, [{ count: 1, contents: both }]);
    const { lock_version } = await read(id);
    await list(id, [{ count: 1, contents: both.toReversed() }]);
    expect(await read(id)).toMatchObject({ lock_version });
    await list(id, [{ count: 1, length: '60', contents: both }]);
    expect(await lines(id)).toMatchObject([{ length: '60', width: null }]);
  });

  it('are refused if the shipment changed since it was read, and while it is in review', async () => {
    const { id } = await loaded([{}]);
    const { lock_version } = await read(id);
    await manager.put(path(id), { commercial_invoice: { notes: 'meanwhile' } });
    expect(await list(id, [{ count: 1 }], { lock_version })).toMatchObject({ status: 409 });
    await backend().db.updateTable('shipments').set({ status: 'in_review' }).where('id', '=', id).execute();
    const logistics = await backend().as('logistics');
    const change = { commercial_invoice: { packages: [{ count: 1 }] } };
    expect(await logistics.send('put', `${path(id)}/packages`, change)).toMatchObject({ status: 409 });
  });

  it('lose an item that leaves the shipment, and readiness tells what is not packed', async () => {
    const { id, first, second } = await loaded([{ quantity: '4' }, { quantity: '5' }]);
    expect(await check(id)).toMatchObject({ answer: 'does_not_apply' });
    await list(id, [{ count: 1, gross_weight: '5' }]);
    expect(await check(id)).toMatchObject({ answer: 'cannot_tell', target: 'packages' });
    await list(id, [{ count: 1, gross_weight: '5', contents: [{ order_item_id: first, quantity: '4' }] }]);
    expect(await check(id)).toMatchObject({ answer: 'not_met', ids: [second] });
    const both = [
      { order_item_id: first, quantity: '4' },
      { order_item_id: second, quantity: '5' },
    ];
    await list(id, [{ count: 1, contents: both }]);
    expect(await check(id)).toMatchObject({ answer: 'cannot_tell', message: expect.stringContaining('gross weight') });
    await list(id, [{ count: 1, gross_weight: '5', contents: both }]);
    expect(await check(id)).toMatchObject({ answer: 'met' });
    await backend().db.updateTable('order_items').set({ quantity: '3' }).where('id', '=', first).execute();
    expect(await check(id)).toMatchObject({
      answer: 'not_met',
      message: expect.stringContaining('More is in packages'),
    });
    await manager.delete(`${path(id)}/order_items/${first}`);
    const removal = (await history(id))[0];
    expect(removal?.changes).toContainEqual({
      names: [],
      field: 'packages',
      from: [expect.stringMatching(/line 1; .*line 2$/)],
      to: [expect.stringMatching(/: 5 of .*line 2$/)],
    });
    expect(await lines(id)).toMatchObject([{ contents: [{ order_item_id: second }] }]);
    expect(await check(id)).toMatchObject({ answer: 'met' });
  });

  it('say that an item stored on dry ice is in a package without it', async () => {
    const { id, first } = await loaded([{ quantity: '1', storage: 'dry_ice' }]);
    const contents = [{ order_item_id: first, quantity: '1' }];
    await list(id, [{ count: 1, gross_weight: '20', contents }]);
    expect(await check(id)).toMatchObject({ answer: 'not_met', message: expect.stringContaining('without it') });
    await list(id, [{ count: 1, gross_weight: '20', dry_ice: '5', contents }]);
    expect(await check(id)).toMatchObject({ answer: 'met' });
  });
});
