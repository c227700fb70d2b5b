import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { comment } from '../../support/pages/notifications.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const failure = { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' };
const manager = asking('manager');
const newOrder = () => makeOrder(manager, {}, 'malaria');
const panel = async () => within(await screen.findByRole('complementary', { name: 'Comments' }));
const box = async () => (await panel()).findByRole('textbox', { name: 'Write an internal comment…' });
const article = async (text: string) => {
  const found = (await (await panel()).findByText(text)).closest('article');
  return within(found as HTMLElement);
};
async function edit(user: UserEvent, text: string): Promise<void> {
  await user.click((await article(text)).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
}
const texts = async () => (await panel()).queryAllByRole('article').map((row) => row.textContent);
const STORED =
  'query($id: ID!) { comments(on: { type: PURCHASE_ORDER, id: $id, source: INTERNAL }) { meta { count } } }';
const times = (asked: readonly string[], name: string) => asked.filter((one) => one === name).length;

describe('the comments shown', () => {
  it('are chosen from a list of records, and the choice is kept in the address', async () => {
    const order = await newOrder();
    const item = await addItem(manager, order, '3', 'Rapid tests');
    await comment('manager', 'PURCHASE_ORDER', order.id, 'About the order');
    await comment('procurement', 'ORDER_ITEM', item, 'About the tests');
    const { user } = await renderApp(order.path);
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    const choose = async (from: string, to: string) => {
      await user.click(await screen.findByRole('button', { name: `Comments shown: ${from}` }));
      await user.click(await screen.findByRole('menuitemradio', { name: to }));
    };
    await choose('All Comments', 'Line 3 · Rapid tests');
    await waitFor(async () => expect(await texts()).toEqual([expect.stringContaining('About the tests')]));
    expect(window.location.search).toBe(`?commentsOn=${item}`);
    expect((await panel()).getByText(/On Line 3 · Rapid tests/)).toBeVisible();
    await choose('Line 3 · Rapid tests', 'Purchase Order');
    await waitFor(async () => expect(await texts()).toEqual([expect.stringContaining('About the order')]));

    // Closing the panel resets it to all comments; opening it refetches those of each audience.
    await user.click((await panel()).getByRole('button', { name: 'Close comments' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    await comment('procurement', 'PURCHASE_ORDER', order.id, 'Meanwhile');
    await user.click((await panel()).getByRole('button', { name: 'Open comments' }));
    await waitFor(async () => expect(await texts()).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Comments shown: All Comments' })).toBeVisible();
  });

  it('are those of the item in the address, even after the panel was closed', async () => {
    const order = await newOrder();
    const item = await addItem(manager, order, '3', 'Rapid tests');
    await comment('procurement', 'ORDER_ITEM', item, 'A vendor note', 'VENDOR');
    const { user, network } = await renderApp(`${order.path}?commentsOn=${item}&commentsFor=vendor`);
    expect(await screen.findByRole('button', { name: 'Comments shown: Line 3 · Rapid tests' })).toBeVisible();
    expect(await (await panel()).findByText('A vendor note')).toBeVisible();
    expect((await panel()).getByRole('tab', { name: /^Vendor Notes/ })).toHaveAttribute('aria-selected', 'true');
    const asked = times(network.asked, 'CommentTabs');
    await user.click((await panel()).getByRole('button', { name: 'Close comments' }));
    await user.click((await panel()).getByRole('button', { name: 'Open comments' }));
    expect(await screen.findByRole('button', { name: 'Comments shown: Line 3 · Rapid tests' })).toBeVisible();
    await waitFor(() => expect(times(network.asked, 'CommentTabs')).toBeGreaterThan(asked));
  });

  it('are those of all records if the item in the address is not in this order', async () => {
    const [order, other] = [await newOrder(), await newOrder()];
    const item = await addItem(manager, other, '1', 'Elsewhere');
    await renderApp(`${order.path}?commentsOn=${item}`);
    await screen.findByText('That item is no longer in this order');
    expect(await screen.findByRole('button', { name: 'Comments shown: All Comments' })).toBeVisible();
    expect(window.location.search).toBe('');
  });
});

describe('the actions on comments', () => {
  it('are none for users without the right to write', async () => {
    const order = await newOrder();
    await comment('manager', 'PURCHASE_ORDER', order.id, 'Look');
    await renderApp(order.path, { as: 'viewer' });
    const row = await article('Look');
    expect(row.queryByRole('button')).not.toBeInTheDocument();
    expect((await panel()).queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('are Edit and Remove on own comments, and Remove on others’ with the right to it', async () => {
    const order = await newOrder();
    await comment('logistics', 'PURCHASE_ORDER', order.id, 'Of logistics');
    await comment('manager', 'PURCHASE_ORDER', order.id, 'Of the manager');
    const { user } = await renderApp(order.path);
    const actionsOn = async (text: string) => {
      await user.click((await article(text)).getByRole('button', { name: /^Actions for/ }));
      const items = (await screen.findAllByRole('menuitem')).map((one) => one.textContent);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      return items;
    };
    expect(await actionsOn('Of the manager')).toEqual(['Edit', 'Remove']);
    expect(await actionsOn('Of logistics')).toEqual(['Remove']);
  });

  it('are none on others’ comments without that right', async () => {
    const order = await newOrder();
    await comment('manager', 'PURCHASE_ORDER', order.id, 'Of the manager');
    await renderApp(order.path, { as: 'logistics' });
    expect((await article('Of the manager')).queryByRole('button')).not.toBeInTheDocument();
    expect(await box()).toBeVisible();
  });
});

describe('the input', () => {
  it('of an edit is stored once, even if the response is lost; an empty edit cannot be stored', async () => {
    const order = await newOrder();
    await comment('manager', 'PURCHASE_ORDER', order.id, 'The truck left');
    const { user, network } = await renderApp(order.path);
    await edit(user, 'The truck left');
    const editor = await screen.findByRole('textbox', { name: 'Edit comment' });
    const save = () => screen.getByRole('button', { name: 'Save' });
    await user.clear(editor);
    expect(save()).toHaveAttribute('data-tip', 'A comment is required');
    await user.keyboard('   {Enter}');
    expect(network.asked).not.toContain('UpdateComment');
    await user.type(editor, 'It is here');
    network.trouble('UpdateComment', 'lost');
    await user.click(save());
    await waitFor(() => expect(editor).not.toBeInTheDocument());
    expect(await texts()).toEqual([expect.stringContaining('It is here')]);
    expect(times(network.asked, 'UpdateComment')).toBe(2);
  });

  it('is trimmed and sent by Enter, unless it is empty', async () => {
    const order = await newOrder();
    const { user, network } = await renderApp(order.path);
    const send = await screen.findByRole('button', { name: 'Send' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveAttribute('data-tip', 'A comment is required');
    await user.type(await box(), '   {Enter}');
    expect(network.asked).not.toContain('CreateComment');
    await user.type(await box(), ' The truck has left  ');
    expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await texts()).toHaveLength(1));
    expect(network.askedWith('CreateComment')).toMatchObject({ input: { message: 'The truck has left' } });
  });

  it('is shown even if comments requested before it arrive after it', async () => {
    const order = await newOrder();
    const late = Promise.withResolvers<void>();
    const none = { __typename: 'CommentPage', data: [], meta: { __typename: 'PageMeta', count: 0 } };
    const answer = async () => {
      await late.promise;
      return { internal: none, external: none, vendor: none };
    };
    const { user, network } = await renderApp(order.path, { troubles: { CommentTabs: answer } });
    await expect.poll(() => network.asked).toContain('CommentTabs');
    network.mend('CommentTabs');
    await user.type(await box(), 'Sent at once{Enter}');
    const stored = async () =>
      (await manager<{ comments: { meta: { count: number } } }>(STORED, { id: order.id })).comments.meta.count;
    await expect.poll(stored).toBe(1);
    late.resolve();
    await waitFor(async () => expect(await texts()).toEqual([expect.stringContaining('Sent at once')]));
  });

  it('of another user stays even if comments requested before it arrive after it', async () => {
    const order = await newOrder();
    const { user, network } = await renderApp(order.path);
    await (await panel()).findByText('There are no comments here yet');
    const late = Promise.withResolvers<void>();
    const none = { __typename: 'CommentPage', data: [], meta: { __typename: 'PageMeta', count: 0 } };
    let answered = 0;
    network.trouble('CommentTabs', async () => {
      await late.promise;
      answered += 1;
      return { internal: none, external: none, vendor: none };
    });
    const asked = times(network.asked, 'CommentTabs');
    await user.click((await panel()).getByRole('button', { name: 'Close comments' }));
    await user.click((await panel()).getByRole('button', { name: 'Open comments' }));
    await expect.poll(() => times(network.asked, 'CommentTabs')).toBeGreaterThan(asked);
    network.mend('CommentTabs');
    await comment('procurement', 'PURCHASE_ORDER', order.id, 'Sent meanwhile');
    await screen.findByText(/^New comment by .*: Sent meanwhile$/);
    await waitFor(async () => expect(await texts()).toEqual([expect.stringContaining('Sent meanwhile')]));
    late.resolve();
    await expect.poll(() => answered).toBeGreaterThanOrEqual(1);
    await new Promise(requestAnimationFrame);
    expect(await texts()).toEqual([expect.stringContaining('Sent meanwhile')]);
  });

  it('returns if it cannot be sent, before newer input; the failure is shown and logged', async () => {
    const order = await newOrder();
    const { user, network } = await renderApp(order.path);
    const logged = vi.spyOn(globalThis, 'fetch');
    network.trouble('CreateComment', 'hang');
    await user.type(await box(), 'The truck has left{Enter}');
    expect(await box()).toHaveValue('');
    await user.type(await box(), 'And more');
    network.mend('CreateComment', failure);
    await screen.findByText("Can't add comment right now. Try again later.");
    expect(await box()).toHaveValue('The truck has left\nAnd more');
    expect(await texts()).toEqual([]);
    expect(logged.mock.calls.map(([address]) => address)).toContain('/log/errors');
  });

  it('is kept on the device while it is in flight, and deleted once it is stored', async () => {
    const order = await newOrder();
    const { user, network } = await renderApp(order.path);
    network.trouble('CreateComment', 'hang');
    await user.type(await box(), 'The truck has left{Enter}');
    const kept = () => Object.values({ ...localStorage }).filter((text) => text.includes('The truck has left'));
    await waitFor(() => expect(kept()).toHaveLength(1));
    network.mend('CreateComment');
    await waitFor(() => expect(kept()).toHaveLength(0));
    expect(await texts()).toHaveLength(1);
  });

  it('of an edit leaves the focus on the button of the comment’s menu once it is stored or abandoned', async () => {
    const order = await newOrder();
    await comment('manager', 'PURCHASE_ORDER', order.id, 'First words');
    const { user, network } = await renderApp(order.path);
    const button = async () => (await article('First words')).getByRole('button', { name: /^Actions for/ });
    await edit(user, 'First words');
    await user.keyboard('{Escape}');
    expect(await button()).toHaveFocus();
    await edit(user, 'First words');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await button()).toHaveFocus());
    network.trouble('UpdateComment', 'hang');
    await edit(user, 'First words');
    await user.keyboard('{Enter}');
    await user.click(await box());
    network.mend('UpdateComment');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit comment' })).not.toBeInTheDocument());
    expect(await box()).toHaveFocus();
  });

  it('of an edit is kept while another audience is shown', async () => {
    const order = await newOrder();
    await comment('manager', 'PURCHASE_ORDER', order.id, 'First words');
    const { user } = await renderApp(order.path);
    await edit(user, 'First words');
    await user.type(await screen.findByRole('textbox', { name: 'Edit comment' }), ', and more');
    await user.click((await panel()).getByRole('tab', { name: 'External' }));
    expect(screen.queryByRole('textbox', { name: 'Edit comment' })).not.toBeInTheDocument();
    await user.click((await panel()).getByRole('tab', { name: /^Internal/ }));
    expect(await screen.findByRole('textbox', { name: 'Edit comment' })).toHaveValue('First words, and more');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    // The editor contains the same text until it closes.
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit comment' })).not.toBeInTheDocument());
    expect((await panel()).getByText('First words, and more')).toBeVisible();
  });

  it('of an edit moves to the box for a new comment if the comment is removed', async () => {
    const order = await newOrder();
    const id = await comment('logistics', 'PURCHASE_ORDER', order.id, 'Mine');
    const { user } = await renderApp(order.path, { as: 'logistics' });
    await edit(user, 'Mine');
    await user.type(await screen.findByRole('textbox', { name: 'Edit comment' }), ' and much more');
    expect(await screen.findByText('Live')).toBeInTheDocument();
    await manager(
      'mutation($id: ID!, $on: ID!) { deleteComment(id: $id, input: { type: PURCHASE_ORDER, parentId: $on }) { deletedId } }',
      { id, on: order.id },
    );
    await waitFor(async () => expect(await box()).toHaveValue('Mine and much more'));
    expect(screen.queryByRole('textbox', { name: 'Edit comment' })).not.toBeInTheDocument();
  });
});

it('the comment count on an item’s row updates when a comment is written', async () => {
  const order = await newOrder();
  await addItem(manager, order, '3', 'Rapid tests');
  const { user } = await renderApp(order.path);
  await user.click(await screen.findByRole('button', { name: 'Comments on line 3' }));
  await user.type(await box(), 'Two boxes{Enter}');
  expect(await screen.findByRole('button', { name: /^Comments on line 3.*1/ })).toBeVisible();
});
