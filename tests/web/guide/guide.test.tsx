import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'otherAdmin';

it('leads through what is missing, live, offers sample data, and is put away and brought back', async () => {
  const ask = asking(as);
  await ask('mutation { updateGuide(input: { putAway: false }) { guide { putAway } } }');
  const { user } = await renderApp('/?guide=1', { as });
  const guide = await screen.findByRole('region', { name: 'Set up your organization' });
  expect(within(guide).getByRole('link', { name: /^Vendors: \d+$/ })).toHaveAttribute('href', '/settings/vendors');
  expect(within(guide).getByRole('link', { name: 'Add courier' })).toHaveAttribute('href', '/settings/couriers/create');

  await user.click(within(guide).getByRole('button', { name: 'Add sample data' }));
  const opening = await within(guide).findByRole('link', { name: 'Open' }, { timeout: 20_000 });
  expect(opening).toHaveAttribute('href', expect.stringMatching(/^\/program\/sample-program/));
  const row = (await screen.findByRole('link', { name: 'Sample program' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Sample')).toBeInTheDocument();
  await user.click(within(guide).getByRole('button', { name: 'Remove sample data' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove the sample data?' });
  await user.click(within(question).getByRole('button', { name: 'Remove sample data' }));
  expect(await within(guide).findByRole('button', { name: 'Add sample data' })).toBeInTheDocument();
  await expect.poll(() => screen.queryByRole('link', { name: 'Sample program' })).toBeNull();

  await user.click(within(guide).getByRole('button', { name: 'Put away' }));
  await user.click(await within(guide).findByRole('button', { name: 'Show it on the home page again' }));
  expect(await within(guide).findByRole('button', { name: 'Put away' })).toBeInTheDocument();

  // A colleague's courier ticks its step; other tests may have taken the other steps.
  expect(await screen.findByText('Live')).toBeInTheDocument();
  await ask('mutation { createCourier(input: { companyName: "Fjord Cargo" }) { courier { id } } }');
  await expect.poll(() => screen.queryByRole('link', { name: 'Add courier' })).toBeNull();
});
