// Copied from backend/tableFile/wordForms.ts by codegen.

/** The forms in which headings and other words of a sheet are compared. Codegen copies this file to the web client. */

/** Normalizes text to lowercase letters, digits and single spaces, without accents: `Côte d’Ivoire` to `cote d ivoire`. */
export function words(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Normalizes a heading: `Value per Item (USD) *` becomes `valueperitem`, and `N° commande` is `No. commande`. */
export function foldHeading(text: string): string {
  const plain = text
    .replace(/\([^)]*\)/g, '')
    .replace(/(^|[^\p{L}])n[°º]/giu, '$1no ')
    .replaceAll('#', ' no ');
  return words(plain).replaceAll(' ', '');
}
