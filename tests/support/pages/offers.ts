/** What a page offers to be done, and the reasons that it gives for what it does not. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Why a role may not do something, whatever it is. */
export const NOT_ALLOWED = 'Your role does not allow this';

/** Why a button cannot be pressed; empty where it can. */
export function reasonOf(button: HTMLElement): string | null {
  return button.getAttribute('aria-disabled') === 'true' ? button.getAttribute('data-tip') : '';
}

/** The entries of the menu of a row or a record, each followed by the reason why it cannot be chosen, where it cannot. */
export async function entriesOf(user: UserEvent, place: HTMLElement): Promise<(string | null)[]> {
  await user.click(await within(place).findByRole('button', { name: 'Actions' }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  return entries;
}
