/** Signing in for the first time behind a slow link: the form is there before the code. */
import type { Page } from '@playwright/test';
import { credentialsOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Chromium reports the 401 of a request without a session.
test.use({ person: null, tolerated: /status of 401/ });

/** Holds back the code of a page. Returns the function that lets it through. */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    // The texts of a language are no code.
    if (!route.request().url().includes('/texts.')) await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

const email = (page: Page) => page.locator('input[name=login]:visible');
const password = (page: Page) => page.locator('input[name=password]:visible');

/** Where the parts of the sign-in page are, and their colors. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, p, input, form button, nav button')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(part);
        return [part.textContent, ...[x, y, width, height].map(Math.round), color, backgroundColor].join(' ');
      }),
  );

test('what a first visitor sends before the code is there signs in, once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"SignIn"')) sent.push(request.url());
  });
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { login, password: secret } = credentialsOf('manager');
  await expect(email(page)).toBeFocused();
  await email(page).fill(login);
  await password(page).fill(secret);
  await password(page).press('Enter');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

for (const [locale, width, colorScheme] of [
  ['en-US', 1440, 'light'],
  ['fr-FR', 390, 'dark'],
  ['ar', 390, 'light'],
] as const) {
  test.describe(`in ${locale}, ${width} px wide`, () => {
    test.use({ locale, viewport: { width, height: 900 }, colorScheme });

    test('what is typed before the code is there stays, and nothing moves when it comes', async ({ page }) => {
      const release = await holdCode(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await email(page).fill('ruth@lading.example');
      await password(page).fill('half a passw');
      await password(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
      const before = await places(page);
      release();
      await expect(page.locator('#early')).toHaveCount(0);
      await expect(email(page)).toHaveValue('ruth@lading.example');
      await expect(password(page)).toBeFocused();
      await page.keyboard.type(' good');
      await expect(password(page)).toHaveValue('half good a passw');
      expect(await places(page)).toEqual(before);
    });
  });
}
