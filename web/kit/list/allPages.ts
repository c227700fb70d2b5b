/** The number of pages requested in parallel. */
const AT_ONCE = 3;

interface Page<Row> {
  data: readonly Row[];
  meta: { pages: number; count: number };
}

/**
 * Loads all rows of a list: its first page, then the others, a few in parallel. A row that moves between pages meanwhile is
 * returned once.
 * @param load returns a page by its number, from 1; undefined if it does not exist
 * @param seen receives the rows loaded so far, in order, and the total row count
 */
export async function allPages<Row extends { id: string }>(
  load: (page: number) => Promise<Page<Row> | undefined>,
  seen: (rows: readonly Row[], count: number) => void = () => {},
): Promise<readonly Row[]> {
  const first = await load(1);
  if (!first) return [];
  const { pages, count } = first.meta;
  const loaded: (readonly Row[])[] = [first.data];
  let [rows, next] = [first.data, 2];
  seen(rows, pages > 1 ? count : rows.length);
  const work = async () => {
    while (next <= pages) {
      const page = next;
      next += 1;
      loaded[page - 1] = (await load(page))?.data ?? [];
      const [gap, isLast] = [missing(loaded), loaded.filter(Boolean).length === pages];
      rows = distinct(loaded.slice(0, gap).flat());
      seen(rows, isLast ? rows.length : Math.max(count, rows.length + 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return rows;
}

/** Returns the index of the first page that is not loaded yet. */
function missing<Row>(loaded: readonly (readonly Row[] | undefined)[]): number {
  const at = Array.from(loaded).indexOf(undefined);
  return at < 0 ? loaded.length : at;
}

function distinct<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
