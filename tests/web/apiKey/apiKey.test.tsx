import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, inject, it, vi } from 'vitest';
import { machineFetch } from '../../support/pages/machine.ts';
import { dayFromToday } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const button = (name: string) => screen.findByRole('button', { name });

/** Calls the gateway with a key, as a tool does. Returns the error code, or OK. */
async function callWith(secret: string): Promise<string> {
  const response = await machineFetch(`${inject('gateway').url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query: '{ purchaseOrders(items: 1) { meta { page } } }' }),
  });
  const { errors } = await response.json();
  return errors?.[0].extensions.code ?? 'OK';
}

it('a key is created, shown once, copied, used and revoked', async () => {
  const { user } = await renderApp('/organizationPanel/apiKeys', { as: 'orgAdmin' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  expect(await screen.findByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
  await user.click(await button('Add API Key'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add API Key' }));
  const create = dialog.getByRole('button', { name: 'Create' });
  await expect.poll(() => create.getAttribute('data-tip')).toBe('Name is required');
  const name = `Tool ${process.pid}`;
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), name);
  const role = dialog.getByRole('combobox', { name: 'Role' });
  await within(role).findByRole('option', { name: 'Viewer' });
  // No user can grant a role that reaches further than their own.
  expect(within(role).queryByRole('option', { name: 'System administrator' })).not.toBeInTheDocument();
  await user.selectOptions(role, 'Viewer');
  const expires = dialog.getByRole('textbox', { name: 'Expires' });
  await user.clear(expires);
  await user.type(expires, '01/02/2020');
  await user.tab();
  expect(await dialog.findByText('Expiry date cannot be before today')).toBeVisible();
  await user.clear(expires);
  const [year = '', month = '', day = ''] = dayFromToday(30).split('-');
  const until = `${month}/${day}/${year}`;
  await user.type(expires, until);
  await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled'));
  await user.click(create);
  expect(await dialog.findAllByText('Programs must be named for this role')).not.toHaveLength(0);
  const programs = dialog.getByRole('combobox', { name: 'Programs' });
  await user.type(programs, 'Mal');
  await user.click(await screen.findByRole('option', { name: 'Malaria' }));
  await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled'));
  await user.click(create);
  const once = within(await screen.findByRole('alertdialog', { name: `The key of ${name}` }));
  const secret = once.getByLabelText('Key').textContent ?? '';
  expect(secret).toMatch(/^lading_/);
  await user.click(once.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(secret);
  writeText.mockRejectedValueOnce(new Error('not allowed'));
  await user.click(once.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Error occurred')).toBeInTheDocument();
  expect(await callWith(secret)).toBe('OK');
  await user.click(once.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
  const row = (await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body;
  for (const text of ['Viewer', 'Malaria', 'Active', until]) expect(row).toHaveTextContent(text);
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke API key' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('API key revoked')).toBeInTheDocument();
  await waitFor(() => expect(row).toHaveTextContent('Revoked'));
  expect(await callWith(secret)).toBe('UNAUTHENTICATED');
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menuitem', { name: /^Revoke/ })).toHaveTextContent('This key is already revoked');
});

it('keys are for administrators only', async () => {
  const { network } = await renderApp('/settings/api-keys', { as: 'manager' });
  expect(await screen.findByText('You have no access to this resource')).toBeVisible();
  expect(network.asked).not.toContain('ApiKeyList');
});

it('a key beyond the user’s own role is shown but cannot be revoked; one within the role can', async () => {
  const word = randomUUID().slice(0, 8);
  const program = String(inject('world').program);
  for (const key of [
    { name: `${word} beyond`, roleId: '1' },
    { name: `${word} within`, roleId: '7', programIds: [program] },
  ]) {
    const input = { ...key, expiresAt: `${dayFromToday(7)}T00:00:00Z` };
    await asking('admin')('mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }', {
      input,
    });
  }
  const { user } = await renderApp(`/settings/api-keys?search=${word}`, { as: 'orgAdmin' });
  const revokeOf = async (key: string) => {
    const row = within(await screen.findByRole('row', { name: new RegExp(`${word} ${key}`) }));
    await user.click(await row.findByRole('button', { name: 'Actions' }));
    return screen.findByRole('menuitem');
  };
  const beyond = await revokeOf('beyond');
  expect(beyond).toHaveTextContent('Your role does not cover this key');
  expect(beyond).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(await revokeOf('within')).not.toHaveAttribute('aria-disabled');
});
