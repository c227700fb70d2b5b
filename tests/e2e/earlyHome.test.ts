/** A second visit behind a slow link: the person's programs are there before the code. */
import type { Page } from '@playwright/test';
import { inspect } from './support/inspection.ts';
import { expect, test } from './support/test.ts';

test.use({ person: 'manager', viewport: { width: 390, height: 844 } });

/** Holds back the code of a page. Returns the function that lets it through. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.fallback();
  });
  return async () => {
    held.resolve();
    await page.unroute('**/assets/*.js');
  };
}

/** What Chromium reports of a request without a session. */
const REFUSED = /status of 401/;

const early = (page: Page) => page.locator('#early-home');

/** Visits Home, and opens it again without its code. Returns what lets that through. */
async function visitAgain(page: Page): Promise<() => Promise<void>> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Malaria Response' }).first()).toBeVisible();
  const release = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  return release;
}

test('a second visit shows the programs before the code is there, says so, and leaves the focus on the title of the page', async ({
  page,
}) => {
  const release = await visitAgain(page);
  const link = early(page).getByRole('link', { name: 'Malaria Response' });
  await expect(link).toBeVisible();
  await expect(early(page).getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
  await expect(early(page)).toContainText('As you saw them last');
  await inspect(page, 'programs of a second visit');
  await link.focus();
  await release();
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeFocused();
});

test('a program that is pressed before the code is there is opened', async ({ page }) => {
  const release = await visitAgain(page);
  await early(page).getByRole('link', { name: 'Malaria Response' }).click();
  await expect(early(page)).toBeHidden();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Malaria Response' })).toBeVisible();
  await expect(page).toHaveURL(/\/program\/malaria-response$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
});

test('a program that is pressed while Home still waits is opened by the code that is there', async ({ page }) => {
  const release = await visitAgain(page);
  await expect(early(page).getByRole('link', { name: 'Malaria Response' })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"Home"')) await held.promise;
    await route.fallback();
  });
  await release();
  await expect(page.locator('[aria-hidden][data-early]')).toBeAttached();
  await early(page).getByRole('link', { name: 'Malaria Response' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Malaria Response' })).toBeVisible();
  held.resolve();
});

test.describe('without a session', () => {
  test.use({ tolerated: REFUSED });

  test('nothing of the person who was here is shown', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Malaria Response' }).first()).toBeVisible();
    await context.clearCookies();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes('Malaria')) sessionStorage.setItem('seen', '1');
      }).observe(document, { subtree: true, childList: true });
    });
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });
});

test.describe('with a session of its own', () => {
  test.use({ ownSession: true, tolerated: REFUSED });

  test('a sign-out has removed what is kept of the programs, and the mark of the session', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Malaria Response' }).first()).toBeVisible();
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept).toContain('Malaria');
    expect(await page.evaluate(() => document.cookie)).toMatch(/-open=1/);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await kept()).not.toContain('Malaria');
    expect(await page.evaluate(() => document.cookie)).not.toContain('-open=');
  });
});
