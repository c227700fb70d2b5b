/** Long lists: the rows that fit into the window render first. */
import { ChakraProvider } from '@chakra-ui/react';
import { screen, waitFor } from '@testing-library/dom';
import { domAnimation, LazyMotion } from 'framer-motion';
import { afterEach, expect, it } from 'vitest';
import type { Column } from '../../../web/kit/list/columns.ts';
import { RecordRows } from '../../../web/kit/list/RecordRows.tsx';
import { shellSystem } from '../../../web/theme/shellTheme.ts';
import { cleanup, render } from '../../support/pages/rendering.ts';

afterEach(cleanup);

interface Line {
  id: string;
  name: string;
}

const columns: Column<Line, string>[] = [{ id: 'name', header: 'Name', card: 'title', cell: ({ name }) => name }];
const lines = (count: number, prefix = 'Line'): Line[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${index}`, name: `${prefix} ${index + 1}` }));

const list = (rows: Line[] | null, set: string, whole = false) => (
  <ChakraProvider value={shellSystem}>
    <LazyMotion features={domAnimation}>
      <RecordRows label="Lines" rows={rows} columns={columns} set={set} whole={whole} />
    </LazyMotion>
  </ChakraProvider>
);

/** Returns the number of rows, and how many of them are rendered. */
const shown = () => {
  const rows = [...screen.getByRole('table').querySelectorAll('tbody tr')];
  return { rows: rows.length, drawn: rows.filter(({ textContent }) => textContent !== '').length };
};
const fitting = Math.ceil(window.innerHeight / 56);

it('rows that fit into the window render first; the others reserve their space and follow', async () => {
  render(list(lines(50), 'a'));
  expect(shown()).toEqual({ rows: 50, drawn: fitting });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(shown()).toEqual({ rows: 50, drawn: 50 }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
});

it('a row that is added later renders at once, and another page starts with the rows that fit', async () => {
  const { rerender } = render(list(lines(50), 'a'));
  await waitFor(() => expect(shown().drawn).toBe(50));
  rerender(list([...lines(50), { id: 'new', name: 'New line' }], 'a'));
  expect(shown()).toEqual({ rows: 51, drawn: 51 });
  rerender(list(lines(50, 'Other'), 'b'));
  expect(shown()).toEqual({ rows: 50, drawn: fitting });
  await waitFor(() => expect(shown().drawn).toBe(50));
});

it('a list that does not start at its top renders all rows at once', () => {
  render(list(lines(50), 'a', true));
  expect(shown()).toEqual({ rows: 50, drawn: 50 });
});
