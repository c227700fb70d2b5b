import { describe, expect, it } from 'vitest';
import * as yup from 'yup';
import type { FieldKind } from '../../web/kit/form/field.ts';
import type { FormValues } from '../../web/kit/form/values.ts';
import type { Block } from '../../web/kit/grid/block.ts';
import { copied, filledDown, filledFrom, pasted } from '../../web/kit/grid/edits.ts';
import { draftOf, type GridDraft, isGridDraft } from '../../web/kit/grid/gridDraft.ts';
import { changed, emptyGrid, type GridAction, type GridState } from '../../web/kit/grid/gridState.ts';
import { planOf } from '../../web/kit/grid/history.ts';
import { createRowStates, type GridSpec } from '../../web/kit/grid/rowStates.ts';
import { cellOf, type StoredRow } from '../../web/kit/grid/rows.ts';
import { moved } from '../../web/kit/grid/selection.ts';

const column = (id: string, kind: FieldKind, more: object = {}) => ({
  id,
  look: { kind, label: id, required: true },
  width: 80,
  ...more,
});
const columns = [column('line', 'number', { counts: true }), column('name', 'text'), column('count', 'number')];
const paths = ['line', 'name', 'count'];
const spec: GridSpec = {
  columns,
  paths,
  schema: () => yup.object({ name: yup.string().required('name is required') }),
  start: (rows) => ({ line: String(rows.length + 1), name: '', count: '1' }),
  message: ({ message }) => message,
  unique: { column: 'line', message: 'line is used twice' },
};

const record = (id: string, line: string, name: string, version = 1): StoredRow => ({
  id,
  version,
  values: { line, name, count: '5' },
  locked: null,
  variant: 'plain',
});
const records = [record('a', '1', 'Gloves'), record('b', '2', 'Masks'), record('c', '3', 'Gowns')];

/** Creates a grid over records, with the input of a draft. */
const gridOver = (stored: readonly StoredRow[], draft: GridDraft | null = null) =>
  changed(emptyGrid(draft), { type: 'loaded', stored, whole: true }, spec);
/** Creates a grid over three saved rows and applies these actions. */
function gridAfter(...actions: GridAction[]): GridState {
  return actions.reduce((state, action) => changed(state, action, spec), gridOver(records));
}
const then = (state: GridState, ...actions: GridAction[]) =>
  actions.reduce((one, action) => changed(one, action, spec), state);
const write = (row: number, id: string, value: string): GridAction => ({
  type: 'write',
  edits: [{ row, column: id, value }],
});
const go = (row: number, at: number): GridAction => ({ type: 'go', at: { row, column: at } });
const select = (from: [number, number], to: [number, number]): GridAction => ({
  type: 'select',
  anchor: { row: from[0], column: from[1] },
  at: { row: to[0], column: to[1] },
});
const undo: GridAction = { type: 'step', back: true, stay: new Set() };
const redo: GridAction = { type: 'step', back: false, stay: new Set() };
const column1 = (state: GridState, id = 'name') => state.rows.map((row) => cellOf(row, id));
const statuses = (state: GridState) => createRowStates(spec, state)(state.rows).map(({ status }) => status);
/** The columns from the active one on. */
const targetsIn = (state: GridState) =>
  columns.slice(Math.min(state.at.column, state.anchor.column)).map(({ id }) => id);
const paste = (state: GridState, block: Block) =>
  pasted(block, { state, columns, shown: columns, targets: targetsIn(state), headed: false, from: null });

describe('typed cells', () => {
  it('add a row at the end, and can be undone and redone', () => {
    const state = gridAfter(write(0, 'name', 'Boots'), write(3, 'name', 'Tents'));
    expect(column1(state)).toEqual(['Boots', 'Masks', 'Gowns', 'Tents']);
    expect(state.rows[3]?.values).toEqual({ line: '4', name: 'Tents', count: '1' });
    expect(statuses(state)).toEqual(['changed', 'stored', 'stored', 'new']);
    const back = then(state, undo, undo);
    expect(column1(back)).toEqual(['Gloves', 'Masks', 'Gowns']);
    expect(column1(then(back, redo, redo))).toEqual(['Boots', 'Masks', 'Gowns', 'Tents']);
    expect(then(back, write(1, 'name', 'Caps')).future).toEqual([]);
  });

  it('are invalid by the rules of the form, and if another row has the same unique value', () => {
    const state = gridAfter(write(0, 'name', ''), write(3, 'line', '2'));
    const looks = createRowStates(spec, { kept: [], doubted: [] })(state.rows);
    expect(looks.map(({ first }) => first?.message)).toEqual([
      'name is required',
      undefined,
      undefined,
      'line is used twice',
    ]);
  });

  it('are rejected in a row that cannot be changed', () => {
    const locked = gridOver([{ ...record('a', '1', 'Gloves'), locked: 'It is delivered' }]);
    const { edits, locked: count } = paste(locked, [['9', 'Boots']]);
    expect([edits, count]).toEqual([[], 1]);
  });
});

describe('blocks', () => {
  it('are pasted from the active cell on, even past the end', () => {
    const state = gridAfter(go(2, 1));
    const { edits, rows } = paste(state, [
      ['Boots', '7'],
      ['Tents', '8'],
    ]);
    const next = then(state, { type: 'write', edits });
    expect(rows).toBe(2);
    expect([column1(next), column1(next, 'count')]).toEqual([
      ['Gloves', 'Masks', 'Boots', 'Tents'],
      ['5', '5', '7', '8'],
    ]);
    expect(column1(then(next, undo))).toEqual(['Gloves', 'Masks', 'Gowns']);
  });

  it('of one cell fill the selection, and those of one row fill its rows', () => {
    const single = gridAfter(select([0, 1], [2, 1]));
    expect(paste(single, [['Same']]).edits.map(({ row }) => row)).toEqual([0, 1, 2]);
    expect(paste(single, [['Same', '4']]).edits).toHaveLength(6);
  });

  it('are filled down, and line numbers continue', () => {
    const state = gridAfter(select([0, 1], [2, 2]));
    expect(column1(then(state, { type: 'write', edits: filledDown(state, columns) }))).toEqual(Array(3).fill('Gloves'));
    const one = { row: 0, column: 0 };
    const edits = filledFrom(state, columns, { from: one, to: one }, 2);
    expect(edits.map(({ value }) => value)).toEqual(['2', '3']);
  });

  it('are copied together if their columns are the same', () => {
    const add: GridAction = { type: 'go', at: { row: 2, column: 1 }, add: true };
    expect(copied(gridAfter(select([0, 1], [0, 1]), add), columns)?.block).toEqual([['Gloves'], ['Gowns']]);
    expect(copied(gridAfter(select([0, 0], [0, 1]), add), columns)).toBeNull();
  });

  it('of filled cells are crossed to their edge by Ctrl and an arrow', () => {
    const filled = ({ row }: { row: number }) => row < 3 || row === 6;
    const to = (row: number) =>
      moved({ row, column: 0 }, { key: 'ArrowDown', far: true, page: 9 }, { rows: 9, columns: 1 }, filled)?.row;
    expect([to(0), to(2), to(6)]).toEqual([2, 6, 8]);
  });
});

describe('a save by another user', () => {
  const theirs = (version: number, values: FormValues): GridAction => ({
    type: 'received',
    stored: [{ ...record('a', '1', 'Gloves', version), values: { line: '1', name: 'Gloves', count: '5', ...values } }],
    gone: new Set(),
  });

  it('shows at once next to the unsaved input', () => {
    const state = gridAfter(write(0, 'name', 'Boots'), theirs(2, { count: '9' }));
    expect(state.rows[0]).toMatchObject({ version: 2, values: { name: 'Boots', count: '9' }, fresh: ['count'] });
    expect(statuses(state)[0]).toBe('changed');
  });

  it('is a conflict in a cell that both changed, until a choice is made', () => {
    const state = gridAfter(write(0, 'name', 'Boots'), theirs(2, { name: 'Caps' }));
    expect(statuses(state)[0]).toBe('conflict');
    expect(column1(state)[0]).toBe('Boots');
    const mine = then(state, { type: 'settled', key: 'a', cells: { name: 'Boots' } });
    const other = then(state, { type: 'settled', key: 'a', cells: { name: 'Caps' } });
    expect([statuses(mine)[0], statuses(other)[0]]).toEqual(['changed', 'stored']);
  });

  it('is named by the response to a stale save, even if the event arrived first', () => {
    const state = gridAfter(write(0, 'name', 'Boots'), theirs(2, { name: 'Caps' }));
    const [key, change] = [state.rows[0]?.key ?? '', { by: 'Ada Quick', at: '2026-11-24T10:00:00Z' }];
    const answer = (version: number) =>
      then(state, { type: 'stale', key, stored: record('a', '1', 'Caps', version), change });
    expect(answer(2).rows[0]?.conflict).toEqual({ paths: ['name'], change });
    // The response for an older version names another change.
    expect(answer(1).rows[0]?.conflict).toEqual({ paths: ['name'], change: null });
  });

  it('adds and removes rows, and the input in a removed row stays as a new row', () => {
    const gone: GridAction = {
      type: 'received',
      stored: [record('d', '4', 'Caps')],
      gone: new Set(['a', 'b']),
    };
    const state = gridAfter(write(0, 'name', 'Boots'), gone);
    expect(column1(state)).toEqual(['Boots', 'Gowns', 'Caps']);
    expect(statuses(state)).toEqual(['new', 'stored', 'stored']);
  });
});

describe('a saved step', () => {
  const saved = (state: GridState, version: number) => {
    const row = state.rows[0];
    if (!row) throw new Error('There is no row');
    const stored = { ...record('a', '1', '', version), values: row.values };
    return then(state, { type: 'saved', key: 'a', sent: row.values, stored });
  };

  it('is undone by a new write', () => {
    const state = saved(gridAfter(write(0, 'name', 'Boots')), 2);
    const [step] = state.past;
    if (!step) throw new Error('There is no step');
    const { writes, refused } = planOf(state.rows, step, true, paths);
    expect(writes.map(({ row, cells }) => [row.version, cells])).toEqual([[2, { name: 'Gloves' }]]);
    expect(refused).toEqual([]);
  });

  it('is not undone if another user changed the row since', () => {
    const state = saved(gridAfter(write(0, 'name', 'Boots')), 2);
    const newer = { ...record('a', '1', 'Boots', 3), values: { line: '1', name: 'Boots', count: '9' } };
    const later = then(state, { type: 'received', stored: [newer], gone: new Set() });
    const [step] = later.past;
    if (!step) throw new Error('There is no step');
    expect(planOf(later.rows, step, true, paths)).toMatchObject({
      writes: [],
      refused: [{ key: 'a', why: 'changed' }],
    });
  });
});

describe('rows that other users add or remove', () => {
  const added: GridAction = {
    type: 'received',
    stored: [record('d', '9', 'Theirs')],
    gone: new Set(['b']),
  };

  it('are inserted before unsaved rows, and leave the active cell and its text in their row', () => {
    const state = gridAfter(write(3, 'name', 'Tents'), go(3, 1), {
      type: 'type',
      text: 'Poles',
      before: 'Tents',
      entered: true,
    });
    const more = then(state, { ...added, gone: new Set() });
    expect(column1(more)).toEqual(['Gloves', 'Masks', 'Gowns', 'Theirs', 'Tents']);
    expect([more.at, more.typing?.text]).toEqual([{ row: 4, column: 1 }, 'Poles']);
    expect(then(gridAfter(go(3, 0)), added).at).toEqual({ row: 3, column: 0 });
  });

  it('stay as new rows if they are being edited', () => {
    const typing: GridAction = { type: 'type', text: 'Caps', before: 'Masks', entered: true };
    const state = then(gridAfter(go(1, 1), typing), added, write(1, 'name', 'Caps'));
    expect(column1(state)).toEqual(['Gloves', 'Caps', 'Gowns', 'Theirs']);
    expect(state.rows[1]?.id).toBeNull();
  });
});

describe('a draft', () => {
  it('is restored over the current records', () => {
    const state = gridAfter(write(0, 'name', 'Boots'), write(1, 'name', 'Caps'), write(3, 'name', 'Tents'));
    const draft = draftOf(state, columns, spec, []);
    expect(draft?.rows.map(({ cells }) => cells)).toEqual([
      { name: 'Boots' },
      { name: 'Caps' },
      { line: '4', name: 'Tents', count: '1' },
    ]);
    const now = [record('a', '1', 'Gloves'), record('b', '2', 'Others', 2), record('c', '3', 'Gowns')];
    const back = gridOver(now, draft);
    expect(column1(back)).toEqual(['Boots', 'Caps', 'Gowns', 'Tents']);
    expect(statuses(back)).toEqual(['changed', 'conflict', 'stored', 'new']);
    expect(draftOf(gridOver(now), columns, spec, [])).toBeNull();
  });

  it('keeps which rows the server refused, until their input is changed', () => {
    const refuse = (key: string): GridAction => ({
      type: 'refused',
      key,
      rejections: [{ __typename: 'FieldError', field: 'name', message: 'name is taken', code: 'INVALID' }],
    });
    const made = gridAfter(write(0, 'name', 'Boots'), write(3, 'name', 'Tents'));
    const draft = draftOf(then(made, refuse('a'), refuse(made.rows[3]?.key ?? '')), columns, spec, []);
    expect(isGridDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
    const back = gridOver(records, draft);
    expect(statuses(back)).toEqual(['refused', 'stored', 'stored', 'refused']);
    expect(statuses(then(back, write(3, 'name', 'Caps')))).toEqual(['refused', 'stored', 'stored', 'new']);
  });

  it('includes the text of a cell that is still open', () => {
    const state = gridAfter(
      go(1, 1),
      { type: 'type', text: 'C', before: 'Masks', entered: true },
      { type: 'typed', text: 'Caps' },
    );
    expect(draftOf(state, columns, spec, [])?.rows).toMatchObject([{ id: 'b', cells: { name: 'Caps' } }]);
    expect(column1(state)).toEqual(['Gloves', 'Masks', 'Gowns']);
  });

  it('waits for records that are loaded later, and keeps the input of deleted ones', () => {
    const draft = draftOf(gridAfter(write(1, 'name', 'Caps'), write(2, 'name', 'Coats')), columns, spec, []);
    const first = changed(emptyGrid(draft), { type: 'loaded', stored: records.slice(0, 1), whole: false }, spec);
    expect(draftOf(first, columns, spec, [])).toEqual(draft);
    const all = then(first, { type: 'loaded', stored: records.slice(1, 2), whole: true });
    expect(column1(all)).toEqual(['Gloves', 'Caps', 'Coats']);
    expect(statuses(all)).toEqual(['stored', 'changed', 'new']);
  });
});
