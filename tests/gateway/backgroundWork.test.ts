/** Work in the background through the gateway, in front of a real backend. */
import type { FormattedExecutionResult } from 'graphql';
import { expect, it } from 'vitest';
import { until } from '../support/processes.ts';
import { suiteStack } from '../support/stack.ts';
import { insertOrders } from '../support/works.ts';

const stack = suiteStack();

const SHOWN = `id kind type state total changed unchanged refused notReached undoable status { name } subStatus users { id }
  program { slug } user { fullName } undoes { id } undoneBy { id } abilities { action allowed reason }`;
const START = `mutation($input: StartStatusWorkInput!) {
  startStatusWork(input: $input) { work { ${SHOWN} } errors { field message code } } }`;
const ROWS = `query($id: ID!) { work(id: $id) { ${SHOWN} rows(outcomes: [CHANGED, REFUSED]) {
  data { position recordId purchaseOrderId label outcome reason } meta { count } } } }`;

interface Shown {
  id: string;
  [field: string]: unknown;
}

const start = async (list: object, status: string) =>
  (await stack().get('procurement', START, { input: { list, status } })).startStatusWork as {
    work: Shown | null;
    errors: object[];
  };
const list = (search: string) => ({
  purchaseOrders: {
    programId: String(stack().backend.world.program),
    search,
    sort: { field: 'ORDER_NUMBER', direction: 'ASC' },
    filter: { phases: ['OPEN'] },
  },
});

it('is started with a list, followed live, read with its rows, and undone', async () => {
  const { backend, gateway, get, tokenOf } = stack();
  const ids = await insertOrders(backend.db, backend.world, 'GATE', 2);
  const { work } = await start(list('GATE'), 'on_hold');
  const common = {
    ...{ kind: 'STATUS', type: 'PURCHASE_ORDER', total: 2, status: { name: 'On hold' }, users: null, undoes: null },
    program: { slug: 'malaria' },
    user: { fullName: 'procurement Tester' },
  };
  expect(work).toMatchObject({
    ...common,
    ...{ state: 'WAITING', notReached: 2 },
    abilities: [
      { action: 'CANCEL', allowed: true, reason: null },
      { action: 'UNDO', allowed: false, reason: 'It has not finished yet' },
    ],
  });
  const live: FormattedExecutionResult<Record<string, unknown>, unknown>[] = [];
  const client = gateway.live({ token: await tokenOf('procurement') });
  client.subscribe(
    { query: 'subscription { workChanged { actionType work { id state changed } } }' },
    { next: (event) => void live.push(event), error() {}, complete() {} },
  );
  const event = async () => (await until('it is told', () => live.shift())).data;
  expect(await event()).toEqual({ workChanged: { actionType: 'REFETCH', work: null } });
  await backend.runWorks();
  expect(await event()).toEqual({
    workChanged: { actionType: 'EDIT', work: { id: work?.id, state: 'DONE', changed: 2 } },
  });
  await client.dispose();
  const { work: read } = await get('procurement', ROWS, { id: work?.id });
  const row = { purchaseOrderId: null, outcome: 'CHANGED', reason: null };
  expect(read).toMatchObject({
    ...common,
    ...{ state: 'DONE', changed: 2, undoable: 2 },
    rows: {
      meta: { count: 2 },
      data: [
        { ...row, position: 1, recordId: String(ids[0]), label: 'PO GATE-00001' },
        { ...row, position: 2, recordId: String(ids[1]), label: 'PO GATE-00002' },
      ],
    },
  });
  const UNDO =
    'mutation($id: ID!) { undoWork(id: $id) { work { id undoes { id } status { name } } errors { message code } } }';
  const undone = await get('procurement', UNDO, { id: work?.id });
  expect(undone).toMatchObject({ undoWork: { work: { undoes: { id: work?.id }, status: null }, errors: [] } });
  expect(await get('procurement', UNDO, { id: work?.id })).toEqual({
    undoWork: { work: null, errors: [{ message: 'It was undone already', code: 'TRANSITION' }] },
  });
  await backend.runWorks();
  const LATEST = '{ works(items: 1) { data { state undoes { undoneBy { id } } } } }';
  const { works } = (await get('procurement', LATEST)) as { works: { data: object[] } };
  expect(works.data).toMatchObject([{ state: 'DONE', undoes: { undoneBy: { id: expect.any(String) } } }]);
  const CANCEL = 'mutation($id: ID!) { cancelWork(id: $id) { work { id } errors { code } } }';
  expect(await get('procurement', CANCEL, { id: work?.id })).toEqual({
    cancelWork: { work: null, errors: [{ code: 'TRANSITION' }] },
  });
});

it('names what is wrong with a list or a status as the arguments do, and is invisible to others', async () => {
  const { ask, backend } = stack();
  expect(await start(list('NOTHING'), 'on_hold')).toMatchObject({
    work: null,
    errors: [{ field: 'list', message: 'matches no records', code: 'INVALID' }],
  });
  await insertOrders(backend.db, backend.world, 'SEEN', 1);
  expect(await start(list('SEEN'), 'canary')).toMatchObject({ work: null, errors: [{ field: 'status' }] });
  const { errors } = await ask('procurement', START, { input: { list: {}, status: 'open' } });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  const { work } = await start(list('SEEN'), 'on_hold');
  expect(await stack().get('manager', 'query($id: ID!) { work(id: $id) { id } }', { id: work?.id })).toEqual({
    work: null,
  });
});
