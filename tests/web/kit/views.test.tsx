/** What a list's tabs say when the server refuses what one wants of a view. */
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const LIST = '/program/malaria/purchase-orders';
const CREATE = `mutation($input: CreateSavedViewInput!) {
  createSavedView(input: $input) { savedView { id } errors { message } } }`;

const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(name) });

/** Opens a list with a view that only this test uses. */
async function openView(sharing: 'PRIVATE' | 'PROGRAM', by: 'manager' | 'orgAdmin' = 'manager') {
  const name = `View ${randomUUID().slice(0, 8)}`;
  const ask = asking(by);
  const { viewer } = await ask<{ viewer: { programs: { id: string; slug: string }[] } }>(
    '{ viewer { programs { id slug } } }',
  );
  const programId = viewer.programs.find(({ slug }) => slug === 'malaria')?.id;
  const { createSavedView } = await ask<{ createSavedView: { savedView: { id: string } } }>(CREATE, {
    input: { list: 'PURCHASE_ORDERS', programId, name, sharing, address: 'status=open' },
  });
  const { id } = createSavedView.savedView;
  const page = await renderApp(`${LIST}?view=${id}.${name}`);
  expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
  const act = async (action: string) => {
    await page.user.click(await screen.findByRole('button', { name: `Actions of “${name}”` }));
    await page.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...page, id, name, act };
}

it('a view that could not be removed stays chosen, and the question says why until it could', async () => {
  const { user, network, name, act } = await openView('PROGRAM');
  network.trouble('DeleteSavedView', { code: 'INTERNAL_SERVER_ERROR', message: 'The shelves are locked' });
  await act('Remove…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove view' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText('The shelves are locked')).toBeVisible();
  expect(window.location.search).toContain('view=');
  network.mend('DeleteSavedView');
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(`Removed: ${name}`)).toBeInTheDocument();
  expect(window.location.search).toBe('');
  await waitFor(() => expect(screen.queryByRole('tab', { name: new RegExp(name) })).not.toBeInTheDocument());
  expect(screen.queryByText(/was removed\. The list stays/)).not.toBeInTheDocument();
});

it('a view of somebody else is not made private, and what the server says of its sharing stands at that field', async () => {
  const { user, network, act } = await openView('PROGRAM', 'orgAdmin');
  await act('Rename or share…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }));
  const sharing = dialog.getByRole('combobox', { name: 'Shared with' });
  expect(
    within(sharing)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The program']);
  const message = 'is only for a view of one’s own: remove it instead';
  network.trouble('UpdateSavedView', async () => ({
    updateSavedView: {
      __typename: 'UpdateSavedViewPayload',
      savedView: null,
      current: null,
      errors: [{ __typename: 'FieldError', field: 'sharing', message, code: 'INVALID' }],
    },
  }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' again');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sharing).toHaveAccessibleErrorMessage(expect.stringContaining(message));
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveDisplayValue(/ again$/);
});
