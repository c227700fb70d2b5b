/** Returns the read-only value that is shown under a label; null if there is none. */
export function shown(label: string): string | null {
  const terms = [...document.querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent ?? null;
}
