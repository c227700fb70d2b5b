/** The line numbers that a split assigns, by the same rule as the server's. Lines are decimal text: `10`, `10.1`. */

/**
 * Returns the line numbers of the parts that are split off a line: for each, the next free tenth after the line's whole
 * number (10.1 to 10.9), or else the next free whole number.
 */
export function splitLines(line: string, parts: number, taken: ReadonlySet<string>): string[] {
  const used = new Set(taken);
  const whole = Number.parseInt(line, 10);
  return Array.from({ length: parts }, () => {
    const tenths = Array.from({ length: 9 }, (_, index) => `${whole}.${index + 1}`);
    let free = tenths.find((tenth) => !used.has(tenth));
    for (let next = whole + 1; free === undefined; next += 1) if (!used.has(`${next}`)) free = `${next}`;
    used.add(free);
    return free;
  });
}
