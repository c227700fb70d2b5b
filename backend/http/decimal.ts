/** Exact decimal text without needless zeros: `012.50` → `12.5`, `3.0` → `3`. */
export function trimDecimal(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const kept = fraction.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '')}${kept && `.${kept}`}`;
}

/** Exact decimal text with exactly `scale` decimals: `5` → `5.00` where the scale is 2. It never has more to begin with. */
export function padDecimal(text: string, scale: number): string {
  const [whole = '', fraction = ''] = trimDecimal(text).split('.');
  return `${whole}.${fraction.padEnd(scale, '0')}`;
}
