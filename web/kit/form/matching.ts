import { found, searchKey } from '../../generated/searchKey.ts';
import type { Choice } from './values.ts';

/** The names of options as they are searched. */
const keys = new WeakMap<Choice, string>();
function keyOf(option: Choice): string {
  const key =
    keys.get(option) ?? searchKey(option.also === undefined ? option.label : `${option.label} ${option.also}`);
  keys.set(option, key);
  return key;
}

/**
 * Returns the options whose names have every typed word, in any order; if none has, those that have them but for a slip.
 * Labels that start with the text, and an id equal to it, are first.
 */
export function matching(options: readonly Choice[], text: string): { options: readonly Choice[]; similar: boolean } {
  const typed = text.trim();
  if (typed === '') return { options, similar: false };
  const isId = ({ id }: Choice) => id.toLowerCase() === typed.toLowerCase();
  const wanted = searchKey(typed).trimEnd();
  const isFirst = (option: Choice) =>
    keyOf(option).startsWith(wanted) || searchKey(option.also ?? '').startsWith(wanted) || isId(option);
  const { items, similar } = found(options, keyOf, typed);
  const named = options.filter((option) => isId(option) && (similar || !items.includes(option)));
  const all = similar && named.length > 0 ? named : [...named, ...items];
  return {
    options: [...all.filter(isFirst), ...all.filter((option) => !isFirst(option))],
    similar: similar && named.length === 0,
  };
}
