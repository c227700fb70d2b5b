/** Imports of files through the gateway, in front of a real backend. */
import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';
import { PREFLIGHT } from '../support/uploads.ts';

const stack = suiteStack();

const SHOWN = `id kind state fileName format filePath refusedPath program { slug } user { fullName } questions
  numbers { value decidedBy { row column text } chosen } columns { column heading field from } mappingName remembers
  counts { rows new changed unchanged attention leftOut ready newOrders } sums { file read ready } lockVersion
  abilities { action allowed reason }`;
const UPDATE = `mutation($id: ID!, $input: UpdateFileImportInput!) {
  updateFileImport(id: $id, input: $input) { fileImport { ${SHOWN} } current { lockVersion } errors { field message code } } }`;
const act = (name: string) =>
  `mutation($id: ID!) { ${name}(id: $id) { fileImport { ${SHOWN} } errors { field message code } } }`;
const READ = `query($id: ID!) { fileImport(id: $id) { ${SHOWN}
  rows(states: [ATTENTION, NEW, CHANGED]) { data { row state says order recordId
    cells { field text value before problem asks mended } } meta { count } }
  names { field label text rows choice nearest { name } canCreate canBeEmpty }
  made { type label isRemoved stays } results { data { type label isNew newItems purchaseOrder { orderNumber } } }
  undo { goes goesOrders back stays { reason count rows } } work { state fileImportId } } }`;

interface Answer {
  fileImport: Record<string, unknown> & { id: string; lockVersion: number };
  errors: { field: string | null; message: string }[];
}

async function send(content: string, name: string, kind: string) {
  const { backend, gateway, tokenOf } = stack();
  const body = new FormData();
  body.append('file_import[kind]', kind);
  body.append('file_import[program_id]', String(backend.world.program));
  body.append('file_import[file]', new Blob([content]), name);
  const who = { token: await tokenOf('procurement') };
  const response = await gateway.fetch('/files/file_imports', { method: 'POST', body, headers: PREFLIGHT }, who);
  return { status: response.status, body: (await response.json()) as { fileImport: { id: string } | null } };
}

describe('the import of a file', () => {
  it('is sent, mapped, previewed, answered, mended, applied and undone', async () => {
    const { backend, get } = stack();
    const world = await backend.db
      .selectFrom('end_users as e')
      .innerJoin('groups as g', (on) => on.on('g.id', '=', backend.world.group))
      .select(['e.label', 'g.name'])
      .where('e.id', '=', backend.world.endUser)
      .executeTakeFirstOrThrow();
    const line = (rest: string) => `GW-1;Brand new vendor;${world.label};${world.name};${rest}`;
    const file = [
      'PO #;Vendor;End User;Group;Material;Catalog number;Quantity;Unit;Value per Item;PO Date',
      line('Gloves;G-1;1.250,5;box;2,00;Not captured'),
      line('Masks;M-1;nought;box;1,50;Not captured'),
    ].join('\n');
    const sent = await send(file, 'orders.csv', 'purchase_orders');
    expect(sent).toMatchObject({ status: 201, body: { fileImport: { id: expect.any(String) } } });
    const id = sent.body.fileImport?.id ?? '';
    const run = async (name: string, query: string, variables: object = {}) =>
      (await get('procurement', query, { id, ...variables }))[name] as Answer;
    const named = await run('updateFileImport', UPDATE, { input: { mappingName: 'Ours', lockVersion: 0 } });
    expect(named.fileImport).toMatchObject({
      ...{ kind: 'PURCHASE_ORDERS', state: 'OPEN', fileName: 'orders.csv', format: 'CSV', mappingName: 'Ours' },
      ...{ program: { slug: 'malaria' }, user: { fullName: 'procurement Tester' }, questions: [] },
      numbers: { value: ',', chosen: false, decidedBy: expect.objectContaining({ row: 2 }) },
    });
    const two = await run('updateFileImport', UPDATE, { input: { columns: [{ column: 0, field: 'material' }] } });
    expect(two.errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('already comes from another column') }),
    ]);
    const previewed = await run('previewFileImport', act('previewFileImport'));
    expect(previewed.fileImport['counts']).toMatchObject({ rows: 2, attention: 2, ready: 0 });
    const asked = (await run('fileImport', READ)) as unknown as { names: { text: string }[] };
    expect(asked.names).toEqual([
      expect.objectContaining({ field: 'vendor_id', text: 'Brand new vendor', rows: 2, choice: null, canCreate: true }),
      expect.objectContaining({
        field: 'order_date',
        text: 'Not captured',
        rows: 2,
        canCreate: false,
        canBeEmpty: true,
      }),
      expect.objectContaining({ field: 'quantity', text: 'nought', rows: 1, canBeEmpty: false }),
    ]);
    const ANSWER = `mutation($id: ID!, $input: AnswerFileImportInput!) {
      answerFileImport(id: $id, input: $input) { fileImport { ${SHOWN} } errors { field message code } } }`;
    const answers = [
      { field: 'vendor_id', text: 'Brand new vendor', choice: 'CREATE' },
      { field: 'order_date', text: 'Not captured', choice: 'EMPTY' },
    ];
    const answered = await run('answerFileImport', ANSWER, { input: { answers } });
    expect(answered.fileImport['counts']).toMatchObject({ new: 1, attention: 1, ready: 1, newOrders: 1 });
    const MEND = `mutation($id: ID!, $input: MendFileImportInput!) {
      mendFileImport(id: $id, input: $input) { fileImport { ${SHOWN} } errors { field message code } } }`;
    const rows = [{ row: 3, cells: [{ field: 'quantity', text: '9' }] }];
    const mended = await run('mendFileImport', MEND, { input: { rows } });
    expect(mended.fileImport['counts']).toMatchObject({ new: 2, attention: 0, ready: 2 });
    expect((await run('applyFileImport', act('applyFileImport'))).fileImport).toMatchObject({ state: 'APPLYING' });
    await backend.runWorks();
    expect(await run('fileImport', READ)).toMatchObject({
      state: 'APPLIED',
      work: { state: 'DONE', fileImportId: id },
      made: [{ type: 'VENDOR', label: 'Brand new vendor', isRemoved: false, stays: null }],
      results: { data: [{ type: 'PURCHASE_ORDER', label: 'GW-1', isNew: true, newItems: 2, purchaseOrder: {} }] },
      undo: { goes: 2, goesOrders: 1, back: 0, stays: [] },
    });
    const HISTORY = `query($search: String) { purchaseOrders(search: $search) {
      data { history { data { action fileImport { id fileName row } user { fullName } } } } } }`;
    const { data } = (await get('procurement', HISTORY, { search: 'GW-1' })).purchaseOrders as { data: object[] };
    expect(data).toMatchObject([
      { history: { data: [{ action: 'create', fileImport: { id, fileName: 'orders.csv', row: 2 } }] } },
    ]);
    expect((await run('undoFileImport', act('undoFileImport'))).fileImport).toMatchObject({ state: 'UNDOING' });
    await backend.runWorks();
    expect(await run('fileImport', READ)).toMatchObject({
      ...{ state: 'UNDONE', undo: { goes: 0, goesOrders: 0 } },
      made: [{ label: 'Brand new vendor', isRemoved: true, stays: null }],
    });
    const MAPPINGS = 'query { fileImportMappings(kind: PURCHASE_ORDERS) { name } }';
    expect((await get('procurement', MAPPINGS)).fileImportMappings).toEqual([{ name: 'Ours' }]);
  });

  it('is refused in words when it is no table, and discarded before it is applied', async () => {
    const { get } = stack();
    const refused = await send('%PDF-1.7', 'orders.csv', 'vendors');
    expect(refused.body).toMatchObject({
      fileImport: null,
      errors: [{ field: 'file', message: expect.stringContaining('PDF') }],
    });
    const sent = await send('Name\nAlpha\n', 'vendors.csv', 'vendors');
    const id = sent.body.fileImport?.id ?? '';
    const DISCARD = 'mutation($id: ID!) { discardFileImport(id: $id) { errors { message } } }';
    expect((await get('procurement', DISCARD, { id })).discardFileImport).toEqual({ errors: [] });
    expect((await get('procurement', 'query($id: ID!) { fileImport(id: $id) { id } }', { id })).fileImport).toBeNull();
    const LIST = 'query { fileImports(kind: VENDORS) { data { id } } }';
    expect((await get('procurement', LIST)).fileImports).toEqual({ data: [] });
  });
});
