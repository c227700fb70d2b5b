/** A menu choice takes effect even if the page is too busy to highlight it between the press and the click. */
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { RowMenu } from '../../../web/kit/ui/RowMenu.tsx';
import { shellSystem } from '../../../web/theme/shellTheme.ts';
import { makeOrder } from '../../e2e/support/orders.ts';
import { comment } from '../../support/pages/notifications.ts';
import { render } from '../../support/pages/rendering.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

/** Presses and releases before the next render. */
async function choose(name: string): Promise<void> {
  const item = await screen.findByRole('menuitem', { name });
  fireEvent.pointerDown(item);
  fireEvent.click(item);
}

it('a comment opens for editing, and asks before it is removed', async () => {
  const order = await makeOrder(asking('manager'), {}, 'malaria');
  await comment('manager', 'PURCHASE_ORDER', order.id, 'The truck left');
  const { user } = await renderApp(order.path);
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await choose('Remove');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await choose('Edit');
  expect(await screen.findByRole('textbox', { name: 'Edit comment' })).toHaveFocus();
});

it('a filter opens', async () => {
  const { user } = await renderApp('/program/malaria/purchase-orders');
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  await choose('Status');
  expect(await screen.findByRole('dialog', { name: /^Status/ })).toBeInTheDocument();
});

it('the menu button has the focus when the chosen action runs, so that a dialog returns the focus to it', async () => {
  let focused: Element | null = null;
  const act = () => {
    focused = document.activeElement;
  };
  const { unmount } = render(
    <ChakraProvider value={shellSystem}>
      <RowMenu actions={[{ id: 'remove', label: 'Remove', reason: null, onSelect: act }]} />
    </ChakraProvider>,
  );
  onTestFinished(unmount);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Actions' });
  await user.click(button);
  await waitFor(async () => expect(await screen.findByRole('menu')).toHaveFocus());
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(focused).toBe(button);
});
