import { screen, within } from '@testing-library/dom';
import { expect, inject, it } from 'vitest';
import { fill, pick, search } from '../../support/pages/forms.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const textbox = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const address = { country: 'KE', city: 'Kisumu', address: 'Lake Road 3' };
let made = 0;

/** Creates a group of the program Malaria. */
async function makeGroup() {
  made += 1;
  const name = `Group ${process.pid}-${made}`;
  const { createGroup } = await asking('orgAdmin')<{ createGroup: { group: { id: string; lockVersion: number } } }>(
    'mutation($input: CreateGroupInput!) { createGroup(input: $input) { group { id lockVersion } } }',
    { input: { name, programId: String(inject('world').program), address } },
  );
  return { ...createGroup.group, name, path: `/settings/groups/${createGroup.group.id}` };
}

const changeGroup = (id: string, lockVersion: number, fields: object) =>
  asking('procurement')(
    'mutation($id: ID!, $input: UpdateGroupInput!) { updateGroup(id: $id, input: $input) { errors { message } } }',
    { id, input: { lockVersion, ...fields } },
  );

it('a new group requires its mandatory fields, is created with all fields, and appears in the list', async () => {
  const { user, network } = await renderApp('/organizationPanel/groups/createGroup', { as: 'orgAdmin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Create new group' })).toBeVisible();
  await user.click(await button('Create'));
  for (const text of [
    'Name is required',
    'Program field is required',
    'Country is required',
    'City is required',
    'Address is required',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(network.asked).not.toContain('CreateGroup');
  expect(await textbox('Group name')).toHaveFocus();
  for (const [field, most] of [
    ['Group name', '100'],
    ['Attn', '100'],
    ['Phone number', '40'],
    ['Address', '500'],
  ] as const)
    expect(await textbox(field)).toHaveAttribute('maxlength', most);
  expect(await textbox('Address')).toHaveAttribute('rows', '3');

  const name = `Clinics ${process.pid}`;
  await pick(user, 'Program', 'Malaria');
  await search(user, 'Country', 'Kenya');
  const typed = { Attn: 'Dr. Achieng', 'Phone number': '+254 57 1', City: 'Kisumu', Address: 'Lake Road 3' };
  await fill(user, { 'Group name': name, ...typed });
  await user.click(screen.getByLabelText('Requires an import permit'));
  await user.click(await button('Create'));
  expect(await screen.findByText('Created')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  for (const [label, value] of Object.entries({
    Program: 'Malaria',
    Attn: 'Dr. Achieng',
    Members: '0',
    'Requires an import permit': 'Yes',
    City: 'Kisumu',
  }))
    await expect.poll(() => shown(label)).toBe(value);

  await user.click(await screen.findByRole('tab', { name: /^Groups/ }));
  const row = (await screen.findByRole('link', { name })).closest('tr');
  expect(row).toHaveTextContent(`${name}KenyaKisumuMalariaRequiredN/AN/A0`);
});

it('a group is edited in place, and asks which value to keep if another user changed the same field', async () => {
  const group = await makeGroup();
  const { user } = await renderApp(`${group.path}?edit=1`, { as: 'manager' });
  await fill(user, { Attn: 'Mine' });
  await changeGroup(group.id, group.lockVersion, { attn: 'Theirs' });
  await user.click(await button('Save'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' });
  await user.click(within(dialog).getByRole('radio', { name: /Mine/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save these' }));
  expect(await screen.findByText('Group updated')).toBeInTheDocument();
  await expect.poll(() => shown('Attn')).toBe('Mine');
});

it('another user’s change of a group shows at once, on its page and in the list', async () => {
  const group = await makeGroup();
  const { user } = await renderApp(group.path, { as: 'orgAdmin' });
  await expect.poll(() => shown('Phone number')).toBe('N/A');
  await changeGroup(group.id, group.lockVersion, { phoneNumber: '555-1' });
  await expect.poll(() => shown('Phone number')).toBe('555-1');
  await user.click(await screen.findByRole('tab', { name: /^Groups/ }));
  // Other tests create groups, too, so it may be on another page.
  await user.type(await screen.findByRole('searchbox', { name: 'Search groups' }), group.name);
  const row = () => screen.queryByRole('link', { name: group.name })?.closest('tr')?.textContent;
  await expect.poll(row).toContain('Kisumu');
  await changeGroup(group.id, group.lockVersion + 1, { address: { ...address, city: 'Nakuru' } });
  await expect.poll(row).toContain('Nakuru');
});

it('groups are closed to users who may not change them', async () => {
  const { network } = await renderApp('/settings/groups', { as: 'logistics' });
  expect(await screen.findByText('You have no access to this resource')).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^Groups/ })).not.toBeInTheDocument();
  expect(network.asked).not.toContain('GroupList');
});

it('Save keeps its name for screen readers while its spinner turns', async () => {
  const { path } = await makeGroup();
  const { user, network } = await renderApp(path, { as: 'orgAdmin' });
  await user.click(await button('Edit'));
  await fill(user, { Attn: 'Dr. Otieno' });
  network.trouble('UpdateGroup', 'hang');
  const save = await button('Save');
  await user.click(save);
  // The spinner replaces the label, which browsers then hide.
  await expect.poll(() => save.getAttribute('aria-label')).toBe('Save');
  network.mend('UpdateGroup');
  expect(await button('Edit')).toBeVisible();
});
