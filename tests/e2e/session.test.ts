import type { Page } from '@playwright/test';
import { inspect } from './support/inspection.ts';
import { freshNumber, LIST } from './support/orders.ts';
import { credentialsOf } from './support/people.ts';
import { expect, ladingUrl, test } from './support/test.ts';

const signInAgain = async (page: Page, { login, password } = credentialsOf('manager')) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(login);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test.describe('without a session', () => {
  // Chromium reports the 401 of a request without a session.
  test.use({ person: null, tolerated: /status of 401/ });

  test('a first visit gets its form for at most 200 kB, and the font of all other pages when it has signed in', async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    // The font is asked for when the form is there and the page has settled.
    const fonts = new Set<string>();
    let bytes = 0;
    devtools.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Font' && fonts.add(requestId));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!fonts.has(requestId)) bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(bytes).toBeLessThanOrEqual(200_000);
    expect(bytes).toBeGreaterThan(100_000);
    expect(await page.locator('html').getAttribute('class')).toContain('plain-font');
    await signInAgain(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/plain-font/);
    expect(fonts.size).toBe(1);
    // The second visit has it from its beginning.
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/plain-font/);
  });

  test('a wrong password shows an error message, and the typed email stays', async ({ page }) => {
    await page.goto('/login');
    await signInAgain(page, { login: 'nobody@lading.example', password: 'wrong' });
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
    await inspect(page, 'sign-in refused');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@lading.example');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('signing in leads to the requested page', async ({ page, order }) => {
    await page.goto(`${order.path}?edit=1`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
    await signInAgain(page);
    await expect(page).toHaveURL(`${order.path}?edit=1`);
    await expect(page.getByRole('textbox', { name: 'PO #' })).toHaveValue(order.orderNumber);
  });

  // Browsers may read each of these as an address of another site, or as script.
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
  ];
  test('signing in never leads to another site', async ({ page, context }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    for (const next of [
      ...elsewhere.map(encodeURIComponent),
      '//evil.example',
      '/\\evil.example',
      '/%09/evil.example',
    ]) {
      await context.clearCookies();
      await page.goto(`/login?next=${next}`);
      await signInAgain(page);
      await expect(page.getByRole('heading', { name: 'Programs', level: 1 }), next).toBeVisible();
    }
    expect(asked.filter((url) => !url.startsWith(ladingUrl()) && !url.startsWith('data:'))).toEqual([]);
  });
});

test.describe('when the session ends', () => {
  test.use({ ownSession: true, tolerated: /status of 401/ });

  test('during an edit, signing in again returns to the form with the unsaved input', async ({
    page,
    session,
    order,
  }) => {
    await page.goto(`${order.path}?edit=1`);
    await page.getByRole('textbox', { name: 'Credit card' }).fill('Typed before the end');
    await session?.end();
    const saveButton = page.getByRole('button', { name: 'Save', exact: true });
    const signInPage = page.getByText('Your session has ended. Sign in again to continue where you were');
    // The page may learn of the end by its socket before Save is clicked.
    await saveButton.or(signInPage).first().click();
    await expect(signInPage).toBeVisible();
    await inspect(page, 'sign-in after the session ended');
    await signInAgain(page);
    await expect(page).toHaveURL(`${order.path}?edit=1`);
    await expect(page.getByRole('textbox', { name: 'Credit card' })).toHaveValue('Typed before the end');
    await expect(page.getByText('Your unsaved input was restored.')).toBeVisible();
    await saveButton.click();
    await expect(page.getByText('Typed before the end')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  });

  test('during an unfinished new order, all input is kept', async ({ page, session }) => {
    const orderNumber = freshNumber();
    await page.goto(`${LIST}/create-po`);
    await page.getByRole('textbox', { name: 'PO #' }).fill(orderNumber);
    const vendorPicker = page.getByRole('combobox', { name: 'Vendor' });
    await vendorPicker.click();
    await page.getByRole('option').first().click();
    await expect(vendorPicker).not.toHaveValue('');
    const vendor = await vendorPicker.inputValue();
    await session?.end();
    await expect(page.getByText('Your session has ended', { exact: false })).toBeVisible();
    await signInAgain(page);
    await expect(page).toHaveURL(`${LIST}/create-po`);
    await expect(page.getByRole('textbox', { name: 'PO #' })).toHaveValue(orderNumber);
    await expect(vendorPicker).toHaveValue(vendor);
  });

  test('another user who signs in finds none of the unsaved input', async ({ page, session, order }) => {
    await page.goto(`${order.path}?edit=1`);
    await page.getByRole('textbox', { name: 'Credit card' }).fill('A secret of the manager');
    await session?.end();
    await expect(page.getByText('Your session has ended', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('A secret of the manager');
    await signInAgain(page, credentialsOf('procurement'));
    await expect(page.getByRole('textbox', { name: 'Credit card' })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('A secret of the manager');
  });

  test('logging out removes all data of the user from the device and ends the session', async ({ page, order }) => {
    await page.goto(`${LIST}?search=${order.orderNumber}`);
    await page.getByRole('link', { name: order.orderNumber, exact: true }).click();
    await page.getByRole('complementary').getByRole('textbox').fill('Half a comment');
    expect(await page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(0);
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();

    const left = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      cookie: document.cookie,
    }));
    expect(left).toEqual({ local: {}, session: {}, databases: 0, caches: 0, cookie: '' });
    expect(await page.context().cookies()).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await page.context().addCookies(cookies);
    await page.goto(order.path);
    await expect(page).toHaveURL(/\/login\?next=/);
  });
});

test('signing in as another user in one tab switches the other tab to that user', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByText('Mateo García')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/login');
  await signInAgain(tab, credentialsOf('viewer'));
  await expect(tab.getByText('Grace Okafor')).toBeVisible();
  await expect(page.getByText('Grace Okafor')).toBeVisible();
});
