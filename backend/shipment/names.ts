/** Counts: `1 item has`, `2 items have`. */
export const many = (count: number, one: string, others: string) => `${count} ${count === 1 ? one : others}`;

/** How many names a sentence lists. */
const mostNames = 2;

/** Lists the first of some names and counts the rest. */
export function named(names: readonly string[]): string {
  const different = [...new Set(names)];
  const list = different.slice(0, mostNames).join(', ');
  return different.length > mostNames ? `${list} and ${different.length - mostNames} more` : list;
}
