import { ChakraProvider } from '@chakra-ui/react';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { TabSet } from '../../../web/kit/ui/TabSet.tsx';
import { shellSystem } from '../../../web/theme/shellTheme.ts';
import { render } from '../../support/pages/rendering.ts';

const names = ['Vendors', 'Couriers', 'Groups'];

function PageTabs() {
  const { pathname } = useLocation();
  const value = names.find((name) => pathname.startsWith(`/${name}`)) ?? null;
  const tabs = names.map((name) => ({ id: name, label: name, to: `/${name}` }));
  return (
    <TabSet label="Settings" vertical value={value} tabs={tabs}>
      {pathname}
    </TabSet>
  );
}

function OwnTabs() {
  const [value, setValue] = useState('Vendors');
  const tabs = names.map((name, count) => ({ id: name, label: name, count }));
  return (
    <TabSet label="Lists" value={value} onSelect={setValue} tabs={tabs}>
      {`All ${value}`}
    </TabSet>
  );
}

function open(what: 'pages' | 'own', path = '/') {
  const { unmount } = render(
    <ChakraProvider value={shellSystem}>
      <MemoryRouter initialEntries={[path]}>{what === 'pages' ? <PageTabs /> : <OwnTabs />}</MemoryRouter>
    </ChakraProvider>,
  );
  onTestFinished(unmount);
  return userEvent.setup();
}
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });

it('tabs that open pages are links in a column: arrows move, Enter and Space open', async () => {
  const user = open('pages', '/Vendors/7');
  expect(screen.getByRole('tablist', { name: 'Settings' })).toHaveAttribute('aria-orientation', 'vertical');
  expect(tab('Vendors')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Couriers')).toHaveAttribute('href', '/Couriers');
  await user.tab();
  expect(tab('Vendors')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(tab('Couriers')).toHaveFocus());
  expect(await screen.findByRole('tabpanel', { name: 'Vendors' })).toHaveTextContent('/Vendors/7');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('tabpanel', { name: 'Couriers' })).toHaveTextContent('/Couriers');
  await user.keyboard('{End}');
  await waitFor(() => expect(tab('Groups')).toHaveFocus());
  await user.keyboard(' ');
  expect(await screen.findByRole('tabpanel', { name: 'Groups' })).toHaveTextContent('/Groups');
  await user.click(tab('Vendors'));
  expect(await screen.findByRole('tabpanel', { name: 'Vendors' })).toHaveTextContent('/Vendors');
});

it('the keyboard reaches the tabs even if none of their pages is open', async () => {
  const user = open('pages', '/elsewhere');
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  await user.tab();
  expect(tab('Vendors')).toHaveFocus();
});

it('tabs of one page show their counts, and a click selects one', async () => {
  const user = open('own');
  expect(tab('Vendors')).toHaveTextContent(/^Vendors$/);
  expect(tab('Groups')).toHaveTextContent(/^Groups2$/);
  await user.click(tab('Couriers'));
  expect(await screen.findByRole('tabpanel', { name: /^Couriers/ })).toHaveTextContent('All Couriers');
});
