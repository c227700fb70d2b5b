import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, inject, it, vi } from 'vitest';
import { fileOf } from '../../support/files.ts';
import { search } from '../../support/pages/forms.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const admin = asking('admin');
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
let made = 0;

/** Creates an organization with a unique name. */
async function makeOrganization() {
  made += 1;
  const name = `Organization ${process.pid}-${made}`;
  const address = { country: 'KE', city: 'Nairobi', address: 'Main street 1' };
  const data = await admin(
    `mutation($input: CreateOrganizationInput!) {
      createOrganization(input: $input) { organization { id lockVersion } errors { message } }
    }`,
    { input: { name, shortName: 'Own', email: 'office@own.example', address } },
  );
  const { createOrganization } = data as {
    createOrganization: { organization: { id: string; lockVersion: number } };
  };
  return { ...createOrganization.organization, name };
}

describe('organizations', () => {
  it('are created with all fields, then get their logo; they stay without it if it cannot be stored', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
    const { user } = await renderApp('/settings/organizations', { as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Organizations' })).toHaveAttribute('href', '/organizations');
    await user.click(await button('Add Organization'));
    const create = await button('Create');
    await expect.poll(() => create.getAttribute('data-tip')).toBe('Name is required');
    const required = {
      Name: 'Name is required',
      'Short name': 'Short name is required',
      'Email address': 'Email address is required',
      City: 'City is required',
      Address: 'Address is required',
    };
    for (const [label, message] of Object.entries(required)) {
      (await field(label)).focus();
      await user.tab();
      expect(await screen.findByText(message)).toBeVisible();
    }
    const name = `Made ${process.pid}`;
    await user.type(await field('Name'), name);
    await user.type(await field('Short name'), 'Sixteen letters!');
    expect(await field('Short name')).toHaveValue('Sixteen letters');
    await user.type(await field('Email address'), 'nobody');
    await user.tab();
    expect(await screen.findByText('Enter a valid email')).toBeVisible();
    await user.type(await field('Email address'), '@made.example');
    const filled = {
      EIN: '12-3456789',
      'Contact person': 'Ada Contact',
      'Phone number': '+254 1',
      Website: 'made.example',
    };
    for (const [label, value] of Object.entries(filled)) await user.type(await field(label), value);
    await user.click(screen.getByRole('checkbox', { name: 'OPC switch on end users' }));
    await search(user, 'Country', 'Kenya');
    await user.type(await field('City'), 'Nakuru');
    await user.type(await field('Address'), 'Trade Park 7');
    const logo = screen.getByLabelText('Organization logo', { selector: 'input' });
    fireEvent.change(logo, { target: { files: [fileOf(new Uint8Array(5_242_881), 'large.png')] } });
    expect(await screen.findByText('Error: File is larger than 5 MB')).toBeVisible();
    // A text named like an image: the server checks its content.
    fireEvent.change(logo, { target: { files: [fileOf('no picture', 'logo.png')] } });
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled'));
    await user.click(create);
    const question = within(await screen.findByRole('alertdialog', { name: 'The picture was not stored' }));
    await user.click(question.getByRole('button', { name: 'Go on without it' }));
    expect(await screen.findByText('Created organization')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    for (const block of ['System details', 'Contact', 'Organization logo', 'Address']) {
      expect(screen.getByRole('region', { name: block })).toBeVisible();
    }
    expect(Object.keys(filled).map(shown)).toEqual(Object.values(filled));
    expect(shown('Country')).toBe('Kenya');
    expect(shown('OPC switch on end users')).toBe('Yes');
    expect(shown('Funding on orders')).toBe('No');
  });

  it('are edited concurrently: fields that another user changed meanwhile are kept', async () => {
    const { id, lockVersion, name } = await makeOrganization();
    const { user } = await renderApp(`/organizations/${id}?edit=1`, { as: 'admin' });
    await user.type(await field('EIN'), '77');
    await admin(
      'mutation($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { errors { message } } }',
      { id, input: { lockVersion, website: 'theirs.example' } },
    );
    await user.click(await button('Save'));
    expect(await screen.findByText('Organization updated')).toBeInTheDocument();
    await expect.poll(() => [shown('EIN'), shown('Website')]).toEqual(['77', 'theirs.example']);
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('get invited administrators, who are listed with links to their profiles', async () => {
    const { id } = await makeOrganization();
    const { user } = await renderApp(`/organizations/${id}`, { as: 'admin' });
    await user.click(await button('Invite New Admin'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite New Admin' }));
    for (const [label, message] of [
      ['Email address', 'Email address is required'],
      ['First name', 'Name is required'],
      ['Last name', 'Surname is required'],
    ] as const) {
      dialog.getByRole('textbox', { name: label }).focus();
      await user.tab();
      expect(await dialog.findByText(message)).toBeVisible();
    }
    const invite = dialog.getByRole('button', { name: 'Invite' });
    await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'admin@test.example');
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Grace');
    await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Invited');
    await user.type(dialog.getByRole('textbox', { name: 'Phone number' }), '+254 7');
    await waitFor(() => expect(invite).not.toHaveAttribute('aria-disabled'));
    const refused = () => dialog.queryAllByText('Email address has already been taken by admin Tester').length > 0;
    const busyWhileRefused: boolean[] = [];
    const watcher = new MutationObserver(() => {
      if (refused()) busyWhileRefused.push(invite.hasAttribute('data-loading'));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await user.click(invite);
    await waitFor(() => expect(refused()).toBe(true));
    watcher.disconnect();
    // Input that follows right after the rejection is shown must not be lost.
    expect(busyWhileRefused[0]).toBe(false);
    await user.clear(dialog.getByRole('textbox', { name: 'Email address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Email address' }), `grace-${process.pid}@test.example`);
    await waitFor(() => expect(invite).not.toHaveAttribute('aria-disabled'));
    await user.click(invite);
    expect(await screen.findByText('Admin created')).toBeInTheDocument();
    // Without a mail server, the link is to be handed on.
    const handOn = within(await screen.findByRole('dialog', { name: 'Link for Grace Invited' }));
    await user.click(handOn.getByRole('button', { name: 'Make the link' }));
    expect(await handOn.findByText(/reset-password\?token=[\w-]{32}$/)).toBeVisible();
    await user.click(handOn.getByRole('button', { name: 'Done' }));
    const link = await screen.findByRole('link', { name: 'Grace Invited' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/settings\/manage-users\/\d+$/));
    const row = link.closest('tr');
    expect(row).toHaveTextContent(/Invited until \d\d\/\d\d\/\d{4}/);
    expect(row).toHaveTextContent('+254 7');
    const headers = within(screen.getByRole('table', { name: 'Organization Admins' })).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'E-mail', 'Phone number', 'Status']);
  });

  it('appear in the Organization Panel as the user’s own', async () => {
    const { user } = await renderApp('/organizationPanel/organization', { as: 'orgAdmin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Health' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Organizations' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'orgAdmin Tester' })).toBeVisible();
    expect(await button('Invite New Admin')).not.toHaveAttribute('aria-disabled');
    await user.click(await button('Edit'));
    await user.clear(await field('Short name'));
    expect(await button('Save')).toHaveAttribute('data-tip', 'Short name is required');
    await user.click(await button('Cancel'));
  });

  it('open by their address for the administrator of that one, and not for others’', async () => {
    const own = inject('world').organization;
    await renderApp(`/organizations/${own}`, { as: 'orgAdmin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Health' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Organization' })).toHaveAttribute('href', '/settings/organization');
    expect(await button('Edit')).not.toHaveAttribute('aria-disabled');
  });

  it('of others are not found by the administrator of one', async () => {
    const { id } = await makeOrganization();
    await renderApp(`/organizations/${id}`, { as: 'orgAdmin' });
    expect(await screen.findByRole('heading', { name: 'Organization not found' })).toBeVisible();
  });

  it('are closed to those who may not see the settings of their own', async () => {
    const { network } = await renderApp(`/organizations/${inject('world').organization}`, { as: 'viewer' });
    expect(await screen.findByText('You have no access to this resource')).toBeVisible();
    expect(network.asked).not.toContain('OrganizationPage');
  });
});
