import { beforeAll, describe, expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import type { Program } from '../../backend/program/schema.ts';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { ReadinessCheck } from '../../backend/shipmentAdvice/readinessFacts.ts';
import type { Api, Many, One } from '../support/api.ts';
import { newKey } from '../support/apiKeys.ts';
import { approvalOf, approve, refusedApproval } from '../support/approvals.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItems, newShipment, readHistory, unused } from '../support/records.ts';

const backend = suiteBackend();
let manager: Api;
let orgAdmin: Api;
let admin: Api;
beforeAll(async () => {
  const { as } = backend();
  [manager, orgAdmin, admin] = [await as('manager'), await as('orgAdmin'), await as('admin')];
});

const date = '2026-03-02';
const secondPerson = 'Someone other than the person who sent it for review must review and approve it';
const approvedByAnother = 'Someone other than the person who sent it for review must give the approvals';
const bySecondPerson = 'must be given by someone other than the person who sent the invoice for review';
const settings = (fields: object) => orgAdmin.put(`programs/${backend().world.program}`, { program: fields });
const path = (id: number, what: string) => `commercial_invoices/${id}/${what}`;
const move = async (api: Api, id: number, status: string) =>
  (await api.put<One<Shipment>>(path(id, 'assigned_status'), { record: { status } })).data;
const refusedMove = async (api: Api, id: number, status: string) =>
  (await api.refused(409, 'put', path(id, 'assigned_status'), { record: { status } })).error;
const readiness = async (id: number) =>
  (await manager.get<One<ReadinessCheck[]>>(path(id, 'readiness'))).data.find(({ key }) => key === 'approvals');

/** Creates a shipment with one item that is ready. */
async function loaded() {
  const { db, world } = backend();
  const { id } = await newShipment(manager, world);
  const [item] = await newItems(manager, world, 1);
  await manager.post(path(id, 'order_items'), { selected_order_item_ids: [item?.id] });
  await db
    .updateTable('order_items')
    .set({ status: 'ready', assessed: true, received: true })
    .where('id', '=', item?.id ?? 0)
    .execute();
  return { id, item: item?.id ?? 0 };
}

describe('the settings of a program', () => {
  it('are none for programs that were there, and careful for new ones unless their maker says otherwise', async () => {
    const { data } = await orgAdmin.get<One<Program>>(`programs/${backend().world.program}`);
    expect(data).toMatchObject({ required_approvals: [], second_person_approves: false });
    const create = async (fields: object) =>
      (await orgAdmin.post<One<Program>>('programs', { program: { name: unused('Program'), ...fields } })).data;
    expect(await create({})).toMatchObject({
      required_approvals: ['ehs_approval', 'program_approval'],
      second_person_approves: true,
    });
    const own = {
      required_approvals: ['program_approval', 'ff_approval', 'ff_approval'],
      second_person_approves: false,
    };
    expect(await create(own)).toMatchObject({ ...own, required_approvals: ['ff_approval', 'program_approval'] });
    const wrong = { name: unused('Program'), required_approvals: ['mine'] };
    await orgAdmin.refused(422, 'post', 'programs', { program: wrong });
  });

  it('are changed by those who may, and the history keeps them', async () => {
    const { db, world } = backend();
    await settings({ required_approvals: ['ehs_approval'], second_person_approves: true });
    await settings({ required_approvals: ['ehs_approval'] });
    const history = await readHistory(db, 'Program', world.program);
    expect(history.at(-1)?.changes).toEqual([
      { field: 'required_approvals', from: [], to: ['ehs_approval'] },
      { field: 'second_person_approves', from: false, to: true },
    ]);
    await settings({ required_approvals: [], second_person_approves: false });
    const viewer = await backend().as('viewer');
    await viewer.refused(403, 'put', `programs/${world.program}`, { program: { second_person_approves: true } });
  });
});

describe('an invoice of a program that requires approvals', () => {
  it('gets to approved, ready and shipping only with all of them, and only while they count', async () => {
    await settings({ required_approvals: ['ehs_approval', 'program_approval'], second_person_approves: false });
    const { id, item } = await loaded();
    await move(manager, id, 'in_review');
    const reviewed = await move(manager, id, 'reviewed');
    const missing = 'EHS Approval and Program Approval are missing';
    expect(reviewed.next_statuses).toEqual(['open']);
    expect(reviewed.refused_statuses).toEqual([{ status: 'approved', reason: missing }]);
    expect(await refusedMove(manager, id, 'approved')).toBe(missing);
    expect(await readiness(id)).toMatchObject({ severity: 'blocks', message: missing });
    await approve(manager, id, { ehs_approval: date, program_approval: date });
    await move(manager, id, 'approved');
    await move(manager, id, 'ready');
    await manager.put(`order_items/${item}`, { order_item: { value_per_item: '1.00' } });
    const lapsed = 'EHS Approval and Program Approval do not count';
    expect(await refusedMove(manager, id, 'shipping')).toBe(lapsed);
    expect(await readiness(id)).toMatchObject({ severity: 'blocks' });
    expect((await readiness(id))?.message).toContain(
      'EHS Approval and Program Approval do not count: since then line 1, value per item 2.50 → 1.00, by manager Tester',
    );
    await approve(manager, id, { ehs_approval: date });
    expect(await refusedMove(manager, id, 'shipping')).toBe('Program Approval does not count');
    await approve(manager, id, { program_approval: date });
    expect((await readiness(id))?.severity).toBe('advises');
    expect((await move(manager, id, 'shipping')).status).toBe('shipping');
  });

  it('is refused in bulk with the same reason, and cannot skip approval by being held', async () => {
    await settings({ required_approvals: ['ff_approval'], second_person_approves: false });
    const { id } = await loaded();
    const { id: other } = await loaded();
    for (const each of [id, other]) for (const to of ['in_review', 'reviewed']) await move(manager, each, to);
    await approve(manager, other, { ff_approval: date });
    const body = { ids: [id, other], record: { status: 'approved' }, partial: true };
    const { data } = await manager.put<Many<{ status: number; error?: string }>>(
      'commercial_invoices/assigned_status',
      body,
    );
    expect(data.map(({ status }) => status)).toEqual([409, 200]);
    expect(data[0]).toMatchObject({ error: 'FF Approval is missing' });
    await move(manager, other, 'on_hold');
    await approve(manager, other, { ff_approval: null, ehs_approval: date });
    expect(await refusedMove(manager, other, 'approved')).toBe('FF Approval is missing');
  });
});

describe('an invoice of a program that wants a second person', () => {
  it('is reviewed and approved by someone other than the person who sent it for review', async () => {
    await settings({ required_approvals: [], second_person_approves: true });
    const { id } = await loaded();
    await move(manager, id, 'in_review');
    const { data } = await manager.get<One<Shipment>>(`commercial_invoices/${id}`);
    expect(data.next_statuses).toEqual(['open', 'on_hold']);
    expect(data.refused_statuses).toEqual([{ status: 'reviewed', reason: secondPerson }]);
    expect(await refusedMove(manager, id, 'reviewed')).toBe(secondPerson);
    // Dates of sending remain, so the dialog opens, and says which are for another person.
    const may = (action: string) => data.abilities.find((each) => each.action === action);
    expect(may('set_approval')).toMatchObject({ allowed: true });
    expect(may('approve')).toMatchObject({ allowed: false, reason: approvedByAnother });
    const { data: seen } = await orgAdmin.get<One<Shipment>>(`commercial_invoices/${id}`);
    expect(seen.abilities).toContainEqual({ action: 'approve', allowed: true, reason: null });
    for (const field of ['ehs_approval', 'ff_approval', 'program_approval']) {
      const refusal = await refusedApproval(manager, 422, id, { [field]: date });
      expect(refusal.errors).toEqual({ [field]: [bySecondPerson] });
    }
    await approve(manager, id, { sent_for_program_approval: date });
    await approve(orgAdmin, id, { program_approval: date });
    await move(orgAdmin, id, 'reviewed');
    expect(await refusedMove(manager, id, 'approved')).toBe(secondPerson);
    await move(admin, id, 'approved');
    await move(manager, id, 'on_hold');
    // Back from the hold it is where somebody else had brought it.
    expect((await move(manager, id, 'approved')).status).toBe('approved');
    expect((await move(manager, id, 'ready')).status).toBe('ready');
  });

  it('takes an API key for the person who made it', async () => {
    await settings({ required_approvals: [], second_person_approves: true });
    const { secret } = await newKey(orgAdmin, { permission_id: 3, program_ids: [backend().world.program] });
    const key = backend().withToken(secret);
    const { id } = await loaded();
    await move(key, id, 'in_review');
    expect(await refusedMove(orgAdmin, id, 'reviewed')).toBe(secondPerson);
    await refusedApproval(orgAdmin, 422, id, { program_approval: date });
    await approve(manager, id, { program_approval: date });
    expect(await refusedMove(key, id, 'reviewed')).toBe(secondPerson);
    expect((await move(manager, id, 'reviewed')).status).toBe('reviewed');
  });

  it('is not approved beforehand by who then sends it: such an approval does not count', async () => {
    await settings({ required_approvals: ['program_approval'], second_person_approves: true });
    const { id } = await loaded();
    await approve(manager, id, { program_approval: date });
    await move(manager, id, 'in_review');
    expect(await approvalOf(manager, id)).toMatchObject({
      counts: false,
      changes: [],
      remarks: ['It was given by the person who sent the invoice for review'],
    });
    await move(orgAdmin, id, 'reviewed');
    expect(await refusedMove(orgAdmin, id, 'approved')).toBe('Program Approval does not count');
    await approve(orgAdmin, id, { program_approval: date });
    expect((await move(orgAdmin, id, 'approved')).status).toBe('approved');
    // Sent by somebody else the next time, the first may approve.
    const { id: next } = await loaded();
    await move(orgAdmin, next, 'in_review');
    await approve(manager, next, { program_approval: date });
    expect(await approvalOf(manager, next)).toMatchObject({ counts: true });
  });
});

describe('a role that may not read vendors', () => {
  const blind = shippedRoles.map((role) =>
    role.name === 'Program manager' ? { ...role, rights: { ...role.rights, vendors: [] } } : role,
  );
  const other = suiteBackend({ roles: blind });

  it('learns that an approval no longer counts, but not what changed', async () => {
    const { as, world } = other();
    const one = await as('manager');
    const { id } = await newShipment(one, world);
    await approve(one, id, { program_approval: date });
    await one.put(`commercial_invoices/${id}`, { commercial_invoice: { incoterm: 'DAP' } });
    expect(await approvalOf(one, id)).toMatchObject({
      counts: false,
      changes: [{ message: 'its content was changed', order_item_ids: [], by_id: null }],
    });
  });
});
