import { describe, expect, it } from 'vitest';
import { newShipment, unused } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

/** Creates a shipment of the test world as the logistics user. */
async function made(fields: object = {}) {
  const { backend } = stack();
  return newShipment(await backend.as('logistics'), backend.world, fields);
}

const CREATE = `mutation($input: CreateShipmentInput!) {
  createShipment(input: $input) {
    shipment {
      id invoiceNumber commercialName status { key name } subStatus shipmentType awb anticipatedShipDate shippedDate
      packageQuantity packageType totalWeight dryIce freightCost incoterm eeiExport
      itn licenseNumber licenseException notes dgClasses dgDeclaration
      valuesByHsCode { hsCode value } commentsCount lockVersion
      approvals { ehsApproval ffApproval sentForFfApproval sentForProgramApproval programApproval }
      users { fullName } group { name } program { slug } courier { companyName }
    }
    errors { field message code }
  }
}`;

describe('a shipment', () => {
  it('is created with all fields of its input; its commercial name is its invoice number', async () => {
    const { backend, get } = stack();
    const { world } = backend;
    const courier = await backend.db
      .insertInto('couriers')
      .values({ organization_id: world.organization, company_name: 'Swift Air' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const own = {
      invoiceNumber: 'CI-whole',
      shipmentType: 'air',
      awb: 'H-1',
      anticipatedShipDate: '2026-12-01',
      shippedDate: '2026-02-02',
      packageQuantity: 3,
      packageType: 'box',
      totalWeight: '12.5',
      dryIce: '1.25',
      freightCost: '99.90',
      incoterm: 'CPT',
      eeiExport: false,
      itn: 'AES X20260101123456',
      licenseNumber: null,
      licenseException: 'NLR',
      notes: 'Keep cold',
    };
    const refs = {
      programId: world.program,
      groupId: world.group,
      courierId: courier.id,
      userIds: [world.people.manager],
    };
    expect(await get('logistics', CREATE, { input: { ...own, ...refs } })).toEqual({
      createShipment: {
        shipment: {
          ...own,
          id: expect.any(String),
          commercialName: 'CI-whole',
          status: { key: 'open', name: 'Open' },
          subStatus: null,
          dgClasses: [],
          dgDeclaration: null,
          valuesByHsCode: [],
          commentsCount: 0,
          lockVersion: 1,
          approvals: {
            ehsApproval: null,
            ffApproval: null,
            sentForFfApproval: null,
            sentForProgramApproval: null,
            programApproval: null,
          },
          users: [{ fullName: 'manager Tester' }],
          group: { name: 'Kenya clinics' },
          program: { slug: 'malaria' },
          courier: { companyName: 'Swift Air' },
        },
        errors: [],
      },
    });
  });

  it('is rejected field by field, under the field names of the input', async () => {
    const { backend, get } = stack();
    const { invoice_number } = await made();
    const wrong = {
      programId: backend.world.program,
      invoiceNumber: invoice_number,
      groupId: backend.world.group,
      shipmentType: 'by mule',
      totalWeight: '-1',
      packageQuantity: 0,
    };
    const fieldsOf = async (input: object) => {
      const { createShipment } = (await get('logistics', CREATE, { input })) as {
        createShipment: { shipment: null; errors: Array<{ field: string; code: string }> };
      };
      expect(createShipment.shipment).toBeNull();
      expect(createShipment.errors.every(({ code }) => code === 'INVALID')).toBe(true);
      return createShipment.errors.map(({ field }) => field);
    };
    expect((await fieldsOf(wrong)).sort()).toEqual(['packageQuantity', 'shipmentType', 'totalWeight']);
    const fine = { ...wrong, shipmentType: 'air', totalWeight: null, packageQuantity: null };
    expect(await fieldsOf(fine)).toEqual(['invoiceNumber']);
    const elsewhere = { groupId: backend.world.other.group, courierId: '999999', invoiceNumber: unused('CI') };
    expect((await fieldsOf({ ...fine, ...elsewhere })).sort()).toEqual(['courierId', 'groupId']);
    const userIds = [backend.world.people.leaver];
    expect(await fieldsOf({ ...fine, invoiceNumber: unused('CI'), userIds })).toEqual(['userIds']);
  });

  it('changes only fields that are sent, clears null ones, and rejects a stale edit with the current record', async () => {
    const { get } = stack();
    const shipment = await made({ notes: 'Keep cold', awb: 'H-2' });
    const update = `mutation($id: ID!, $input: UpdateShipmentInput!) {
      updateShipment(id: $id, input: $input) {
        shipment { notes awb dryIce lockVersion } errors { field code } current { awb lockVersion }
      }
    }`;
    const input = { lockVersion: shipment.lock_version, awb: null, dryIce: '2' };
    expect(await get('logistics', update, { id: shipment.id, input })).toEqual({
      updateShipment: {
        shipment: { notes: 'Keep cold', awb: null, dryIce: '2', lockVersion: 2 },
        errors: [],
        current: null,
      },
    });
    expect(await get('logistics', update, { id: shipment.id, input })).toEqual({
      updateShipment: {
        shipment: null,
        errors: [{ field: 'base', code: 'STALE' }],
        current: { awb: null, lockVersion: 2 },
      },
    });
  });

  it('is null for those who may not see it, and a write to it is NOT_FOUND', async () => {
    const { ask, get } = stack();
    const { id, lock_version: lockVersion } = await made();
    const read = `{ shipment(id: ${id}) { id } shipmentPdf(id: ${id}, kind: INVOICE) { url } }`;
    expect(await get('otherAdmin', read)).toEqual({ shipment: null, shipmentPdf: null });
    const write = `mutation { updateShipment(id: ${id}, input: { lockVersion: ${lockVersion}, notes: "x" }) { errors { code } } }`;
    expect((await ask('otherAdmin', write)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await ask('viewer', write)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('replaces its users as a whole', async () => {
    const { backend, get } = stack();
    const { people } = backend.world;
    const { id } = await made({ user_ids: [people.manager] });
    const assign = `mutation($userIds: [ID!]!) {
      assignShipmentUsers(id: ${id}, input: { userIds: $userIds }) { shipment { users { id } } errors { field code } }
    }`;
    expect(await get('logistics', assign, { userIds: [people.viewer, people.logistics] })).toEqual({
      assignShipmentUsers: {
        shipment: { users: [{ id: String(people.logistics) }, { id: String(people.viewer) }] },
        errors: [],
      },
    });
    expect(await get('logistics', assign, { userIds: [people.leaver] })).toEqual({
      assignShipmentUsers: { shipment: null, errors: [{ field: 'userIds', code: 'INVALID' }] },
    });
  });

  it('is offered the next invoice number, and has URLs for its PDFs', async () => {
    const { backend, get } = stack();
    const { id } = await made({ invoice_number: 'S-0041' });
    const query = `{
      shipmentDefaults(programId: ${backend.world.program}) { invoiceNumber }
      one: shipmentPdf(id: ${id}, kind: INVOICE) { url }
      two: shipmentPdf(id: ${id}, kind: INVOICE_WITH_HS) { url unprintableLetters { place letters } }
      three: shipmentPdf(id: ${id}, kind: END_USERS) { url }
    }`;
    expect(await get('logistics', query)).toEqual({
      shipmentDefaults: { invoiceNumber: 'S-0042' },
      one: { url: `/files/commercial_invoices/${id}/commercial_invoice_pdf` },
      two: { url: `/files/commercial_invoices/${id}/commercial_invoice_hs_pdf`, unprintableLetters: [] },
      three: { url: `/files/commercial_invoices/${id}/end_users_pdf` },
    });
  });
});

describe('the shipments of a program', () => {
  const LIST = `query($programId: ID!, $filter: ShipmentFilter, $sort: ShipmentSort, $search: String) {
    shipments(programId: $programId, filter: $filter, sort: $sort, search: $search) { data { invoiceNumber } meta { count } }
  }`;
  const found = async (variables: object, person: 'logistics' | 'otherAdmin' = 'logistics') => {
    const { backend, get } = stack();
    const { shipments } = (await get(person, LIST, { programId: backend.world.program, ...variables })) as {
      shipments: { data: Array<{ invoiceNumber: string }> };
    };
    return shipments.data.map(({ invoiceNumber }) => invoiceNumber);
  };

  it('are found by every filter and by the search, but not from another organization', async () => {
    const { backend } = stack();
    const { world } = backend;
    await made({
      invoice_number: 'LIST-1',
      awb: 'TRACK-9',
      user_ids: [world.people.manager],
      package_quantity: 7,
      total_weight: '70.5',
      dry_ice: '1.5',
      anticipated_ship_date: '2031-05-01',
      shipped_date: '2021-05-02',
    });
    await made({ invoice_number: 'LIST-2' });
    const filter = {
      invoiceNumber: 'list',
      awb: 'track',
      statuses: ['open'],
      userIds: [world.people.manager],
      groupIds: [world.group],
      shipmentTypes: ['air'],
      packageQuantity: { from: 7, to: 7 },
      totalWeight: { from: '70.5', to: '70.5' },
      dryIce: { from: '1.5', to: '1.5' },
      anticipatedShipDate: { from: '2031-05-01', to: '2031-05-01' },
      shippedDate: { from: '2021-05-02', to: '2021-05-02' },
      overview: 'APPROVAL_LIST',
    };
    expect(await found({ filter })).toEqual(['LIST-1']);
    expect(await found({ filter: { invoiceNumber: 'list', unassigned: true } })).toEqual(['LIST-2']);
    expect(await found({ filter: { invoiceNumber: 'list', courierIds: ['1'], overview: 'FOR_THIS_WEEK' } })).toEqual(
      [],
    );
    expect(await found({ search: 'list-' })).toEqual(['LIST-1', 'LIST-2']);
    await expect(found({ search: 'list-' }, 'otherAdmin')).rejects.toThrow('NOT_FOUND');
  });

  it('are sorted by every sort field of the schema, in either direction', async () => {
    for (const invoice_number of ['SORT-1', 'SORT-2']) await made({ invoice_number });
    const filter = { invoiceNumber: 'sort' };
    const fields = ['STATUS', 'AWB', 'ANTICIPATED_SHIP_DATE', 'SHIPPED_DATE', 'SHIPMENT_TYPE', 'COURIER', 'GROUP'];
    for (const field of [...fields, 'INVOICE_NUMBER']) {
      for (const direction of ['ASC', 'DESC']) await found({ filter, sort: { field, direction } });
    }
    expect(await found({ filter, sort: { field: 'INVOICE_NUMBER', direction: 'DESC' } })).toEqual(['SORT-2', 'SORT-1']);
  });

  it('are created once, however often the request is sent with the same key', async () => {
    const { backend, gateway, tokenOf } = stack();
    const who = { token: await tokenOf('logistics'), headers: { 'idempotency-key': unused('make') } };
    const { program, group } = backend.world;
    const input = { programId: program, groupId: group, invoiceNumber: 'ONCE-1', shipmentType: 'air' };
    const make = () => gateway.ask(CREATE, { input }, who);
    const [first, second] = [await make(), await make()];
    expect(first.data).toMatchObject({ createShipment: { shipment: { invoiceNumber: 'ONCE-1' }, errors: [] } });
    expect(second.data).toEqual(first.data);
  });
});
