/** The first edit of a number that is shown with separated thousands: the signs are Lading's own and leave the text. */
import { formats } from './pageFormats.ts';

/** A selection in a text, from one place to another. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Returns the text after an edit without the signs between thousands that were shown, and the place of the caret in it. What
 * was typed or pasted stays as it is: only the user knows what a comma there means.
 * @param selected the selection before the edit; null if it is not known, and the text then counts as replaced
 */
export function editedNumber(shown: string, next: string, selected: Span | null): { text: string; caret: number } {
  const span = selected && changedSpan(shown, next, selected);
  if (!span) return { text: next, caret: next.length };
  const typed = next.slice(span.from, next.length - (shown.length - span.to));
  const before = ungrouped(shown.slice(0, span.from)) + typed;
  return { text: before + ungrouped(shown.slice(span.to)), caret: before.length };
}

/** Returns the part of the shown text that the edit replaced; null if the texts do not fit together. */
function changedSpan(shown: string, next: string, { from, to }: Span): Span | null {
  const isLonger = next.length >= shown.length - (to - from);
  // Keys that delete take what stands beside the selection.
  const start = isLonger ? from : Math.min(from, firstDifference(shown, next));
  const end = isLonger ? to : shown.length - (next.length - start);
  const fits = next.startsWith(shown.slice(0, start)) && next.endsWith(shown.slice(end));
  return fits ? { from: start, to: end } : null;
}

function firstDifference(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

const ungrouped = (text: string) => text.replaceAll(formats.groupSign, '');
