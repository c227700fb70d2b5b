/** Finds what separates the cells of a text file. */
import type { Separator } from './types.ts';

/** How many lines tell it. */
const LINES = 50;
/** The separators; of two that fit alike, the first one, as a comma may be a decimal sign. */
const SEPARATORS: readonly Separator[] = ['\t', ';', '|', ','];

/**
 * Returns the separator that most lines have equally often outside of quotes: titles above a table have none, and a comma within
 * texts or numbers is not in all lines alike. A first line `sep=;`, which Excel reads too, declares it.
 * @param start the beginning of the text
 */
export function separatorOf(start: string): { separator: Separator; isDeclared: boolean } {
  const [, declared] = /^sep=([,;\t|])[\r\n]/i.exec(start) ?? [];
  const given = SEPARATORS.find((separator) => separator === declared);
  if (given) return { separator: given, isDeclared: true };
  const lines = linesOf(start);
  const scores = SEPARATORS.map((separator) => ({ separator, score: scoreOf(lines, separator) }));
  const best = scores.reduce((most, one) => (one.score > most.score ? one : most));
  return { separator: best.score > 0 ? best.separator : ',', isDeclared: false };
}

/** Returns the most frequent number of separators in a line, times the share of lines that have as many. */
function scoreOf(lines: readonly string[], separator: Separator): number {
  const times = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(separator).length - 1;
    if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  }
  const [count, alike] = [...times].reduce((most, one) => (one[0] * one[1] > most[0] * most[1] ? one : most), [0, 0]);
  return lines.length === 0 ? 0 : (count * alike) / lines.length;
}

/** Returns the first lines with what stands in quotes left out; a line that the text breaks off is left out if others are there. */
function linesOf(start: string): string[] {
  const unquoted = start.replace(/"[^"]*("|$)/g, '');
  const lines = unquoted.split(/[\r\n]+/, LINES + 1).filter((line) => line.trim() !== '');
  return lines.length > 1 ? lines.slice(0, LINES) : lines;
}
