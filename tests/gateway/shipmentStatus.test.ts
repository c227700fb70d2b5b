import { describe, expect, it } from 'vitest';
import { insertShipment, newLoadedShipment } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

async function made(fields: object = {}) {
  const { backend } = stack();
  return newLoadedShipment(await backend.as('manager'), backend.world, fields);
}

const MOVE = `mutation($id: ID!, $input: AssignStatusInput!) {
  assignShipmentStatus(id: $id, input: $input) { shipment { status { key } subStatus } errors { field code } }
}`;

describe('the status of a shipment', () => {
  it('moves to one of the next statuses, with one of the reasons of that status', async () => {
    const { backend, get } = stack();
    await backend.db
      .insertInto('status_reasons')
      .values({
        organization_id: backend.world.organization,
        model: 'commercial_invoice',
        status: 'on_hold',
        sub_status: 'Customs',
      })
      .execute();
    const { id } = await made();
    const query = `{
      shipmentStatuses { key color next phase recordsDelivery }
      shipment(id: ${id}) { nextStatuses { key name } statusReasons(status: "on_hold") }
    }`;
    expect(await get('logistics', query)).toEqual({
      shipmentStatuses: expect.arrayContaining([
        { key: 'delivered', color: 'GREY', next: ['completed'], phase: 'LEFT', recordsDelivery: true },
        { key: 'completed', color: 'GREY', next: ['closed'], phase: 'DONE', recordsDelivery: false },
      ]),
      shipment: {
        nextStatuses: [
          { key: 'on_hold', name: 'On hold' },
          { key: 'closed', name: 'Closed' },
        ],
        statusReasons: ['Customs'],
      },
    });
    expect(await get('logistics', MOVE, { id, input: { status: 'on_hold', subStatus: 'Lost keys' } })).toEqual({
      assignShipmentStatus: { shipment: null, errors: [{ field: 'subStatus', code: 'INVALID' }] },
    });
    expect(await get('logistics', MOVE, { id, input: { status: 'on_hold', subStatus: 'Customs' } })).toEqual({
      assignShipmentStatus: { shipment: { status: { key: 'on_hold' }, subStatus: 'Customs' }, errors: [] },
    });
    expect(await get('logistics', MOVE, { id, input: { status: 'delivered' } })).toEqual({
      assignShipmentStatus: { shipment: null, errors: [{ field: 'base', code: 'TRANSITION' }] },
    });
  });

  it('says where the shipment stands: its phase, the step that is due, and what cannot change any more', async () => {
    const { backend, get } = stack();
    const { id } = await made();
    const fixed = `{ shipment(id: ${id}) { fixedFields { field reason } } }`;
    const found = async (filter: string) =>
      (await get('logistics', `{ shipments(ids: [${id}], filter: ${filter}) { meta { count } } }`)) as object;
    const [one, none] = [1, 0].map((count) => ({ shipments: { meta: { count } } }));
    expect(await found('{ phases: [OPEN], due: [SEND_FOR_REVIEW, REVIEW] }')).toEqual(one);
    expect(await found('{ phases: [LEFT, DONE] }')).toEqual(none);
    expect(await get('logistics', fixed)).toEqual({ shipment: { fixedFields: [] } });
    await backend.db.updateTable('shipments').set({ status: 'shipping' }).where('id', '=', id).execute();
    expect(await found('{ phases: [LEFT], due: [DELIVER] }')).toEqual(one);
    expect(await found('{ due: [SEND_FOR_REVIEW] }')).toEqual(none);
    const reason = 'It cannot be changed: the shipment has left';
    expect(await get('logistics', fixed)).toEqual({
      shipment: { fixedFields: ['invoiceNumber', 'groupId', 'shipmentType'].map((field) => ({ field, reason })) },
    });
    const statuses =
      '{ due: orderItemStatuses(due: RECEIVE) { key } offered: orderItemStatuses(offered: true) { key } }';
    expect(await get('logistics', statuses)).toEqual({
      due: [{ key: 'assessed' }],
      offered: ['open', 'in_review', 'on_hold', 'assessed', 'received', 'ready'].map((key) => ({ key })),
    });
  });

  it('moves to in review when the shipment is sent for review, from open only', async () => {
    const { get, ask } = stack();
    const { id } = await made();
    const send = `mutation { sendShipmentForReview(id: ${id}) {
      shipment { status { key } subStatus abilities { action allowed reason } } errors { field message code }
    } }`;
    const { sendShipmentForReview } = (await get('logistics', send)) as Record<string, unknown>;
    expect(sendShipmentForReview).toMatchObject({
      shipment: {
        status: { key: 'in_review' },
        subStatus: null,
        abilities: expect.arrayContaining([
          { action: 'UPDATE', allowed: false, reason: 'The invoice is in review and cannot be edited until reviewed' },
        ]),
      },
      errors: [],
    });
    await get('manager', MOVE, { id, input: { status: 'reviewed' } });
    expect(await get('logistics', send)).toMatchObject({
      sendShipmentForReview: {
        shipment: null,
        errors: [{ field: 'base', message: 'Only an open invoice can be sent for review', code: 'TRANSITION' }],
      },
    });
    expect((await ask('viewer', send)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a shipment that is on hold or has left', () => {
  it('names the status it was held from, and returns to it', async () => {
    const { backend, get } = stack();
    const id = await insertShipment(backend.db, backend.world, { status: 'approved' });
    const asked = `{ shipment(id: ${id}) { heldFrom { key name } nextStatuses { key } } }`;
    expect(await get('manager', asked)).toMatchObject({ shipment: { heldFrom: null } });
    await get('logistics', MOVE, { id, input: { status: 'on_hold' } });
    expect(await get('manager', asked)).toEqual({
      shipment: {
        heldFrom: { key: 'approved', name: 'Approved' },
        nextStatuses: [{ key: 'open' }, { key: 'approved' }],
      },
    });
  });

  it('rejects fixed fields by name, while its notes stay editable', async () => {
    const { backend, get } = stack();
    const id = await insertShipment(backend.db, backend.world, { status: 'shipping' });
    const edit = `mutation($input: UpdateShipmentInput!) { updateShipment(id: ${id}, input: $input) {
      shipment { notes abilities { action allowed } } errors { field message code }
    } }`;
    const refused = { field: 'invoiceNumber', message: 'cannot be changed: the shipment has left', code: 'INVALID' };
    expect(await get('manager', edit, { input: { lockVersion: 1, invoiceNumber: 'Other' } })).toEqual({
      updateShipment: { shipment: null, errors: [refused] },
    });
    await backend.db.updateTable('shipments').set({ status: 'closed' }).where('id', '=', id).execute();
    expect(await get('manager', edit, { input: { lockVersion: 1, notes: 'Claim settled' } })).toEqual({
      updateShipment: {
        shipment: {
          notes: 'Claim settled',
          abilities: expect.arrayContaining([
            { action: 'UPDATE', allowed: false },
            { action: 'UPDATE_NOTES', allowed: true },
          ]),
        },
        errors: [],
      },
    });
  });
});

describe('the approvals of a shipment', () => {
  const SET = `mutation($id: ID!, $input: SetShipmentApprovalsInput!) {
    setShipmentApprovals(id: $id, input: $input) {
      shipment { approvals { ehsApproval ffApproval programApproval } lockVersion status { key } }
      errors { field message code }
      current { lockVersion approvals { ehsApproval } }
    }
  }`;

  it('are the dates that were sent, and change no status', async () => {
    const { get } = stack();
    const { id } = await made();
    const input = { lockVersion: 2, ehsApproval: '2026-01-02', ffApproval: '2026-01-03' };
    expect(await get('manager', SET, { id, input })).toMatchObject({
      setShipmentApprovals: {
        shipment: {
          approvals: { ehsApproval: '2026-01-02', ffApproval: '2026-01-03', programApproval: null },
          status: { key: 'open' },
        },
        errors: [],
        current: null,
      },
    });
    expect(await get('manager', SET, { id, input: { lockVersion: 3, ffApproval: null } })).toMatchObject({
      setShipmentApprovals: { shipment: { approvals: { ehsApproval: '2026-01-02', ffApproval: null } } },
    });
    expect(await get('manager', SET, { id, input: { lockVersion: 1, ehsApproval: null } })).toMatchObject({
      setShipmentApprovals: {
        shipment: null,
        errors: [{ field: 'base', code: 'STALE' }],
        current: { lockVersion: 4, approvals: { ehsApproval: '2026-01-02' } },
      },
    });
  });

  it('can be neither later than today nor all removed', async () => {
    const { get } = stack();
    const { id } = await made();
    const late = { lockVersion: 2, sentForProgramApproval: '2100-12-31' };
    expect(await get('manager', SET, { id, input: late })).toMatchObject({
      setShipmentApprovals: {
        shipment: null,
        errors: [{ field: 'sentForProgramApproval', message: 'should be equal or before today', code: 'INVALID' }],
      },
    });
    expect(await get('manager', SET, { id, input: { lockVersion: 2, ehsApproval: null } })).toMatchObject({
      setShipmentApprovals: { shipment: null, errors: [{ field: 'base', code: 'INVALID' }] },
    });
  });
});
