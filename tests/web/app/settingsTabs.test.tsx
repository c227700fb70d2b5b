import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fill } from '../../support/pages/forms.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const tab = (label: string) => screen.getByRole('tab', { name: new RegExp(`^${label}`) });
const countOf = (label: string) => Number(tab(label).textContent?.replace(/\D/g, ''));

it('the tabs of the Organization Panel show record counts, which update when a record is created', async () => {
  await asking('orgAdmin')(
    'mutation($input: CreateCourierInput!) { createCourier(input: $input) { courier { id } } }',
    { input: { companyName: `Courier ${randomUUID().slice(0, 8)}` } },
  );
  const { user } = await renderApp('/settings/couriers', { as: 'orgAdmin' });
  const sections = ['Programs', 'Manage Users', 'Groups', 'Vendors', 'Couriers', 'Substatuses'];
  await expect.poll(() => sections.filter((label) => countOf(label) === 0)).toEqual([]);
  expect(tab('Organization')).toHaveTextContent(/^Organization$/);
  const before = countOf('Couriers');
  await user.click(await screen.findByRole('button', { name: 'Add Courier' }));
  await fill(user, { 'Company name': `Courier ${randomUUID().slice(0, 8)}` });
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Courier created')).toBeInTheDocument();
  await expect.poll(() => countOf('Couriers')).toBeGreaterThan(before);
});

it('sections that the user may not open are not counted', async () => {
  const { network } = await renderApp('/settings/vendors', { as: 'procurement' });
  await expect
    .poll(() => network.askedWith('SettingsCounts'))
    .toMatchObject({ vendors: true, users: false, apiKeys: false });
});
