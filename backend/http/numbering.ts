/** How many taken numbers are passed over; past that the person types one, and a taken number is refused on its field. */
const mostTries = 50;

/** The number after one that ends in digits, as wide as it was: `PO-0099` → `PO-0100`; `1` after none, null when it has no digits at its end. */
function numberAfter(latest: string | null): string | null {
  if (latest === null) return '1';
  const [, prefix = '', digits] = latest.match(/^(.*?)(\d{1,15})$/) ?? [];
  if (!digits) return null;
  return prefix + String(Number(digits) + 1).padStart(digits.length, '0');
}

/** The first number after the latest one that is free; null when there is none to count on. */
export async function freeNumberAfter(
  latest: string | null,
  isTaken: (number: string) => Promise<boolean>,
): Promise<string | null> {
  let offered = numberAfter(latest);
  for (let tries = 0; offered !== null && tries < mostTries; tries += 1) {
    if (!(await isTaken(offered))) return offered;
    offered = numberAfter(offered);
  }
  return null;
}
