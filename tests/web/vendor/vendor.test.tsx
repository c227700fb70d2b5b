import { screen, within } from '@testing-library/dom';
import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { fill, search } from '../../support/pages/forms.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const orgAdmin = asking('orgAdmin');
const textbox = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
let made = 0;

/** Creates a vendor with a unique name. */
async function makeVendor(fields: Record<string, unknown> = {}) {
  made += 1;
  const name = `Vendor ${process.pid}-${made}`;
  const data = await orgAdmin(
    'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id lockVersion } errors { message } } }',
    { input: { name, ...fields } },
  );
  const { createVendor } = data as { createVendor: { vendor: { id: string; lockVersion: number } } };
  const { id, lockVersion } = createVendor.vendor;
  return { id, lockVersion, name, path: `/settings/vendors/${id}` };
}

async function changeVendor({ id, lockVersion }: { id: string; lockVersion: number }, fields: Record<string, unknown>) {
  await orgAdmin(
    'mutation($id: ID!, $input: UpdateVendorInput!) { updateVendor(id: $id, input: $input) { errors { message } } }',
    { id, input: { lockVersion, ...fields } },
  );
}

describe('the list of vendors', () => {
  it('is a tab of the Organization Panel, and its rows lead to their vendors', async () => {
    const vendor = await makeVendor();
    const { user } = await renderApp('/organizationPanel', { as: 'orgAdmin' });
    await user.click(await screen.findByRole('tab', { name: /^Vendors/ }));
    expect(await screen.findByRole('heading', { name: 'Vendors' })).toBeInTheDocument();
    await user.type(await screen.findByRole('searchbox'), `${vendor.name}{Enter}`);
    // The row that is shown before the search is answered will be replaced.
    await screen.findByText('1 result');
    await user.click(await screen.findByRole('link', { name: vendor.name }));
    expect(await screen.findByRole('heading', { level: 1, name: vendor.name })).toBeInTheDocument();
  });

  it('marks what was typed, and says so if names are only similar', async () => {
    const name = `Société Générale Pharmacéutique ${process.pid}`;
    await makeVendor({ name });
    const { user } = await renderApp('/settings/vendors', { as: 'orgAdmin' });
    const box = await screen.findByRole('searchbox');
    const marked = () =>
      expect.poll(() => {
        const marks = screen.queryByRole('link', { name })?.querySelectorAll('mark') ?? [];
        return [...marks].map((mark) => mark.textContent);
      });
    await user.type(box, 'pharmac societe{Enter}');
    await marked().toEqual(['Société', 'Pharmac']);
    await user.clear(box);
    await user.type(box, 'sociate générale{Enter}');
    expect(await screen.findByText('Nothing is called “sociate générale”; shown are similar names.')).toBeVisible();
    await marked().toEqual(['Société Générale']);
  });

  it('shows until when a screening is valid, or that it has expired', async () => {
    const vendor = await makeVendor({ visualComplianceDate: '2020-02-03', riskLevel: 'level_4' });
    await renderApp(`/settings/vendors?search=${encodeURIComponent(vendor.name)}`, { as: 'orgAdmin' });
    const row = (await screen.findByRole('link', { name: vendor.name })).closest('tr');
    expect(row).toHaveTextContent('2020 expired 02/03/2021');
  });

  it('counts vendors whose screening has expired, expires soon or is missing, and filters by them', async () => {
    const day = (date: dayjs.Dayjs) => date.format('YYYY-MM-DD');
    // One screening is valid until today; the other expired yesterday.
    const last = await makeVendor({ visualComplianceDate: day(dayjs().subtract(1, 'year')) });
    const over = await makeVendor({ visualComplianceDate: day(dayjs().subtract(1, 'year').subtract(1, 'day')) });
    const ninety = await makeVendor({ visualComplianceDate: day(dayjs().subtract(1, 'year').add(90, 'day')) });
    const none = await makeVendor();
    const { user, network } = await renderApp('/settings/vendors', { as: 'orgAdmin' });
    const soonButton = await screen.findByRole('button', { name: /^[\d,]+ expires? within 90 days$/ });
    const tab = await screen.findByRole('tab', { name: /^Vendors/ });
    const all = Number(tab.textContent?.replace(/\D/g, ''));
    const count = (button: HTMLElement) => Number.parseInt(button.textContent?.replace(',', '') ?? '', 10);

    await user.click(soonButton);
    await screen.findByText(`${count(soonButton)} ${count(soonButton) === 1 ? 'result' : 'results'}`);
    await user.type(await screen.findByRole('searchbox'), `${last.name}{Enter}`);
    await expect.poll(() => network.askedWith('VendorList')).toMatchObject({ search: last.name });
    await expect.poll(() => screen.queryByRole('link', { name: last.name })).toBeVisible();
    await user.clear(await screen.findByRole('searchbox'));
    await user.type(await screen.findByRole('searchbox'), `${ninety.name}{Enter}`);
    expect(await screen.findByRole('link', { name: ninety.name })).toBeVisible();
    const overButton = await button(/^[\d,]+ expired$/);
    expect(count(overButton)).toBeLessThan(all);
    await user.click(overButton);
    expect(await screen.findByText(/no results matching your current filters/)).toBeVisible();
    await user.clear(await screen.findByRole('searchbox'));
    await user.type(await screen.findByRole('searchbox'), `${over.name}{Enter}`);
    expect(await screen.findByRole('link', { name: over.name })).toBeVisible();
    await user.clear(await screen.findByRole('searchbox'));
    // What was never screened has no date: the filter by dates goes.
    await user.click(await button(/^[\d,]+ never screened$/));
    await user.type(await screen.findByRole('searchbox'), `${none.name}{Enter}`);
    expect(await screen.findByRole('link', { name: none.name })).toBeVisible();
    expect(network.askedWith('VendorList')).toMatchObject({ filter: { isScreened: false } });
  });

  it('is closed to users whose views do not include it', async () => {
    const { network } = await renderApp('/settings/vendors', { as: 'viewer' });
    expect(await screen.findByText('You have no access to this resource')).toBeInTheDocument();
    expect(network.asked).not.toContain('VendorList');
  });
});

describe('a new vendor', () => {
  it('requires a name, and a complete address as soon as a part of one is entered', async () => {
    const { user, network } = await renderApp('/settings/vendors/createVendor', { as: 'orgAdmin' });
    await user.type(await textbox('City'), 'Lusaka');
    await user.type(await textbox('Email'), 'nobody');
    await user.click(await button('Create'));
    for (const text of ['Name is required', 'Country is required', 'Address is required', 'Enter a valid email']) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(await textbox('Name')).toHaveFocus();
    expect(network.asked).not.toContain('CreateVendor');
  });

  it('is created with all fields', async () => {
    made += 1;
    const name = `Vendor ${process.pid}-${made}`;
    const { user } = await renderApp('/settings/vendors/create', { as: 'orgAdmin' });
    const typed = {
      Name: name,
      EIN: '12-3456789',
      'Phone number': '+254 20 555 0100',
      Email: 'sales@vendor.test',
      Website: 'https://vendor.test',
      Notes: 'Ships on Fridays',
      City: 'Nakuru',
      State: 'Rift Valley',
      'Zip code': '20100',
      Address: 'Trade Park 7',
      'Address notes': 'Gate 3',
    };
    const dated = { 'VC Screened': '02/03/2026' };
    await fill(user, { ...typed, ...dated });
    await search(user, 'Country', 'Kenya');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Risk Level' }), 'Level 1 – Low');
    await user.click(await button('Create'));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    const stored = { ...typed, ...dated, Country: 'Kenya', 'Risk Level': 'Level 1 – Low' };
    for (const [label, value] of Object.entries(stored)) await expect.poll(() => shown(label)).toBe(value);
  });

  it('is created and opened; a duplicate name is reported at its field', async () => {
    const other = await makeVendor();
    const { user } = await renderApp('/settings/vendors/create', { as: 'orgAdmin' });
    await user.type(await textbox('Name'), other.name);
    await user.click(await button('Create'));
    expect(await screen.findAllByText('Name has already been taken')).not.toHaveLength(0);
    await user.type(await textbox('Name'), ' Ltd');
    await search(user, 'Country', 'Kenya');
    await user.type(await textbox('City'), 'Nakuru');
    await user.type(await textbox('Address'), 'Trade Park 7');
    await user.click(await button('Create'));
    expect(await screen.findByText('Vendor created')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: `${other.name} Ltd` })).toBeInTheDocument();
    await expect.poll(() => shown('Country')).toBe('Kenya');
  });
});

describe('a vendor', () => {
  it('is edited in place, and a cleared field is empty afterwards', async () => {
    const vendor = await makeVendor({ ein: '12-345', website: 'example.test' });
    const { user } = await renderApp(vendor.path, { as: 'orgAdmin' });
    await user.click(await button('Edit'));
    await user.clear(await textbox('EIN'));
    await user.click(await button('Save'));
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    await expect.poll(() => shown('EIN')).toBe('N/A');
    expect(shown('Website')).toBe('example.test');
    expect(screen.getByRole('link', { name: 'example.test' })).toHaveAttribute('href', 'https://example.test/');
  });

  it('asks by the labels of the screen, with user and time, if two users changed the same field', async () => {
    const vendor = await makeVendor();
    const { user } = await renderApp(`${vendor.path}?edit=1`, { as: 'orgAdmin' });
    await user.type(await textbox('EIN'), 'mine');
    await changeVendor(vendor, { ein: 'theirs' });
    await user.click(await button('Save'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' });
    expect(dialog).toHaveTextContent(/saved this record on \d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M, while you were editing/);
    const choice = within(dialog).getByRole('radiogroup', { name: 'EIN' });
    await user.click(within(choice).getByRole('radio', { name: /Yours/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save these' }));
    await expect.poll(() => shown('EIN')).toBe('mine');
  });
});
