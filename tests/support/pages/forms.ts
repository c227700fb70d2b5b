/** What people do with the fields of forms. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A field by its whole label. By role it would take seconds, where a list of all countries is on the page. */
const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}\\s*\\*?$`), { selector: 'input, textarea' });

/** Picks an option of a field that searches. */
export async function pick(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await field(label));
  await user.click(await screen.findByRole('option', { name: option }));
  // The list of a field that takes several stays open.
  await user.tab();
}

/** Fills in fields that one types in. In one go: what each key does is for other tests. */
export async function fill(user: UserEvent, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const input = await field(label);
    await user.clear(input);
    await user.click(input);
    await user.paste(text);
  }
}
