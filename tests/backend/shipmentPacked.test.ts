import { beforeAll, expect, it } from 'vitest';
import type { Api, One } from '../support/api.ts';
import { describeOnOne } from '../support/backend.ts';
import { packing } from '../support/packing.ts';
import { print, readPdf } from '../support/pdf.ts';

describeOnOne('what is in the packages of a shipment', (backend) => {
  let manager: Api;
  beforeAll(async () => {
    manager = await backend().as('manager');
  });
  const { path, list, check, danger, loaded } = packing(backend, () => manager);

  const ethanol = {
    un_number: 'UN1170',
    packing_group: 'II',
    size_per_item: 'LTR',
    assessment_attributes: { dg_class: '3' },
  };

  it('is compared with the limit of each package: 5 L on passenger aircraft', async () => {
    const { id, first } = await loaded([{ ...ethanol, quantity: '10' }]);
    const pack = (...quantities: [count: number, quantity: string][]) =>
      list(
        id,
        quantities.map(([count, quantity]) => ({
          ...{ count, package_type: 'box', gross_weight: '30' },
          contents: [{ order_item_id: first, quantity }],
        })),
      );
    await pack([2, '10']);
    expect(await check(id, 'limits')).toMatchObject({ answer: 'met' });
    // Two packages are enough, but one of them holds 6 L.
    await pack([1, '6'], [1, '4']);
    expect(await check(id, 'limits')).toMatchObject({
      answer: 'not_met',
      message: expect.stringContaining('More than 5 L in each of package 1: too much on passenger aircraft'),
    });
    // What is packed in part, or more than there is, cannot be told of, however many other packages there are.
    await pack([1, '5']);
    expect(await check(id, 'limits')).toMatchObject({ answer: 'cannot_tell' });
    await pack([2, '10']);
    await backend().db.updateTable('order_items').set({ quantity: '6' }).where('id', '=', first).execute();
    expect(await check(id, 'limits')).toMatchObject({ answer: 'cannot_tell' });
    await list(id, [{ count: 40, gross_weight: '30' }]);
    expect(await check(id, 'limits')).toMatchObject({ answer: 'met' });
  });

  it('is counted in whole pieces, each with its net quantity', async () => {
    const bottles = { ...ethanol, size_per_item: 'EA', net_quantity: '2', net_quantity_unit: 'LTR' };
    const { id, first } = await loaded([{ ...bottles, quantity: '5' }]);
    const pack = (count: number) =>
      list(id, [{ count, package_type: 'box', contents: [{ order_item_id: first, quantity: '5' }] }]);
    // 10 L would fit into two packages of 5 L, but one of them holds three bottles.
    await pack(2);
    expect(await check(id, 'limits')).toMatchObject({ answer: 'not_met' });
    await pack(3);
    expect(await check(id, 'limits')).toMatchObject({ answer: 'met' });
  });

  it('counts together if it has one number, and cannot be told if it has different ones in one package', async () => {
    const acetone = { ...ethanol, un_number: 'UN1090' };
    const { id, items } = await loaded([
      { ...ethanol, quantity: '3' },
      { ...ethanol, quantity: '3', material: 'Spirit' },
      { ...acetone, quantity: '1' },
    ]);
    const [one = 0, two = 0, three = 0] = items;
    const of = (order_item_id: number, quantity: string) => ({ order_item_id, quantity });
    await list(id, [
      { count: 1, contents: [of(one, '3'), of(two, '3')] },
      { count: 1, contents: [of(three, '1')] },
    ]);
    expect(await check(id, 'limits')).toMatchObject({ answer: 'not_met' });
    await list(id, [
      { count: 1, contents: [of(one, '3'), of(three, '1')] },
      { count: 1, contents: [of(two, '3')] },
    ]);
    expect(await check(id, 'limits')).toMatchObject({
      answer: 'cannot_tell',
      message: expect.stringContaining('different UN numbers'),
    });
  });

  it('includes dry ice, which is limited and marked package by package', async () => {
    const { id } = await loaded([{}]);
    await list(id, [
      { count: 3, gross_weight: '250', dry_ice: '200' },
      { count: 1, gross_weight: '3' },
    ]);
    const { goods } = await danger(id);
    expect(goods).toMatchObject([
      { answer: 'met', remarks: expect.arrayContaining([expect.stringContaining('Mark packages 1 to 3: UN1845')]) },
    ]);
    await list(id, [
      { count: 1, gross_weight: '250', dry_ice: '200.001' },
      { count: 9, gross_weight: '3' },
    ]);
    expect(await check(id, 'dry_ice')).toMatchObject({ answer: 'not_met' });
  });

  it('stands on the packing list, and dangerous goods with their net quantities on the invoice', async () => {
    const { id, first } = await loaded([{ ...ethanol, quantity: '10', material: 'Lab spirit', catalog_number: 'C' }]);
    const refused = await print(backend(), 'manager', id, 'packing_list_pdf');
    expect(refused.status).toBe(409);
    await list(id, [
      {
        ...{
          count: 2,
          package_type: 'drum',
          length: '40',
          width: '30',
          height: '30',
          gross_weight: '9',
          net_weight: '6',
        },
        dry_ice: '2',
        contents: [{ order_item_id: first, quantity: '10' }],
      },
    ]);
    const text = async (kind: 'packing_list_pdf' | 'commercial_invoice_pdf') => {
      const { status, bytes } = await print(backend(), 'manager', id, kind);
      expect(status).toBe(200);
      return (await readPdf(bytes)).pages.join(' ').replace(/\s+/g, ' ');
    };
    const packing = await text('packing_list_pdf');
    for (const part of ['Packing List', '1–2', 'Drum', '40 × 30 × 30 cm', 'Lab spirit', 'net 2 kg']) {
      expect(packing).toContain(part);
    }
    const invoice = await text('commercial_invoice_pdf');
    // The table's name, its group, and what each package holds; never the name of the goods as the shipping name.
    expect(invoice).toMatch(/UN1170 (Ethanol|Alcohols).* 3 II 10 litres 2 × Drum, 5 litres in each/i);
    expect(invoice).toContain('2 × Drum, 2 kilograms in each');
  });

  it('changes what issued papers print: the next revision has it', async () => {
    const { id, first } = await loaded([{ quantity: '2', hs_code: '3004900000', eccn_details: 'EAR99' }], {
      status: 'reviewed',
      eei_export: false,
    });
    await manager.put(`${path(id)}/assigned_status`, { record: { status: 'approved' } });
    interface Issued {
      papers: { revision: number }[];
      changes: { message: string }[];
    }
    const issued = async () => (await manager.get<One<Issued>>(`${path(id)}/papers`)).data;
    expect((await issued()).changes).toEqual([]);
    await list(id, [{ count: 1, gross_weight: '5', contents: [{ order_item_id: first, quantity: '2' }] }]);
    expect((await issued()).changes.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('packages none → 1'),
    );
    // The revision that is issued has no packages to print.
    const refused = await print(backend(), 'manager', id, 'packing_list_pdf');
    expect([refused.status, new TextDecoder().decode(refused.bytes)]).toEqual([
      409,
      expect.stringContaining('issue the next revision'),
    ]);
    await manager.post(`${path(id)}/papers`);
    expect((await print(backend(), 'manager', id, 'packing_list_pdf')).status).toBe(200);
    // One that was issued while its packages and decision were kept in English is unchanged, too.
    const { db } = backend();
    const papers = () => db.selectFrom('shipment_papers').select(['id', 'content']).where('shipment_id', '=', id);
    const { id: newest, content } = await papers().orderBy('revision', 'desc').executeTakeFirstOrThrow();
    const { shipment } = content as { shipment: Record<string, unknown> };
    const words = { packages: [`1, 5 kg gross: 2 of PO ${orderOf(shipment)}, line 1`] };
    const kept = JSON.stringify({ ...content, shipment: { ...shipment, ...words } });
    await db.updateTable('shipment_papers').set({ content: kept }).where('id', '=', newest).execute();
    expect((await issued()).changes).toEqual([]);
  });
});

/** The number of the only order in what is kept of packages. */
function orderOf({ packages }: Record<string, unknown>): string {
  const [line] = packages as { packed: { order_number: string }[] }[];
  return line?.packed[0]?.order_number ?? '';
}
