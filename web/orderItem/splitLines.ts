/** Knows which line numbers a split gives, by the same rule as the server. Lines are decimal text: `10`, `10.1`. */

/**
 * The line numbers of parts that are split off a line: each the next free tenth after its whole number (10.1 … 10.9), then
 * the next free whole number.
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
