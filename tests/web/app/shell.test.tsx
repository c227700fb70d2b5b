import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

describe('without a session', () => {
  it('an unknown address shows that the page is not found, and its homepage link leads to sign-in', async () => {
    const { user } = await renderApp('/nowhere', { as: null });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(window.location.pathname).toBe('/nowhere');
    await user.click(screen.getByRole('link', { name: 'Go to homepage' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it.each(['/program/malaria/purchase-orders?page=2', '/settings'])('%s requires a session', async (address) => {
    await renderApp(address, { as: null });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('next')).toBe(address);
  });

  it('a missing field of the sign-in form is reported and focused', async () => {
    const { user, network } = await renderApp('/login', { as: null });
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await user.type(email, 'not an address');
    await user.tab();
    expect(screen.getByText('Enter a valid email')).toBeVisible();
    await user.clear(email);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(email).toHaveFocus();
    await user.type(email, 'somebody@test.example');
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    expect(network.asked).not.toContain('SignIn');
  });
});

it('the breadcrumbs name the program and lead to it', async () => {
  const order = await makeOrder(asking('manager'), {}, 'malaria');
  await renderApp(order.path);
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
  await waitFor(() =>
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lading', 'Malaria', 'Purchase Orders', order.orderNumber]),
  );
  expect(within(trail).getByRole('link', { name: 'Malaria' })).toHaveAttribute('href', '/program/malaria');
});

it('Back to programs leads a user with several programs to all of them', async () => {
  const { user } = await renderApp('/program/malaria/purchase-orders', { as: 'orgAdmin' });
  await user.click(await screen.findByRole('link', { name: 'Back to programs' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to programs' })).not.toBeInTheDocument();
});

it('a user with one program has no link back to all programs', async () => {
  await renderApp('/program/malaria/purchase-orders');
  expect(await screen.findByRole('link', { name: 'Purchase Orders' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to programs' })).not.toBeInTheDocument();
});

it('another spelling of an order’s address redirects to the canonical one', async () => {
  await renderApp('/program/malaria/purchaseOrders/createPO');
  await waitFor(() => expect(window.location.pathname).toBe('/program/malaria/purchase-orders/create-po'));
});

it('another spelling of a settings address redirects to the canonical one and keeps its parameters', async () => {
  await renderApp('/organizationPanel/endUsers/createEndUser?from=mail');
  await waitFor(() => expect(window.location.pathname).toBe('/settings/end-users/create'));
  expect(window.location.search).toBe('?from=mail');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
});
