import type { Choice } from './values.ts';

/** The most options that are rendered at once; typing narrows the rest down. */
const MOST = 100;

/** The options that contain the text, by label or id; those that begin with it first. */
export function matching(options: readonly Choice[], text: string): Choice[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options.slice(0, MOST);
  const begins: Choice[] = [];
  const contains: Choice[] = [];
  for (const option of options) {
    const label = option.label.toLowerCase();
    if (label.startsWith(wanted) || option.id.toLowerCase() === wanted) begins.push(option);
    else if (label.includes(wanted)) contains.push(option);
  }
  return [...begins, ...contains].slice(0, MOST);
}
