/** The value that is shown for reading under a label; null where there is none now. */
export function shown(label: string): string | null {
  const terms = [...document.querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent ?? null;
}
