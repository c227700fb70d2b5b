import { wordingIn } from '../language/wording.ts';

const { plural, number } = wordingIn('es');

/** Counts items, and says something of them: `1 ítem no tiene`, `2 ítems no tienen`. */
export const items = (count: number, one: string, other: string): string =>
  plural(count, { one: `1 ítem ${one}`, other: `${number(count)} ítems ${other}` });
