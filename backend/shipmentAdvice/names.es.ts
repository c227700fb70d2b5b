import { wordingIn } from '../language/wording.ts';
import { named as listed } from './names.ts';

const { plural, number } = wordingIn('es');

/** How many names the English wording lists before it counts the rest. */
const mostNames = 2;

/** Lists the first of some names and counts the rest. */
export function named(names: readonly string[]): string {
  const different = [...new Set(names)];
  const rest = different.length - mostNames;
  return `${listed(different.slice(0, mostNames))}${rest > 0 ? ` y ${number(rest)} más` : ''}`;
}

/** Counts items, and says something of them: `1 ítem no tiene`, `2 ítems no tienen`. */
export const items = (count: number, one: string, other: string): string =>
  plural(count, { one: `1 ítem ${one}`, other: `${number(count)} ítems ${other}` });
