import type { Choice } from './values.ts';

/** Returns the options whose label contains the text. Labels that start with it, and an id equal to it, are first. */
export function matching(options: readonly Choice[], text: string): readonly Choice[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  const begins: Choice[] = [];
  const contains: Choice[] = [];
  for (const option of options) {
    const label = option.label.toLowerCase();
    if (label.startsWith(wanted) || option.id.toLowerCase() === wanted) begins.push(option);
    else if (label.includes(wanted)) contains.push(option);
  }
  return [...begins, ...contains];
}
