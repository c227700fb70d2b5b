import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/dom';
import dayjs from 'dayjs';
import { expect, inject, it } from 'vitest';
import { fill, pick } from '../../support/pages/forms.ts';
import { makeLeaver } from '../../support/pages/invitation.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const button = (name: string) => screen.findByRole('button', { name });
const newEmail = () => `x${randomUUID().slice(0, 8)}@test.example`;
const VIEWER = '7';

/** Invites a viewer of the program Malaria with a unique email. */
async function makeUser() {
  const email = newEmail();
  const { createUser } = await asking('orgAdmin')<{ createUser: { user: { id: string; lockVersion: number } } }>(
    'mutation($input: CreateUserInput!) { createUser(input: $input) { user { id lockVersion } } }',
    {
      input: {
        firstName: 'Grace',
        lastName: 'Hopper',
        email,
        roleId: VIEWER,
        programIds: [String(inject('world').program)],
      },
    },
  );
  return { ...createUser.user, email, path: `/settings/manage-users/${createUser.user.id}` };
}

it('a user is invited with all fields once the required ones are filled in, and appears in the list', async () => {
  const { user, network } = await renderApp('/organizationPanel/manageUsers/createUser', { as: 'orgAdmin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Add User' })).toBeVisible();
  await user.click(await button('Create'));
  for (const text of ['Name is required', 'Surname is required', 'Email address is required', 'Role is required'])
    expect(await screen.findByText(text)).toBeVisible();
  await fill(user, { 'E-mail': 'nobody' });
  expect(await screen.findByText('Enter a valid email')).toBeVisible();
  expect(network.asked).not.toContain('CreateUser');

  const email = newEmail();
  await fill(user, { 'First name': 'Ada', 'Last name': 'Byron', 'Phone number': '555-2', 'Job Title': 'Analyst' });
  await fill(user, { 'E-mail': 'viewer@test.example' });
  const role = await screen.findByRole('combobox', { name: 'Role' });
  await within(role).findByRole('option', { name: 'Logistics officer' });
  expect(within(role).queryByRole('option', { name: 'System administrator' })).not.toBeInTheDocument();
  await user.selectOptions(role, 'Logistics officer');
  expect(await screen.findByText(/^In the programs that they belong to, may manage couriers;/)).toBeVisible();
  expect(screen.getByText(/^Without a program, a person with the role Logistics officer sees no/)).toBeVisible();
  expect(screen.getByText(/^No mail server is set up, so nobody receives the invitation/)).toBeVisible();
  await pick(user, 'Programs', 'Polio');
  expect(screen.queryByText(/^Without a program/)).not.toBeInTheDocument();
  await user.click(await button('Create'));
  expect(await screen.findAllByText('E-mail has already been taken by viewer Tester')).not.toHaveLength(0);
  await fill(user, { 'E-mail': email });
  await user.click(await button('Create'));
  expect(await screen.findByText('User created')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  expect(await screen.findByText('Invited')).toBeVisible();
  const stored = { Role: 'Logistics officer', Programs: 'Polio', 'Job Title': 'Analyst', 'Phone number': '555-2' };
  for (const [label, value] of Object.entries(stored)) await expect.poll(() => shown(label)).toBe(value);

  await user.click(await screen.findByRole('tab', { name: /^Manage Users/ }));
  await user.click(await screen.findByRole('searchbox'));
  await user.paste(email);
  await user.keyboard('{Enter}');
  const row = (await screen.findByRole('link', { name: 'Ada Byron' })).closest('tr');
  await expect.poll(() => row).toHaveTextContent(`ABAda ByronLogistics officer${email}Invited until`);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['User name', 'Role', 'E-mail', 'Status']);
});

it('an invitation is copied, withdrawn and sent again, each after confirmation', async () => {
  const { path } = await makeUser();
  const { user } = await renderApp(path, { as: 'orgAdmin' });
  expect(await screen.findByText(/^The invitation holds until \d/)).toBeVisible();
  expect(screen.getByText(/lies as a file in the outbox of the server\. Copy the link/)).toBeVisible();
  await user.click(await button('Copy link'));
  const links = within(await screen.findByRole('dialog', { name: 'Link for Grace Hopper' }));
  expect(links.getByText(/^Whoever has such a link can set the password/)).toBeVisible();
  await user.click(links.getByRole('button', { name: 'Make the link' }));
  expect(await links.findByText(/reset-password\?token=[\w-]{32}$/)).toBeVisible();
  await user.click(links.getByRole('button', { name: 'Done' }));
  await user.click(await button('Withdraw invitation'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw invitation' });
  expect(dialog).toHaveTextContent('Do you want to withdraw the invitation of Grace Hopper?');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw invitation' }));
  expect(await screen.findByText('Updated')).toBeInTheDocument();
  expect(await screen.findByText('Inactive')).toBeVisible();
  await user.click(await button('Send again'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Invitation written to the outbox of the server')).toBeInTheDocument();
  expect(await screen.findByText('Invited')).toBeVisible();
});

it('a user gets another role and programs, and is activated and deactivated again', async () => {
  const { user } = await renderApp(`/settings/manage-users/${await makeLeaver()}?edit=1`, { as: 'admin' });
  const role = await screen.findByRole('combobox', { name: 'Role' });
  await within(role).findByRole('option', { name: 'Inventory clerk' });
  await user.selectOptions(role, 'Inventory clerk');
  await pick(user, 'Programs', 'Polio');
  await user.click(await button('Save'));
  await expect.poll(() => shown('Programs')).toBe('Malaria, Polio');
  expect(shown('Role')).toBe('Inventory clerk');
  await user.click(await button('Activate'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Active')).toBeVisible();
  await user.click(await button('Deactivate'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate user' });
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Inactive')).toBeVisible();
});

it('users can change neither users beyond their role nor their own role', async () => {
  const superior = `/settings/manage-users/${inject('world').people.admin}`;
  const { user } = await renderApp(superior, { as: 'orgAdmin' });
  expect(await button('Deactivate')).toHaveAttribute('data-tip', 'Your role does not cover this user');
  expect(await button('Edit')).toHaveAttribute('data-tip', 'Your role does not cover this user');
  await user.click(await screen.findByRole('link', { name: /, your profile$/ }));
  await button('Change Password');
  expect(screen.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
  await user.click(await button('Edit'));
  expect(screen.queryByRole('combobox', { name: 'Role' })).not.toBeInTheDocument();
});

it('an edit asks which value to keep if another user changed the same field', async () => {
  const { id, lockVersion, path } = await makeUser();
  const { user } = await renderApp(`${path}?edit=1`, { as: 'orgAdmin' });
  await fill(user, { 'Job Title': 'Mine' });
  await asking('admin')(
    'mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { errors { message } } }',
    { id, input: { lockVersion, jobTitle: 'Theirs', phoneNumber: '555-3' } },
  );
  await user.click(await button('Save'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' });
  await user.click(within(dialog).getByRole('radio', { name: /Mine/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save these' }));
  await expect.poll(() => shown('Job Title')).toBe('Mine');
  expect(shown('Phone number')).toBe('555-3');
});

it('the list of users is closed to users who may only read users', async () => {
  const { network } = await renderApp('/settings/manage-users', { as: 'manager' });
  expect(await screen.findByText('You have no access to this resource')).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^Manage Users/ })).not.toBeInTheDocument();
  expect(network.asked).not.toContain('UserList');
});

it('the list of users is filtered by role, creation date, job title and program, and sorted', async () => {
  const { id, email } = await makeUser();
  const other = await makeUser();
  await asking('orgAdmin')(
    'mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { errors { message } } }',
    { id, input: { lockVersion: await versionOf(id), jobTitle: `Keeper ${email}` } },
  );
  const today = dayjs().format('YYYY-MM-DD');
  const program = String(inject('world').program);
  const filters: Record<string, string> = {
    permission_ids: VIEWER,
    created_at_from: today,
    created_at_to: today,
    job_title: `keeper ${email}`,
    program_ids: program,
  };
  const { user } = await renderApp(`/settings/manage-users?${new URLSearchParams(filters)}`, { as: 'orgAdmin' });
  const table = await screen.findByRole('table', { name: 'Manage Users' });
  expect(await within(table).findByText(email)).toBeVisible();
  expect(within(table).queryByText(other.email)).not.toBeInTheDocument();
  await user.click(within(table).getByRole('button', { name: 'E-mail' }));
  await expect.poll(() => window.location.search).toContain('sort=email%3Aasc');
  // The rows of another query are other elements.
  await expect.poll(() => within(table).queryByText(email)).toBeVisible();
});

it('the list of users sends each of its filters', async () => {
  const filters = {
    ...{ permission_ids: VIEWER, created_at_from: '2026-03-01', job_title: 'keeper', program_ids: '1' },
    status: 'INVITED',
  };
  const address = `/settings/manage-users?${new URLSearchParams(filters)}`;
  const { network } = await renderApp(address, { as: 'orgAdmin' });
  await expect
    .poll(() => network.askedWith('UserList'))
    .toMatchObject({
      filter: {
        ...{ roleIds: [VIEWER], createdAt: { from: '2026-03-01', to: null }, jobTitle: 'keeper', programIds: ['1'] },
        statuses: ['INVITED'],
      },
    });
});

async function versionOf(id: string): Promise<number> {
  const text = 'query($id: ID!) { user(id: $id) { lockVersion } }';
  return (await asking('orgAdmin')<{ user: { lockVersion: number } }>(text, { id })).user.lockVersion;
}
