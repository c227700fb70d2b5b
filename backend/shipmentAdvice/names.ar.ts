import { wordingIn } from '../language/wording.ts';
import { isolated } from '../pdf/clean.ts';
import { firstOf } from './names.ts';

const { number } = wordingIn('ar');

/** Lists the first of some names and counts the rest. */
export function named(names: readonly string[]): string {
  const { first, more } = firstOf(names);
  const list = first.map(isolated).join('، ');
  return more > 0 ? `${list} و${number(more)} غيرها` : list;
}
