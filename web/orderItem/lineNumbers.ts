/** The line numbers of new items and split-off parts, by the server's rules. Lines are decimal text: `10`, `10.1`. */

/** Every line number is below this. */
const LINE_LIMIT = 10_000_000;

/**
 * Returns the line number of a new item: the whole number after the highest, or else the largest free one. A number that no
 * line can have does not count.
 */
export function nextLine(taken: readonly string[]): string {
  const lines = taken.map((line) => Math.floor(Number(line) || 0)).filter((line) => line < LINE_LIMIT);
  const highest = lines.reduce((most, line) => Math.max(most, line), 0);
  return highest + 1 < LINE_LIMIT ? `${highest + 1}` : lastFree(new Set(taken));
}

/** Returns the largest free whole number. */
function lastFree(taken: ReadonlySet<string>): string {
  let last = LINE_LIMIT - 1;
  while (taken.has(`${last}`)) last -= 1;
  return `${last}`;
}

/**
 * Returns the line numbers of the parts that are split off a line: for each, the next free tenth after the line's whole
 * number (10.1 to 10.9), or else the next free whole number, or else the largest free one.
 */
export function splitLines(line: string, parts: number, taken: ReadonlySet<string>): string[] {
  const used = new Set(taken);
  const whole = Number.parseInt(line, 10);
  return Array.from({ length: parts }, () => {
    const tenths = Array.from({ length: 9 }, (_, index) => `${whole}.${index + 1}`);
    let free = tenths.find((tenth) => !used.has(tenth));
    for (let next = whole + 1; free === undefined && next < LINE_LIMIT; next += 1) {
      if (!used.has(`${next}`)) free = `${next}`;
    }
    free ??= lastFree(used);
    used.add(free);
    return free;
  });
}
