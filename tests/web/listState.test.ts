import { describe, expect, test } from 'vitest';
import {
  changeList,
  type ListChange,
  type ListSpec,
  type ListState,
  listVariables,
  pageNumbers,
  parseList,
  serializeList,
} from '../../web/kit/list/listState.ts';

interface Filter {
  name: string;
  colors: string[];
  kind: string;
  made: { from: string | null; to: string | null };
}
type Field = 'NAME' | 'MADE';

const spec: ListSpec<Filter, Field> = {
  filters: [
    { id: 'name', label: 'Name', kind: 'text', apply: ([name = '']) => ({ name }) },
    { id: 'color', label: 'Color', kind: 'many', apply: (colors) => ({ colors: [...colors] }) },
    {
      id: 'kind',
      label: 'Kind',
      kind: 'one',
      accepts: (kind) => kind === 'a' || kind === 'b',
      apply: ([kind = '']) => ({ kind }),
    },
    {
      id: 'made',
      label: 'Made',
      kind: 'dates',
      accepts: (date) => /^\d{4}-\d{2}-\d{2}$/.test(date),
      apply: ([from, to]) => ({ made: { from: from || null, to: to || null } }),
    },
  ],
  sortable: ['NAME', 'MADE'],
  defaultSort: { field: 'MADE', direction: 'DESC' },
  pageSize: 20,
};

const read = (address: string) => parseList(spec, new URLSearchParams(address));
const write = (address: string) => serializeList(spec, read(address).state).toString();

describe('the state of a list in the address bar', () => {
  test('an address without parameters is the first page, unsorted and unfiltered', () => {
    expect(read('')).toEqual({ state: { page: 1, search: '', sort: null, filters: {} }, dropped: [] });
  });

  test('a written state is read back unchanged', () => {
    const address =
      'search=abc&name=x&color=red&color=blue&kind=a&made_from=2020-01-01&made_to=2020-12-31&sort=name%3Aasc&page=3';
    expect(write(address)).toBe(address);
  });

  test('defaults are omitted, so that equal states have equal addresses', () => {
    expect(write('page=1&sort=made:desc&search=')).toBe('');
  });

  test('a range with one open end keeps the other', () => {
    expect(read('made_to=2020-12-31').state.filters).toEqual({ made: ['', '2020-12-31'] });
    expect(write('made_to=2020-12-31')).toBe('made_to=2020-12-31');
  });

  test('a filter that does not exist is dropped and reported', () => {
    expect(read('colour=red&color=red')).toEqual({
      state: { page: 1, search: '', sort: null, filters: { color: ['red'] } },
      dropped: [{ label: 'colour' }],
    });
  });

  test('a value that a filter does not accept is dropped and reported with the label of the filter', () => {
    const { state, dropped } = read('kind=z&made_from=yesterday&sort=weight:asc');
    expect(state.filters).toEqual({});
    expect(state.sort).toBeNull();
    expect(dropped).toEqual([
      { label: 'Kind', value: 'z' },
      { label: 'Made', value: 'yesterday' },
      { label: 'sort', value: 'weight:asc' },
    ]);
  });

  test('invalid page numbers are page 1', () => {
    for (const page of ['0', '-1', '1.5', 'x', '99999999', '']) expect(read(`page=${page}`).state.page).toBe(1);
  });

  test('a page past the last row that can be asked for is the last such page', () => {
    expect(read('page=999').state.page).toBe(500);
  });

  test('repeated values count once, and a single choice takes the first', () => {
    expect(read('color=red&color=red&kind=a&kind=b').state.filters).toEqual({ color: ['red'], kind: ['a'] });
  });
});

describe('the variables of a list', () => {
  test('contain only filters with a value', () => {
    expect(listVariables(spec, read('').state)).toEqual({ page: 1, items: 20, search: null, sort: null, filter: null });
    expect(listVariables(spec, read('color=red&made_from=2020-01-01&search=ab&page=2').state)).toEqual({
      page: 2,
      items: 20,
      search: 'ab',
      sort: null,
      filter: { colors: ['red'], made: { from: '2020-01-01', to: null } },
    });
  });
});

describe('changing a list', () => {
  const shown: ListState<Field> = {
    page: 3,
    search: 'abc',
    sort: null,
    filters: { color: ['red', 'blue'], kind: ['a'] },
  };

  test('keeps all else on another page', () => {
    expect(changeList(shown, { kind: 'page', page: 4 })).toEqual({ ...shown, page: 4 });
  });

  test('goes back to the first page for any other change', () => {
    const changes: ListChange<Field>[] = [
      { kind: 'search', search: 'x' },
      { kind: 'sort', sort: spec.defaultSort },
      { kind: 'toggle', field: 'NAME', defaultSort: spec.defaultSort },
      { kind: 'filter', id: 'kind', value: ['b'] },
      { kind: 'drop', id: 'color', value: 'red' },
      { kind: 'view', view: 'all' },
      { kind: 'clear' },
    ];
    expect(changes.map((change) => changeList(shown, change).page)).toEqual(changes.map(() => 1));
  });

  test('sorts by a header ascending first, and in reverse the next time', () => {
    const press = (state: ListState<Field>, field: Field) =>
      changeList(state, { kind: 'toggle', field, defaultSort: spec.defaultSort });
    const first = press(shown, 'NAME');
    expect(first.sort).toEqual({ field: 'NAME', direction: 'ASC' });
    expect(press(first, 'NAME').sort).toEqual({ field: 'NAME', direction: 'DESC' });
    // The default sort is in effect, descending, until another is chosen.
    expect(press(shown, 'MADE').sort).toEqual({ field: 'MADE', direction: 'ASC' });
  });

  test('removes one value of a filter, and the filter with its last one', () => {
    const one = changeList(shown, { kind: 'drop', id: 'color', value: 'red' });
    expect(one.filters).toEqual({ color: ['blue'], kind: ['a'] });
    expect(changeList(one, { kind: 'drop', id: 'color', value: 'blue' }).filters).toEqual({ kind: ['a'] });
    expect(changeList(shown, { kind: 'filter', id: 'kind', value: [''] }).filters).toEqual({ color: ['red', 'blue'] });
  });

  test('puts another value in the place of one that has ended, once', () => {
    const green = changeList(shown, { kind: 'drop', id: 'color', value: 'red', instead: 'green' });
    expect(green.filters.color).toEqual(['green', 'blue']);
    const blue = changeList(shown, { kind: 'drop', id: 'color', value: 'red', instead: 'blue' });
    expect(blue.filters.color).toEqual(['blue']);
  });

  test('clears search and filters, and keeps the sort', () => {
    const sorted = changeList(shown, { kind: 'sort', sort: { field: 'NAME', direction: 'DESC' } });
    expect(changeList(sorted, { kind: 'clear' })).toEqual({ ...sorted, search: '', filters: {} });
  });
});

describe('page numbers', () => {
  test('show two at each end and one on each side of the current page', () => {
    expect(pageNumbers(10, 250)).toEqual([1, 2, 'gap', 9, 10, 11, 'gap', 249, 250]);
  });

  test('leave no gap for a single page', () => {
    expect(pageNumbers(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('are all shown if there are few', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });
});
