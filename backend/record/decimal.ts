/** Removes needless zeros from exact decimal text: `012.50` becomes `12.5`, `3.0` becomes `3`. */
export function trimDecimal(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const kept = fraction.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '')}${kept && `.${kept}`}`;
}

/** Pads exact decimal text to at least `scale` decimals; others that are not 0 stay: `5` becomes `5.00` for a scale of 2. */
export function padDecimal(text: string, scale: number): string {
  const [whole = '', fraction = ''] = trimDecimal(text).split('.');
  return `${whole}.${fraction.padEnd(scale, '0')}`;
}

/** Converts exact decimal text of up to `scale` decimals to units of the last: `2.5` becomes `250n` for a scale of 2. */
export function toUnits(text: string, scale: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
}

/** Converts units of the last decimal to exact decimal text: `250n` becomes `2.50` for a scale of 2. Not below 0. */
export function fromUnits(units: bigint, scale: number): string {
  const digits = String(units).padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
