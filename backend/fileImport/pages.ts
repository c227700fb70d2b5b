/** Pages of the rows of an import: as many rows as are not too much text at once. */

/** The most rows of a page, and the characters that it is to have at most. */
const PAGE = { rows: 250, characters: 256 * 1024 };

interface Numbered {
  readonly row: number;
  readonly cells: readonly { readonly text: string }[];
}

/**
 * Reads rows in pages. How long the rows of a page were decides how many the next one has.
 * @param read reads the rows after one, in order, at most so many
 */
export async function* pagesOf<Read extends Numbered>(
  read: (after: number, limit: number) => Promise<Read[]>,
): AsyncGenerator<Read[]> {
  let after = 0;
  let limit = PAGE.rows / 5;
  for (;;) {
    const rows = await read(after, limit);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < limit) return;
    after = last.row;
    const characters = rows.reduce((sum, { cells }) => cells.reduce((all, { text }) => all + text.length, sum), 1);
    limit = Math.max(1, Math.min(PAGE.rows, Math.floor((rows.length * PAGE.characters) / characters)));
  }
}
