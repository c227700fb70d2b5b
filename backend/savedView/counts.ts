/** Counts the rows of several lists in one statement, as the tabs over a list show them. */
import { type RawBuilder, sql } from 'kysely';
import { can } from '../access/caller.ts';
import { HttpError } from '../api/errors.ts';
import { readQuery } from '../http/nested.ts';
import { countLimit } from '../record/list.ts';
import { mayBeSlip, type Spelling } from '../record/search.ts';
import type { AskedList, CountedList } from '../spreadsheet/counted.ts';
import type { ListContext } from '../spreadsheet/list.ts';
import type { ListCount } from './schema.ts';

/**
 * Counts lists: of each as many rows as its first page says that it has.
 * @param asked the lists, each as its path with its parameters
 */
export async function countLists(
  context: ListContext<object>,
  lists: readonly CountedList[],
  asked: readonly string[],
): Promise<ListCount[]> {
  const wanted = [...new Set(asked)];
  const known = new Map(wanted.flatMap((list) => [[list, read(context, lists, list)] as const]));
  const counts = await counted(context, known, 'exact');
  // What is found nowhere as it is typed is looked for once more, as the list itself does.
  const missed = new Map([...known].filter(([list, of]) => of && counts.get(list) === 0 && mayBeSlip(of.typed)));
  const similar = missed.size > 0 ? await counted(context, missed, 'similar') : new Map<string, number>();
  return wanted.map((list) => {
    const count = similar.get(list) ?? counts.get(list);
    if (count === undefined) return { list, count: null };
    return { list, count: Math.min(count, countLimit), ...(count > countLimit && { more: true as const }) };
  });
}

function read({ caller }: ListContext<object>, lists: readonly CountedList[], asked: string): AskedList | null {
  const [path = '', query = ''] = asked.split(/\?(.*)/s);
  const list = lists.find((one) => one.path === path);
  if (!list?.access.some(([area, right]) => can(caller, area, right))) return null;
  try {
    return list.asked(readQuery(query));
  } catch (error) {
    // More than a list has parameters for.
    if (error instanceof HttpError && error.status === 400) return null;
    throw error;
  }
}

async function counted(
  context: ListContext<object>,
  known: ReadonlyMap<string, AskedList | null>,
  spelling: Spelling,
): Promise<Map<string, number>> {
  const parts: { list: string; count: RawBuilder<number> }[] = [];
  for (const [list, of] of known) {
    if (!of) continue;
    const matching = await of.matching(context, spelling);
    const rows = matching.select(sql.lit(1).as('one')).limit(countLimit + 1);
    parts.push({ list, count: sql<number>`(select count(*)::int from (${rows}) as matching)` });
  }
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(parts.map(({ count }) => count))}] as counts`.execute(context.db);
  return new Map(parts.map(({ list }, index) => [list, rows[0]?.counts[index] ?? 0]));
}
