import type { Page } from '@playwright/test';
import { addComment, addItem, LIST } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const comments = (page: Page) => page.getByRole('complementary', { name: 'Comments' });
const live = (page: Page) => expect(page.getByRole('status').getByText('Live')).toBeVisible();
const write = async (page: Page, text: string) => {
  await comments(page).getByRole('textbox', { name: 'Write an internal comment…' }).fill(text);
  await page.keyboard.press('Enter');
};
const choose = async (page: Page, comment: string, action: 'Edit' | 'Remove') => {
  const row = comments(page).getByRole('article').filter({ hasText: comment });
  await row.hover();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('writing, editing and removing a comment shows to another user without a reload', async ({
  page,
  order,
  join,
}) => {
  const other = await join('procurement');
  await page.goto(order.path);
  await other.goto(order.path);
  for (const each of [page, other]) {
    await live(each);
    await expect(comments(each).getByText('There are no comments here yet')).toBeVisible();
  }

  // The message shows only briefly, so waiting for it starts before the comment is sent.
  const told = expect(other.getByRole('status').filter({ hasText: 'New comment by Mateo García' })).toBeAttached();
  await write(page, 'The truck has left.');
  await told;
  await expect(comments(other).getByRole('article')).toContainText('The truck has left.');
  await expect(comments(other).getByRole('article')).toContainText('Mateo García');
  await expect(comments(page).getByRole('article')).toHaveCount(1);

  await choose(page, 'The truck has left.', 'Edit');
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('The truck has arrived.');
  await page.keyboard.press('Enter');
  await expect(comments(other).getByRole('article')).toContainText('The truck has arrived.');
  await expect(comments(other).getByRole('article')).toContainText('edited');

  await choose(page, 'The truck has arrived.', 'Remove');
  await page.getByRole('alertdialog', { name: 'Remove comment' }).getByRole('button', { name: 'Remove' }).click();
  await expect(comments(other).getByRole('article')).toHaveCount(0);
});

test('the comment count in the list of orders updates without a reload', async ({ page, order, ask, join }) => {
  const list = await join('procurement');
  await list.goto(`${LIST}?search=${order.orderNumber}`);
  await live(list);
  await expect(list.getByRole('link', { name: `${order.orderNumber}: 0 comments` })).toBeVisible();
  await page.goto(order.path);
  await write(page, 'First.');
  await expect(list.getByRole('link', { name: `${order.orderNumber}: 1 comment`, exact: true })).toBeVisible();
  await addComment(ask, order, 'Second.');
  await list.getByRole('link', { name: `${order.orderNumber}: 2 comments` }).click();
  await expect(comments(list).getByRole('article')).toHaveCount(2);
});

test('comments and unsent input stay separate for the three audiences', async ({ page, order }) => {
  await page.goto(order.path);
  const tab = (name: string) => comments(page).getByRole('tab', { name });
  await comments(page).getByRole('textbox', { name: 'Write an internal comment…' }).fill('Half an internal one');
  await tab('Vendor Notes').click();
  await comments(page).getByRole('textbox', { name: 'Write a vendor note…' }).fill('Please send the papers.');
  await page.keyboard.press('Enter');
  await expect(comments(page).getByRole('article')).toContainText('Please send the papers.');
  await tab('Internal').click();
  await expect(comments(page).getByRole('article')).toHaveCount(0);
  await expect(comments(page).getByRole('textbox')).toHaveValue('Half an internal one');
  await page.reload();
  await expect(comments(page).getByRole('textbox')).toHaveValue('Half an internal one');
});

test('a comment on an item appears among those of its order, and alone for the item', async ({ page, order }) => {
  await page.goto(order.path);
  await write(page, 'About the order.');
  await page.getByRole('button', { name: 'Comments on line 2' }).click();
  await expect(comments(page).getByText('There are no comments here yet')).toBeVisible();
  await write(page, 'About the kit.');
  await expect(comments(page).getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^Comments shown/ }).click();
  await page.getByRole('menuitemradio', { name: 'All Comments' }).click();
  await expect(comments(page).getByRole('article')).toHaveText([/About the order\./, /About the kit\./]);
  await page.getByRole('button', { name: /^Comments shown/ }).click();
  await page.getByRole('menuitemradio', { name: 'Purchase Order', exact: true }).click();
  await expect(comments(page).getByRole('article')).toHaveText([/About the order\./]);
});

test('a comment notifies the assigned user, and the notification leads to the comment', async ({
  order,
  ask,
  join,
}) => {
  const [priya] = (await ask<{ users: { data: { id: string }[] } }>('{ users(search: "Priya") { data { id } } }')).users
    .data;
  await ask(
    'mutation($id: ID!, $input: AssignUsersInput!) { assignPurchaseOrderUsers(id: $id, input: $input) { errors { message } } }',
    {
      id: order.id,
      input: { userIds: [priya?.id] },
    },
  );
  const item = await addItem(ask, order, '3', 'Microscope');
  const other = await join('procurement');
  await other.goto(LIST);
  await live(other);
  await ask('mutation($input: CreateCommentInput!) { createComment(input: $input) { errors { message } } }', {
    input: { type: 'ORDER_ITEM', id: item, message: 'The lens is scratched.', source: 'VENDOR' },
  });
  await other.getByRole('button', { name: 'Notifications, there are new ones' }).click();
  await other
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: 'The lens is scratched.' })
    .click();
  await expect(other.getByRole('heading', { level: 1, name: 'Microscope' })).toBeVisible();
  await expect(comments(other).getByRole('tab', { name: 'Vendor Notes', selected: true })).toBeVisible();
  await expect(comments(other).getByRole('article')).toContainText('The lens is scratched.');
});

test('scrolling up loads older comments, twenty at a time', async ({ page, order, ask }) => {
  for (let index = 1; index <= 45; index += 1) await addComment(ask, order, `Remark ${index}.`);
  await page.goto(order.path);
  const region = comments(page).getByRole('region', { name: /^Comments/ });
  await expect(region.getByText('Remark 45.')).toBeInViewport();
  await expect(region.getByText('Remark 1.', { exact: true })).toHaveCount(0);
  await region.hover();
  await expect(async () => {
    await page.mouse.wheel(0, -4000);
    await expect(region.getByText('Remark 1.', { exact: true })).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(region.getByRole('article')).toHaveCount(45);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('comments open in a drawer, where they can be edited and removed', async ({ page, order, ask }) => {
    await addComment(ask, order, 'Written elsewhere.');
    await page.goto(order.path);
    await page.getByRole('button', { name: 'Open comments' }).click();
    const drawer = page.getByRole('dialog', { name: 'Comments' });
    const actions = drawer.getByRole('button', { name: /^Actions for/ });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.keyboard.press('Escape');
    await expect(drawer.getByRole('article')).toContainText('Written elsewhere.');
    await actions.click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog', { name: 'Remove comment' }).getByRole('button', { name: 'Remove' }).click();
    await expect(drawer.getByText('There are no comments here yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open comments' })).toBeFocused();
  });
});
