/** One user with several tabs, and what the device keeps of unsaved input. */
import type { Page } from '@playwright/test';
import { changeOrder, LIST, type Order } from './support/orders.ts';
import { credentialsOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page) => page.getByRole('textbox', { name: 'Credit card' });

/** Opens the edit form of an order in another tab of the same browser. */
async function editInTab(page: Page, order: Order): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${order.path}?edit=1`);
  await expect(card(tab)).toBeVisible();
  return tab;
}

test('two tabs with the same form keep their own input, each through a reload', async ({ page, order }) => {
  const [one, other] = [await editInTab(page, order), await editInTab(page, order)];
  await card(one).fill('Of the first tab');
  await card(other).fill('Of the second tab');
  await one.reload();
  await other.reload();
  await expect(card(one)).toHaveValue('Of the first tab');
  await expect(card(other)).toHaveValue('Of the second tab');
});

test('the input of a closed tab is offered in another one, not filled in unasked', async ({ page, order }) => {
  const closed = await editInTab(page, order);
  await card(closed).fill('Of the closed tab');
  await closed.close({ runBeforeUnload: true });
  const tab = await editInTab(page, order);
  await expect(card(tab)).toHaveValue('');
  await tab.getByText(/^You left unsaved input here/).waitFor();
  await tab.getByRole('button', { name: 'Use it' }).click();
  await expect(card(tab)).toHaveValue('Of the closed tab');
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab.getByText('Of the closed tab')).toBeVisible();
});

test.describe('a sign-out in one tab', () => {
  test.use({ ownSession: true, tolerated: /status of 401/ });

  test('keeps the input of another tab for the same user, and removes it from the device', async ({ page, order }) => {
    const editing = await editInTab(page, order);
    const email = editing.getByRole('textbox', { name: 'Email' });
    await card(editing).fill('Typed in the other tab');
    await page.goto(LIST);
    // The other tab may learn from the server that the session has ended before this one has cleared the device.
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName !== 'SignOut') return route.continue();
      const response = await route.fetch();
      await expect(email).toBeVisible();
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await expect(email).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Typed in the other tab');

    const { login, password } = credentialsOf('manager');
    await email.fill(login);
    await editing.getByLabel('Password', { exact: true }).fill(password);
    await editing.getByRole('button', { name: 'Sign in' }).click();
    await expect(card(editing)).toHaveValue('Typed in the other tab');
  });
});

test('Back after Save leads to the page before the edit, and not into the edit again', async ({ page, order }) => {
  await page.goto(`${LIST}?search=${order.orderNumber}`);
  await page.getByRole('link', { name: order.orderNumber, exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await card(page).fill('Saved');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page).toHaveURL(order.path);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(order.path);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?search=${order.orderNumber}`));
});

test('where websockets are blocked, the page says so, works, and shows changes when it is looked at', async ({
  page,
  order,
  colleague,
}) => {
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.clock.install();
  await page.goto(order.path);
  await expect(page.getByRole('heading', { name: order.orderNumber })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByRole('banner').getByText('Live updates are off')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await card(page).fill('Saved without sockets');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved without sockets')).toBeVisible();
  await changeOrder(colleague, order, { creditCard: 'Changed by a colleague' });
  await page.clock.runFor(95_000);
  await expect(page.getByText('Changed by a colleague')).toBeVisible();
});
