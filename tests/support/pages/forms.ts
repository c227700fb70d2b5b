/** User actions on the fields of forms. */
import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { twoFrames } from './frames.ts';

/** Finds a field by its whole label. By role, it would take seconds on a page with a list of all countries. */
const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}\\s*\\*?$`), { selector: 'input, textarea' });

/** Presses an option of the open list. */
async function press(user: UserEvent, option: string): Promise<void> {
  await screen.findByRole('option', { name: option });
  // A list that was opened or has closed moves the focus into its input in the next frame: later, that would close the list
  // of the next field before its option is pressed.
  await twoFrames();
  await user.click(await screen.findByRole('option', { name: option }));
  await twoFrames();
}

/** Picks an option of a field with a search. */
export async function pick(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await field(label));
  await press(user, option);
  // The list of a field with several values stays open.
  await user.tab();
}

/** Picks an option of a long list by its name. */
export async function search(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await field(label));
  await user.paste(option);
  await press(user, option);
}

/** Fills in text fields. By pasting: the effect of single keys is for other tests. */
export async function fill(user: UserEvent, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const input = await field(label);
    await user.clear(input);
    await user.click(input);
    await user.paste(text);
  }
}
