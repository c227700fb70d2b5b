import { screen, within } from '@testing-library/dom';
import dayjs from 'dayjs';
import { expect, inject, it } from 'vitest';
import { attachTo } from '../../support/pages/documents.ts';
import { fill, pick, search } from '../../support/pages/forms.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') ?? document.body;
let made = 0;

/** Creates an end user with a unique last name. */
async function makeEndUser(fields: Record<string, unknown> = {}) {
  made += 1;
  const lastName = `Osei${process.pid}x${made}`;
  const { createEndUser } = await asking('orgAdmin')<{
    createEndUser: { endUser: { id: string; lockVersion: number } };
  }>('mutation($input: CreateEndUserInput!) { createEndUser(input: $input) { endUser { id lockVersion } } }', {
    input: { lastName, ...fields },
  });
  return { ...createEndUser.endUser, lastName, path: `/settings/end-users/${createEndUser.endUser.id}` };
}

it('a new end user requires a last name or an organization, and is created with all fields', async () => {
  const { user, network } = await renderApp('/organizationPanel/endUsers/createEndUser', { as: 'manager' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Add End User' })).toBeVisible();
  // The only program that the manager may open is chosen already; without any, no order would offer the end user.
  expect(screen.getByRole('button', { name: 'Remove Malaria' })).toBeVisible();
  await user.click(await button('Create'));
  expect(await screen.findByText('Last name is required if there is no organization')).toBeVisible();
  await fill(user, { 'VC Screening': dayjs().add(1, 'day').format('MM/DD/YYYY') });
  await user.tab();
  expect(await screen.findByText('VC Screening should be equal or before today')).toBeVisible();
  expect(network.asked).not.toContain('CreateEndUser');

  const organization = `Institute ${process.pid}`;
  await fill(user, { Organization: organization });
  await expect.poll(() => screen.queryByText(/^Last name is required/)).toBeNull();
  await search(user, 'Country', 'Ghana');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Risk Level' }), 'Level 2 – Moderate');
  await fill(user, { 'First name': 'Ama', 'VC Screening': '02/03/2026', Notes: 'Keeps samples' });
  await user.click(screen.getByLabelText('OPC'));
  await pick(user, 'Groups', 'Kenya clinics (Malaria)');
  await user.click(await button('Create'));
  expect(await screen.findByText('End User created')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ama' })).toBeVisible();
  const stored = { Organization: organization, Country: 'Ghana', OPC: 'Yes', 'VC Screening': '02/03/2026' };
  const more = { Programs: 'Malaria', Groups: 'Kenya clinics (Malaria)', Notes: 'Keeps samples' };
  for (const [label, value] of Object.entries({ ...stored, ...more }))
    await expect.poll(() => shown(label)).toBe(value);
  expect(await screen.findByRole('heading', { name: 'No attachments' })).toBeVisible();
});

it('a new end user of whoever may work in several organizations goes into the chosen one, which is said', async () => {
  const { user } = await renderApp('/settings/end-users/create', { as: 'admin' });
  await user.click(await button('Create'));
  expect(await screen.findByText('Choose the organization that it belongs to')).toBeVisible();
  await pick(user, 'Belongs to organization', 'Northwind');
  await fill(user, { 'Last name': `Berg${process.pid}` });
  await user.click(await screen.findByLabelText('Programs', { selector: 'input' }));
  expect(await screen.findByRole('option', { name: 'North' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Malaria' })).toBeNull();
  await user.tab();
  await user.click(await button('Create'));
  expect(await screen.findByText('End User created in Northwind')).toBeInTheDocument();
  expect(await screen.findByText('Organization: Northwind')).toBeVisible();
});

it('an end user is edited in place, and asks which value to keep if another user changed the same field', async () => {
  const endUser = await makeEndUser();
  const { user } = await renderApp(`${endUser.path}?edit=1`, { as: 'manager' });
  await fill(user, { 'First name': 'Mine' });
  await asking('procurement')(
    'mutation($id: ID!, $input: UpdateEndUserInput!) { updateEndUser(id: $id, input: $input) { errors { message } } }',
    { id: endUser.id, input: { lockVersion: endUser.lockVersion, firstName: 'Theirs', country: 'GH' } },
  );
  await user.click(await button('Save'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' });
  await user.click(within(dialog).getByRole('radio', { name: /Mine/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save these' }));
  expect(await screen.findByText('Updated')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: `Mine ${endUser.lastName}` })).toBeVisible();
  expect(shown('Country')).toBe('Ghana');
});

it('the screening list shows the date, risk level and file of each screening, and filters by them', async () => {
  const program = String(inject('world').program);
  const screened = await makeEndUser({
    visualComplianceDate: '2020-02-03',
    riskLevel: 'level_4',
    programIds: [program],
  });
  const bare = await makeEndUser();
  await attachTo(`end_users/${screened.id}`, { document_type: 'visual_screening', expiry_date: '2099-01-31' });
  const search = `Osei${process.pid}x`;
  const { user } = await renderApp(`/settings/end-users/screening?search=${search}&vc_file_attached=no`, {
    as: 'orgAdmin',
  });
  expect(await rowOf(bare.lastName)).toHaveTextContent(`${bare.lastName}N/AN/AN/ANone: no order offers itN/A`);
  expect(screen.queryByRole('link', { name: screened.lastName })).not.toBeInTheDocument();
  await user.click(await button(/^Filters/));
  const filters = await screen.findAllByRole('menuitem');
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'VC Screening',
    'Ever Screened',
    'Risk Level',
    'Organization',
    'Country',
    'Program',
  ]);
  await user.keyboard('{Escape}');
  await user.click(await button('Remove filter VC file attached'));
  await expect
    .poll(async () => (await rowOf(screened.lastName)).textContent)
    .toMatch(/2020 expired 02\/03\/2021Level 4 – Prohibitedreport.pdfMalaria/);
  const headers = screen.getAllByRole('columnheader');
  const names = ['Name', 'VC Screening', 'Risk Level', 'VC file', 'Program', 'Organization'];
  expect(headers.map(({ textContent }) => textContent)).toEqual(names);
  expect(within(headers[3] ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  // A file that another user attaches meanwhile shows without a reload.
  await attachTo(`end_users/${bare.id}`, { document_type: 'visual_screening', expiry_date: '2099-01-31' });
  await expect
    .poll(() => screen.getByRole('link', { name: bare.lastName }).closest('tr'))
    .toHaveTextContent('report.pdf');
});

it('end users are closed to users whose views do not include them', async () => {
  const { network } = await renderApp('/settings/end-users/screening', { as: 'viewer' });
  expect(await screen.findByText('You have no access to this resource')).toBeVisible();
  expect(network.asked).not.toContain('EndUserScreeningList');
});
