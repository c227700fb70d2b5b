import { isolated } from '../pdf/clean.ts';
import { ar as messages } from './nameMessages.ar.ts';
import { firstOf } from './names.ts';

/** Lists the first of some names and counts the rest. */
export function named(names: readonly string[]): string {
  const { first, more } = firstOf(names);
  const list = first.map(isolated).join('، ');
  return more > 0 ? messages.andMore(list, more) : list;
}
