import { screen } from '@testing-library/dom';

/** Returns the read-only value that is shown under a label; null if there is none. */
export function shown(label: string): string | null {
  const terms = [...document.querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent ?? null;
}

/** Opens the history beside a record with comments, and returns it. */
export async function openHistory(user: { click: (element: Element) => Promise<void> }): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'History' }));
  return screen.findByRole('region', { name: 'Changes, newest first' });
}
