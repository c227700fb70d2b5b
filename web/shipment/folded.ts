/** Returns a typed number with the letters, dashes, spaces and digits of ASCII, whatever script and kind they are of. */
export function folded(typed: string): string {
  const zero = (point: number) => {
    let first = point;
    while (point - first < 9 && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return first;
  };
  return typed
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/\p{Nd}/gu, (digit) => String((digit.codePointAt(0) ?? 0) - zero(digit.codePointAt(0) ?? 0)))
    .trim();
}
