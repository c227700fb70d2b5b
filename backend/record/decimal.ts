/** Exact decimal text without needless zeros: `012.50` → `12.5`, `3.0` → `3`. */
export function trimDecimal(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const kept = fraction.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '')}${kept && `.${kept}`}`;
}

/** Exact decimal text with exactly `scale` decimals: `5` → `5.00` where the scale is 2. The input never has more. */
export function padDecimal(text: string, scale: number): string {
  const [whole = '', fraction = ''] = trimDecimal(text).split('.');
  return `${whole}.${fraction.padEnd(scale, '0')}`;
}

/** Exact decimal text as a whole number of its last decimals: `2.5` → `250n` where the scale is 2. It never has more decimals. */
export function toUnits(text: string, scale: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
}

/** A whole number of last decimals as exact decimal text: `250n` → `2.50` where the scale is 2. Not below 0. */
export function fromUnits(units: bigint, scale: number): string {
  const digits = String(units).padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
