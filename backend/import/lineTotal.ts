const places = 6;

/** Converts exact decimal text to a whole number of millionths; null if it has more decimals than that. */
function millionths(text: string): bigint | null {
  const [whole = '', fraction = ''] = text.split('.');
  return fraction.length > places ? null : BigInt(whole + fraction.padEnd(places, '0'));
}

/** Returns round(quantity × value, 2) as the database computes it; both are exact decimal text above 0. */
export function lineTotal(quantity: string, value: string): string {
  const product = (millionths(quantity) ?? 0n) * (millionths(value) ?? 0n);
  const cent = 10n ** BigInt(2 * places - 2);
  const cents = String((product + cent / 2n) / cent).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** Whether two exact decimal texts are the same number. */
export function sameNumber(one: string, other: string): boolean {
  const exact = millionths(one);
  return exact !== null && exact === millionths(other);
}
