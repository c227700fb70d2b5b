/** Normalizes text to lowercase letters, digits and single spaces, without accents: `Côte d’Ivoire` to `cote d ivoire`. */
export function words(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
