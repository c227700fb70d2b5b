/** Views of lists and the counts of lists through the gateway, in front of a real backend. */
import type { FormattedExecutionResult } from 'graphql';
import { expect, it } from 'vitest';
import { until } from '../support/processes.ts';
import { unused } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { insertOrders } from '../support/works.ts';

const stack = suiteStack();

const SHOWN = `id list programId name sharing address columns { name width } opensList lockVersion
  user { fullName } updatedBy { fullName } abilities { action allowed }`;
const CREATE = `mutation($input: CreateSavedViewInput!) {
  createSavedView(input: $input) { savedView { ${SHOWN} } errors { field message code } } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateSavedViewInput!) {
  updateSavedView(id: $id, input: $input) { savedView { ${SHOWN} } errors { field code } current { id lockVersion } } }`;
const SET = `mutation($input: UpdateListSettingInput!) {
  updateListSetting(input: $input) { listSetting { list programId columns { name width } opens viewId } errors { field } } }`;
const COUNTS = 'query($lists: [CountedListInput!]!) { listCounts(lists: $lists) { count more } }';

interface Saved {
  savedView: { id: string; lockVersion: number } | null;
  errors: object[];
}

const program = () => String(stack().backend.world.program);
const input = (more: object = {}) => ({
  list: 'PURCHASE_ORDERS',
  programId: program(),
  name: unused('View'),
  sharing: 'PROGRAM',
  ...more,
});
const create = async (more?: object) =>
  (await stack().get('manager', CREATE, { input: input(more) })).createSavedView as Saved;

it('are saved with columns as the schema names them, listed, changed, and removed', async () => {
  const { get } = stack();
  const columns = [
    { name: 'ORDER_NUMBER', width: null },
    { name: 'TOTAL_VALUE', width: 140 },
  ];
  const { savedView, errors } = await create({ address: 'status=open', columns });
  expect(errors).toEqual([]);
  expect(savedView).toMatchObject({
    ...{ list: 'PURCHASE_ORDERS', programId: program(), sharing: 'PROGRAM', columns, opensList: false },
    ...{ user: { fullName: 'manager Tester' }, updatedBy: { fullName: 'manager Tester' } },
    abilities: [
      { action: 'UPDATE', allowed: true },
      { action: 'REMOVE', allowed: true },
    ],
  });
  const id = savedView?.id;
  const seen = async () => {
    const { listViews } = await get('viewer', 'query { listViews { views { id } } }');
    return (listViews as { views: { id: string }[] }).views.map((view) => view.id);
  };
  expect(await seen()).toContain(id);
  const changed = await get('orgAdmin', UPDATE, { id, input: { lockVersion: 1, columns: null } });
  expect(changed.updateSavedView).toMatchObject({ savedView: { columns: null, lockVersion: 2 }, errors: [] });
  const stale = await get('manager', UPDATE, { id, input: { lockVersion: 1, address: '' } });
  expect(stale.updateSavedView).toMatchObject({ errors: [{ code: 'STALE' }], current: { id, lockVersion: 2 } });
  await get('manager', 'mutation($id: ID!) { deleteSavedView(id: $id) { deletedId } }', { id });
  expect(await seen()).not.toContain(id);
  expect((await get('manager', 'query($id: ID!) { savedView(id: $id) { id } }', { id })).savedView).toBeNull();
});

it('are rejected on the fields of the input', async () => {
  const { savedView } = await create();
  const { name } = savedView as unknown as { name: string };
  expect(await create({ name })).toMatchObject({ savedView: null, errors: [{ field: 'name', code: 'INVALID' }] });
  expect(await create({ columns: [{ name: 'AWB' }] })).toMatchObject({ errors: [{ field: 'columns' }] });
});

it('open a list as a person chooses, whose columns outside of views are kept', async () => {
  const { get } = stack();
  const { savedView } = await create({ sharing: 'PRIVATE' });
  const place = { list: 'PURCHASE_ORDERS', programId: program() };
  const columns = [{ name: 'VENDOR', width: 200 }];
  const set = async (more: object) => (await get('manager', SET, { input: { ...place, ...more } })).updateListSetting;
  expect(await set({ opens: 'VIEW', viewId: savedView?.id })).toEqual({
    listSetting: { ...place, columns: null, opens: 'VIEW', viewId: savedView?.id },
    errors: [],
  });
  expect(await set({ columns })).toMatchObject({ listSetting: { columns, opens: 'VIEW' } });
});

it('tell those who see them of changes, and nobody else', async () => {
  const { gateway, tokenOf } = stack();
  const heard = async (person: 'viewer' | 'otherAdmin') => {
    const live: FormattedExecutionResult<Record<string, unknown>, unknown>[] = [];
    gateway
      .live({ token: await tokenOf(person) })
      .subscribe(
        { query: 'subscription { savedViewChanged { actionType viewId } }' },
        { next: (event) => void live.push(event), error() {}, complete() {} },
      );
    const next = async () => (await until('it is told', () => live.shift())).data?.savedViewChanged;
    expect(await next()).toEqual({ actionType: 'REFETCH', viewId: null });
    return { next, live };
  };
  const [viewer, stranger] = [await heard('viewer'), await heard('otherAdmin')];
  await create({ sharing: 'PRIVATE' });
  const { savedView } = await create();
  expect(await viewer.next()).toEqual({ actionType: 'CREATE', viewId: savedView?.id });
  await stack().get('manager', UPDATE, {
    id: savedView?.id,
    input: { lockVersion: 1, sharing: 'PRIVATE', programId: program() },
  });
  // It is theirs no longer.
  expect(await viewer.next()).toEqual({ actionType: 'EDIT', viewId: savedView?.id });
  expect(stranger.live).toEqual([]);
});

it('of lists are counted together, each as the list itself says', async () => {
  const { backend, ask, get } = stack();
  await insertOrders(backend.db, backend.world, 'COUNTED', 3);
  const lists = [
    { purchaseOrders: { programId: program(), search: 'COUNTED' } },
    { purchaseOrders: { programId: program(), filter: { statuses: ['archived'] } } },
    { vendors: {} },
    { assessments: { programId: program() } },
  ];
  const { data } = await ask('manager', COUNTS, { lists });
  const { vendors } = await get('manager', 'query { vendors { meta { count } } }');
  expect(data?.listCounts).toEqual([
    { count: 3, more: false },
    { count: 0, more: false },
    { count: (vendors as { meta: { count: number } }).meta.count, more: false },
    { count: 0, more: false },
  ]);
  const refused = await ask('manager', COUNTS, { lists: [{}] });
  expect(refused.errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});
