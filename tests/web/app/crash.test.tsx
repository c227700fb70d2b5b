import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

it('a page that fails to render shows the error and leads to the homepage', async () => {
  const order = await makeOrder(asking('manager'), {}, 'malaria');
  const { user } = await renderApp(order.path);
  const sheet = await screen.findByRole('button', { name: 'Grid' });
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const whole = window.ResizeObserver;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor() {
        throw new Error('Out of paint');
      }
    },
  );
  await user.click(sheet);
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText('Out of paint')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Purchase Orders' })).toBeVisible();
  expect(complaints.mock.calls.flat().map(String).join()).toContain('Out of paint');
  vi.stubGlobal('ResizeObserver', whole);
  await user.click(screen.getByRole('link', { name: 'Go to homepage' }));
  await waitFor(() => expect(window.location.pathname).toBe('/program/malaria'));
  expect(await screen.findByRole('heading', { level: 1, name: /Malaria|Overview/ })).toBeVisible();
});
