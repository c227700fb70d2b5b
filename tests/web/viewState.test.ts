import { describe, expect, test } from 'vitest';
import { arranged, defaultChoice, leastWidth, moved, resized, toggled } from '../../web/kit/list/arrange.ts';
import type { Column } from '../../web/kit/list/columns.ts';
import { BARE, type ListSpec, parseList } from '../../web/kit/list/listState.ts';
import {
  differs,
  readColumns,
  readView,
  type SavedView,
  stateOfView,
  withoutView,
  writeList,
} from '../../web/kit/list/viewState.ts';

interface Filter {
  colors: string[];
}

const spec: ListSpec<Filter, 'NAME' | 'MADE'> = {
  filters: [
    {
      id: 'color',
      label: 'Color',
      kind: 'many',
      accepts: (color) => color !== 'gone',
      apply: (colors) => ({ colors: [...colors] }),
    },
  ],
  sortable: ['NAME', 'MADE'],
  defaultSort: { field: 'MADE', direction: 'DESC' },
  pageSize: 20,
};

const view = (more: Partial<SavedView> = {}): SavedView => ({
  __typename: 'SavedView',
  id: '7',
  list: 'VENDORS',
  programId: null,
  userId: '1',
  name: 'Red & late',
  sharing: 'PRIVATE',
  address: 'color=red&sort=name%3Aasc',
  columns: null,
  opensList: false,
  lockVersion: 1,
  abilities: [],
  ...more,
});

const shownColumn = (name: string, width: number | null = null) => ({
  __typename: 'ShownColumn' as const,
  name,
  width,
});
const stateAt = (address: string) => parseList(spec, new URLSearchParams(address)).state;

describe('a view in the address of its list', () => {
  test('is named with its name, for whoever may not see it', () => {
    const address = writeList(spec, stateOfView(spec, view()).state, view());
    expect(address.toString()).toBe('view=7.Red+%26+late');
    expect(readView(address)).toEqual({ id: '7', name: 'Red & late', isChanged: false });
    expect(readView(new URLSearchParams('view=7'))).toEqual({ id: '7', name: '', isChanged: false });
    expect(readView(new URLSearchParams('color=red'))).toBeNull();
  });

  test('is followed by the page only, as long as nothing else was changed', () => {
    const { state } = stateOfView(spec, view());
    expect(writeList(spec, { ...state, page: 3 }, view()).toString()).toBe('view=7.Red+%26+late&page=3');
  });

  test('is followed by everything once something was changed, and by nothing more if it is changed back', () => {
    const { state } = stateOfView(spec, view());
    const changed = { ...state, search: 'abc', columns: [{ name: 'NAME', width: 200 }] };
    const address = writeList(spec, changed, view());
    expect(address.toString()).toBe(
      'view=7.Red+%26+late&changed=1&search=abc&color=red&sort=name%3Aasc&columns=name.200',
    );
    expect(readView(address)?.isChanged).toBe(true);
    expect(stateAt(withoutView(address).toString())).toMatchObject({ search: 'abc', filters: { color: ['red'] } });
    expect(readColumns(address)).toEqual([{ name: 'NAME', width: 200 }]);
    expect(writeList(spec, { ...changed, search: '', columns: null }, view()).has('changed')).toBe(false);
  });

  test('says that even nothing is a change of it', () => {
    expect(writeList(spec, BARE, view()).toString()).toBe('view=7.Red+%26+late&changed=1');
  });

  test('reads columns that can be read, and leaves out the others', () => {
    expect(readColumns(new URLSearchParams({ columns: 'name,made.140,a b,.9,x.12345' }))).toEqual([
      { name: 'NAME', width: null },
      { name: 'MADE', width: 140 },
    ]);
    expect(readColumns(new URLSearchParams({ columns: '' }))).toBeNull();
  });
});

describe('what a view keeps', () => {
  test('is applied without what no longer exists, which is reported', () => {
    const lost = view({ address: 'color=red&color=gone&size=9' });
    const { state, dropped } = stateOfView(spec, lost);
    expect(state.filters).toEqual({ color: ['red'] });
    expect(dropped).toEqual([{ label: 'Color', value: 'gone' }, { label: 'size' }]);
    // Saving it then is offered: it would keep what is shown.
    expect(differs(spec, state, lost)).toBe(true);
  });

  test('differs by its columns, their order and their widths', () => {
    const kept = view({ columns: [shownColumn('NAME'), shownColumn('MADE', 90)] });
    const { state } = stateOfView(spec, kept);
    expect(differs(spec, state, kept)).toBe(false);
    expect(differs(spec, { ...state, columns: [...(state.columns ?? [])].reverse() }, kept)).toBe(true);
    expect(differs(spec, { ...state, columns: resized(state.columns ?? [], 'MADE', null) }, kept)).toBe(true);
  });
});

describe('chosen columns', () => {
  const column = (id: string, more: Partial<Column<object, string>> = {}): Column<object, string> => ({
    id,
    header: id,
    cell: () => null,
    ...more,
  });
  const columns = [
    column('NAME', { card: 'title' }),
    column('CITY', { width: '100px', from: 900 }),
    column('MADE', { width: '90px' }),
    column('VALUE', { width: '120px', isExtra: true }),
    column('CARD', { cardOnly: true }),
  ];
  const names = (chosen: Parameters<typeof arranged>[1]) => arranged(columns, chosen).map(({ id }) => id);

  test('are by default all but those that have to be chosen', () => {
    expect(names(null)).toEqual(['NAME', 'CITY', 'MADE', 'CARD']);
    expect(defaultChoice(columns).map(({ name }) => name)).toEqual(['NAME', 'CITY', 'MADE']);
  });

  test('are shown in their order, with the one that names the row and without unknown ones', () => {
    const chosen = [
      { name: 'VALUE', width: null },
      { name: 'GONE', width: null },
      { name: 'CITY', width: 250 },
    ];
    expect(names(chosen)).toEqual(['NAME', 'VALUE', 'CITY', 'CARD']);
    const [, , city] = arranged(columns, chosen);
    expect(city).toMatchObject({ id: 'CITY', width: '250px' });
    expect(city).not.toHaveProperty('from');
    expect(leastWidth(arranged(columns, chosen))).toBe('530px');
  });

  test('are moved, made wider within limits, hidden and shown again', () => {
    const chosen = defaultChoice(columns);
    expect(moved(chosen, 'MADE', 1).map(({ name }) => name)).toEqual(['NAME', 'MADE', 'CITY']);
    expect(resized(chosen, 'CITY', 10_000)[1]).toEqual({ name: 'CITY', width: 960 });
    expect(resized(chosen, 'CITY', 3)[1]).toEqual({ name: 'CITY', width: 48 });
    expect(toggled(chosen, 'CITY').map(({ name }) => name)).toEqual(['NAME', 'MADE']);
    expect(toggled(chosen, 'VALUE').at(-1)).toEqual({ name: 'VALUE', width: null });
  });
});
