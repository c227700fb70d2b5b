/** Imports of files as records, and one valid call of every route that imports: imports of groups, which are of a program. */
import type { Db } from '../../../backend/db/client.ts';
import { fileOf } from '../../support/files.ts';
import type { StoredFile } from './files.ts';
import type { Records } from './records.ts';
import type { Sample } from './samples.ts';

const FIELDS = ['name', 'address_attributes.country', 'address_attributes.city', 'address_attributes.address'];

/** Inserts an import that can be applied, and one that can be undone; returns their ids. */
export async function insertImports(
  db: Db,
  place: { organization_id: number; program_id: number; user_id: number; group: number; tag: string },
  newFile: () => Promise<StoredFile>,
) {
  const { tag, group, ...own } = place;
  const columns = FIELDS.map((field, column) => {
    return { column, heading: field, examples: [], filled: 2, field, from: 'heading', others: [], total: '' };
  });
  const sheet = { name: 'Groups', rows: 3, columns: 4, hidden: false, merges: [], typicalFill: 4 };
  const shape = { headingsRow: 1, firstRow: 2, lastRow: 3, rows: 2, totalRow: null, left: [] };
  const insert = async (state: 'open' | 'applied') => {
    const { file_key = '', content_type = '', size = 0 } = await newFile();
    const { id } = await db
      .insertInto('file_imports')
      .values({
        ...own,
        kind: 'groups',
        state,
        file_name: `${tag}.csv`,
        ...{ file_key: file_key ?? '', content_type: content_type ?? '', file_size: Number(size) },
        file: JSON.stringify({ format: 'csv', encoding: 'utf-8', separator: ',', sheets: [sheet] }),
        sheet: 0,
        shape: JSON.stringify(shape),
        reading: JSON.stringify({ evidence: [], decimal: null, dateOrder: null }),
        columns: JSON.stringify(columns),
        counts: JSON.stringify({ isPreviewed: true }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const row = (name: string) => {
    const write = { name, address_attributes: { country: 'KE', city: 'Nairobi', address: 'Main street 1' } };
    const plan = { says: 'New', label: name, order: null, cells: [], write, recordId: null, version: null };
    const cells = [name, 'KE', 'Nairobi', 'Main street 1'].map((text) => ({ text }));
    return { cells: JSON.stringify(cells), plan: JSON.stringify({ ...plan, value: null, unit: null }) };
  };
  const open = await insert('open');
  const applied = await insert('applied');
  await db
    .insertInto('file_import_rows')
    .values([
      { import_id: open, row: 2, unit: 2, state: 'new', ...row(`Imported ${tag}`) },
      { import_id: open, row: 3, unit: 3, state: 'attention', ...row('') },
      { import_id: applied, row: 2, unit: 2, state: 'new', ...row(tag), outcome: 'done', record_id: group, version: 0 },
    ])
    .execute();
  return { fileImport: open, appliedImport: applied };
}

const csv = 'Group name,Country,City,Address\nNew group,KE,Nairobi,Main street 2\n';

export const importSamples = (r: Records): Record<string, Sample> => ({
  'POST /imports': { query: 'kind=vendors&name=vendors.csv&dry_run=true', table: 'Name\nNew vendor\n' },
  'GET /file_imports': {},
  'POST /file_imports': {
    body: { file_import: { kind: 'groups', program_id: r.program } },
    file: ['file_import[file]', fileOf(csv, 'groups.csv')],
  },
  'GET /file_imports/mappings': { query: 'kind=groups' },
  'GET /file_imports/:id': {},
  'PUT /file_imports/:id': { body: { file_import: { remembers: false } } },
  'DELETE /file_imports/:id': {},
  'POST /file_imports/:id/preview': {},
  'GET /file_imports/:id/rows': {},
  'PUT /file_imports/:id/rows': { body: { rows: [{ row: 3, left_out: true }] } },
  'GET /file_imports/:id/names': {},
  'PUT /file_imports/:id/names': { body: { answers: [{ field: 'risk_level', text: 'none', choice: 'empty' }] } },
  'POST /file_imports/:id/apply': {},
  'GET /file_imports/:id/undo': {},
  'POST /file_imports/:id/undo': {},
  'GET /file_imports/:id/results': {},
  'GET /file_imports/:id/made': {},
  'GET /file_imports/:id/file': {},
  'GET /file_imports/:id/refused': { query: 'format=csv' },
});
