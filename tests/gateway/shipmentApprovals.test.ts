import { expect, it } from 'vitest';
import { newLoadedShipment, unused } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

interface Read {
  lockVersion: number;
  givenApprovals: { contentVersion: string; approvals: unknown[] };
  refusedStatuses: unknown[];
}
type Variables = Record<string, unknown>;
/** Reads a shipment as the manager. */
const shipmentOf = async (query: string, variables: Variables) =>
  (await stack().get('manager', query, variables))['shipment'] as Read;

const READ = `query($id: ID!) { shipment(id: $id) {
  lockVersion
  approvals { programApproval lapsed }
  givenApprovals {
    contentVersion
    approvals { kind date approvedBy { fullName } approvedAt counts changes { message orderItemIds } remarks }
  }
} }`;
const SET = `mutation($id: ID!, $input: SetShipmentApprovalsInput!) { setShipmentApprovals(id: $id, input: $input) {
  shipment { approvals { lapsed } } errors { code } current { incoterm }
} }`;

it('a shipment tells who gave each approval, whether it counts and what changed since', async () => {
  const { backend, get } = stack();
  const manager = await backend.as('manager');
  const { id } = await newLoadedShipment(manager, backend.world);
  const read = () => shipmentOf(READ, { id });
  const { lockVersion, givenApprovals } = await read();
  expect(givenApprovals.approvals).toEqual([]);
  const input = { lockVersion, contentVersion: givenApprovals.contentVersion, programApproval: '2026-03-02' };
  expect(await get('manager', SET, { id, input })).toMatchObject({
    setShipmentApprovals: { shipment: { approvals: { lapsed: [] } }, errors: [], current: null },
  });
  await manager.put(`commercial_invoices/${id}`, { commercial_invoice: { incoterm: 'DAP' } });
  const now = await read();
  expect(now).toMatchObject({
    approvals: { programApproval: '2026-03-02', lapsed: ['PROGRAM_APPROVAL'] },
    givenApprovals: {
      approvals: [
        {
          kind: 'PROGRAM_APPROVAL',
          approvedBy: { fullName: 'manager Tester' },
          counts: false,
          changes: [{ message: 'incoterm none → DAP, by manager Tester', orderItemIds: [] }],
          remarks: [],
        },
      ],
    },
  });
  // What was seen is not what it is: refused, although the version of the record is the newest.
  expect(await get('manager', SET, { id, input: { ...input, lockVersion: now.lockVersion } })).toMatchObject({
    setShipmentApprovals: { shipment: null, errors: [{ code: 'STALE' }], current: { incoterm: 'DAP' } },
  });
});

it('a program states what its invoices need before they are approved, and refused statuses say why', async () => {
  const { backend, get } = stack();
  const create = `mutation($input: CreateProgramInput!) { createProgram(input: $input) {
    program { id lockVersion requiredApprovals secondPersonApproves } errors { message }
  } }`;
  const update = `mutation($id: ID!, $input: UpdateProgramInput!) { updateProgram(id: $id, input: $input) {
    program { requiredApprovals secondPersonApproves } errors { message }
  } }`;
  const { createProgram } = await get('orgAdmin', create, { input: { name: unused('Program') } });
  const { program } = createProgram as { program: { id: string; lockVersion: number } };
  expect(program).toMatchObject({
    requiredApprovals: ['EHS_APPROVAL', 'PROGRAM_APPROVAL'],
    secondPersonApproves: true,
  });
  const input = { lockVersion: program.lockVersion, requiredApprovals: ['FF_APPROVAL'], secondPersonApproves: false };
  expect(await get('orgAdmin', update, { id: program.id, input })).toMatchObject({
    updateProgram: { program: { requiredApprovals: ['FF_APPROVAL'], secondPersonApproves: false }, errors: [] },
  });
  const manager = await backend.as('manager');
  const { id } = await newLoadedShipment(manager, backend.world);
  const read = 'query($id: ID!) { shipment(id: $id) { refusedStatuses { status { name } reason } } }';
  expect((await shipmentOf(read, { id })).refusedStatuses).toEqual([]);
  await backend.db.updateTable('shipments').set({ status: 'ready' }).where('id', '=', id).execute();
  expect((await shipmentOf(read, { id })).refusedStatuses).toEqual([
    { status: { name: 'Shipping' }, reason: '1 item is neither ready nor in package' },
  ]);
});
