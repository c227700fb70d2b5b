import type { Locator, Page } from '@playwright/test';
import { directory, LIST, makeOrder } from './support/orders.ts';
import { expect, moving, test } from './support/test.ts';

test.use(moving);

const comments = (page: Page) => page.getByRole('complementary', { name: 'Comments' });
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on screen');
  return box;
};

for (const [size, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
})) {
  test(`a message covers neither inputs nor Save nor Send on a ${size}`, async ({ page, order }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${order.path}?edit=1`);
    // The server rejects this number, so the form stays open with everything that must not be covered.
    await page.getByRole('textbox', { name: 'Credit card' }).fill('4111111111111111');
    await page.keyboard.press('Enter');
    const message = page.getByRole('region', { name: 'Messages' }).getByText('Error occurred');
    // Hovering pauses its timer.
    await message.hover();
    const toast = await boxOf(message.locator('..'));
    const controls = page
      .locator('main')
      .or(comments(page))
      .locator('input, textarea, button:has-text("Save"), [type=submit]');
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      if (!box) continue;
      const apart =
        box.x >= toast.x + toast.width ||
        box.x + box.width <= toast.x ||
        box.y >= toast.y + toast.height ||
        box.y + box.height <= toast.y;
      expect.soft(apart, await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 120))).toBe(true);
    }
    await expect(message).toBeVisible();
    await page.mouse.move(1, 400);
    await expect(message).toBeHidden();
  });
}

test.describe('on the form of a new vendor on a phone', () => {
  test.use({ person: 'orgAdmin', viewport: { width: 390, height: 844 } });

  test('the header does not cover the label of a missing field that receives the focus', async ({ page }) => {
    await page.goto('/settings/vendors/create');
    await page.getByRole('textbox', { name: 'City', exact: true }).fill('Lusaka');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    const label = page.locator('label').filter({ hasText: /^Name/ });
    const seen = await label.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + 2));
    });
    expect(seen).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each value of a card is named for screen readers, and what is missing is not there', async ({ page, ask }) => {
    const order = await makeOrder(ask, { orderDate: null });
    await page.goto(`${LIST}?search=${order.orderNumber}`);
    const card = page.getByRole('list', { name: 'Purchase Orders' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(card).toMatchAriaSnapshot(`
      - listitem:
        - checkbox "Select ${order.orderNumber}"
        - link "${order.orderNumber}"
        - text: "/^Status: Open Vendor: .+ Group: .+ Assigned: Unassigned$/"
        - 'link "${order.orderNumber}: 0 comments"'
    `);
  });

  test('Back closes the navigation that is open over the page, and leaves no tooltip', async ({ page }) => {
    await page.goto(LIST);
    const open = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('dialog', { name: 'Main' });
    await open.tap();
    await drawer.getByRole('link', { name: 'Shipments', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeFocused();
    // As a mouse in a narrow window, which then rests where the button is.
    await open.click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Purchase Orders' })).toBeFocused();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('a tooltip disappears when its button is pressed, and when a dialog opens', async ({ page, order }) => {
  const tooltip = page.getByRole('tooltip');
  await page.goto(order.path);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Switch to dark mode' }).hover();
  await expect(tooltip).toHaveText('Switch to dark mode');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await expect(tooltip).toHaveCount(0);
  // Keyboard focus shows it without delay.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('Switch to light mode');
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Status' })).toBeVisible();
  await expect(tooltip).toHaveCount(0);
});

test('a tooltip comes and stays although something else scrolls, and goes when what it is about does', async ({
  page,
  order,
}) => {
  const tooltip = page.getByRole('tooltip');
  await page.goto(order.path);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Switch to dark mode' }).hover();
  // Before it is there, as when comments arrive.
  await comments(page).dispatchEvent('scroll');
  await expect(tooltip).toHaveText('Switch to dark mode');
  await comments(page).dispatchEvent('scroll');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(tooltip).toHaveText('Switch to dark mode');
  await page.getByRole('banner').dispatchEvent('scroll');
  await expect(tooltip).toHaveCount(0);
});

test('arrow keys choose the audience of comments, and each audience has its own hint and background', async ({
  page,
  order,
}) => {
  await page.goto(order.path);
  const panel = comments(page);
  const ground = () =>
    panel.getByRole('textbox').evaluate((box) => getComputedStyle(box.closest('form') ?? box).backgroundColor);
  await expect(panel.getByText('Only staff of your organization read this')).toBeVisible();
  const grounds = [await ground()];
  await panel.getByRole('tab', { name: 'Internal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('Partners outside your organization read this')).toBeVisible();
  grounds.push(await ground());
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('The vendor reads this')).toBeVisible();
  grounds.push(await ground());
  expect(new Set(grounds).size).toBe(3);
});

test('right-to-left names align with their column', async ({ page, ask }) => {
  const slug = 'hiv-tb-treatment';
  const { endUsers } = await directory(ask, slug);
  // A short name, because a truncated one aligns to its own start.
  const [endUser] = endUsers.filter(({ label }) => /^[\u0600-\u06ff ]{4,14}$/.test(label));
  const order = await makeOrder(ask, { endUserId: endUser?.id }, slug);
  await page.goto(`/program/${slug}/purchase-orders?search=${order.orderNumber}`);
  const name = page.getByRole('table').getByText(endUser?.label ?? '', { exact: true });
  await expect(name).toBeVisible();
  const gap = await name.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().left - element.getBoundingClientRect().left;
  });
  expect(Math.abs(gap)).toBeLessThan(2);
});

test('the time of a comment shows its full date in a tooltip', async ({ page, order }) => {
  await page.goto(order.path);
  await comments(page).getByRole('textbox').fill('When was this?');
  await page.keyboard.press('Enter');
  const comment = comments(page).getByRole('article');
  // The stored comment replaces the one that was shown at once.
  await expect(comment.getByRole('button', { name: /^Actions for/ })).toBeVisible();
  await comment.locator('time').hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M$/);
});

test.describe('for whoever wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a message stays as long as for everybody', async ({ page, order }) => {
    await page.goto(`${order.path}?edit=1`);
    await page.getByRole('textbox', { name: 'Credit card' }).fill('Card 5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Updated' })).toBeVisible();
    const countdown = page.locator('[data-countdown]');
    expect(await countdown.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe('2s');
  });
});
