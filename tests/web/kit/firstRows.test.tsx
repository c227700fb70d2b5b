/** Long lists: what fits into the window is drawn first. */
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { domAnimation, LazyMotion } from 'framer-motion';
import { afterEach, expect, it } from 'vitest';
import { shellSystem } from '../../../web/app/shellTheme.ts';
import type { Column } from '../../../web/kit/list/columns.ts';
import { RecordRows } from '../../../web/kit/list/RecordRows.tsx';

afterEach(cleanup);

interface Line {
  id: string;
  name: string;
}

const columns: Column<Line>[] = [{ id: 'name', header: 'Name', card: 'title', cell: ({ name }) => name }];
const lines = (count: number, prefix = 'Line'): Line[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${index}`, name: `${prefix} ${index + 1}` }));

const list = (rows: Line[] | null, set: string, whole = false) => (
  <ChakraProvider value={shellSystem}>
    <LazyMotion features={domAnimation}>
      <RecordRows label="Lines" rows={rows} columns={columns} set={set} whole={whole} />
    </LazyMotion>
  </ChakraProvider>
);

/** The rows that are there, and how many of them are drawn. */
const shown = () => {
  const rows = [...screen.getByRole('table').querySelectorAll('tbody tr')];
  return { rows: rows.length, drawn: rows.filter(({ textContent }) => textContent !== '').length };
};
const fitting = Math.ceil(window.innerHeight / 56);

it('rows that fit into the window are drawn first, the others keep their place and follow', async () => {
  render(list(lines(50), 'a'));
  expect(shown()).toEqual({ rows: 50, drawn: fitting });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(shown()).toEqual({ rows: 50, drawn: 50 }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
});

it('a row that comes later is drawn at once, and another page begins with what fits', async () => {
  const { rerender } = render(list(lines(50), 'a'));
  await waitFor(() => expect(shown().drawn).toBe(50));
  rerender(list([...lines(50), { id: 'new', name: 'New line' }], 'a'));
  expect(shown()).toEqual({ rows: 51, drawn: 51 });
  rerender(list(lines(50, 'Other'), 'b'));
  expect(shown()).toEqual({ rows: 50, drawn: fitting });
  await waitFor(() => expect(shown().drawn).toBe(50));
});

it('a list that does not begin at its top is drawn whole', () => {
  render(list(lines(50), 'a', true));
  expect(shown()).toEqual({ rows: 50, drawn: 50 });
});
