/** The actions that a page offers, and the reasons that it gives for disabled ones. */
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The reason if a role does not permit an action, whatever the action. */
export const NOT_ALLOWED = 'Your role does not allow this';

/** Returns the reason why a button is disabled; empty if it is enabled. */
export function reasonOf(button: HTMLElement): string | null {
  return button.getAttribute('aria-disabled') === 'true' ? button.getAttribute('data-tip') : '';
}

/** Returns the menu entries of a row or a record; disabled ones are followed by their reasons. */
export async function entriesOf(user: UserEvent, place: HTMLElement): Promise<(string | null)[]> {
  await user.click(await within(place).findByRole('button', { name: 'Actions' }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  return entries;
}
