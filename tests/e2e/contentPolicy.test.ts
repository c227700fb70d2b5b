import { LIST } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** Provokes violations. Every other test fails on one as well, because Chromium reports it in the console. */
test.describe('the content security policy', () => {
  test.use({ tolerated: /Content Security Policy|requires 'Trusted/ });

  test('blocks injected scripts and styles, and reports them in the console', async ({ page, complaints }) => {
    await page.goto(LIST);
    await expect(page.getByRole('table')).toBeVisible();
    const ran = await page.evaluate(() => {
      const attempt = (act: () => void) => {
        try {
          act();
        } catch {
          // Trusted Types reject the string.
        }
      };
      const script = document.createElement('script');
      attempt(() => Object.assign(script, { text: 'window.planted = true' }));
      attempt(() => document.head.append(script));
      attempt(() => Object.assign(document.createElement('div'), { innerHTML: '<img src="x" onerror="planted = 1">' }));
      const element = document.createElement('div');
      element.setAttribute('style', 'position: fixed');
      document.body.append(element);
      return { script: 'planted' in window, style: element.style.position };
    });
    expect(ran).toEqual({ script: false, style: '' });
    await expect
      .poll(() => complaints.filter((line) => line.includes('Content Security Policy')).length)
      .toBeGreaterThan(0);
  });

  test('keeps all requests of a page on its own host', async ({ page, order }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(LIST);
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto(order.path);
    await expect(page.getByRole('heading', { name: order.orderNumber })).toBeVisible();
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

test('scripts can read no token: of cookies only that there is a session, and only ids, drafts and panel states in storage', async ({
  page,
  order,
  session,
}) => {
  await page.goto(order.path);
  await expect(page.getByRole('heading', { name: order.orderNumber })).toBeVisible();
  const kept = await page.evaluate(() => ({
    cookie: document.cookie,
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
  }));
  expect(kept.cookie).toMatch(/^(__Host-)?lading(-\d+)?-open=1$/);
  const [cookie] = session?.storageState.cookies ?? [];
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  for (const text of [kept.local, kept.session]) expect(text).not.toMatch(/eyJ|bearer|token/i);
});

test.describe('the theme', () => {
  // Chromium reports the scripts that the test blocks.
  test.use({ tolerated: /ERR_FAILED/ });

  test('is applied before the first paint, follows the system, and is remembered', async ({ page }) => {
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await page.emulateMedia({ colorScheme: 'dark' });
    // Blocks all script files; only the inline script of the page runs.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(LIST);
    expect(await isDark()).toBe(true);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect.poll(isDark).toBe(false);
    await page.reload();
    expect(await isDark()).toBe(false);
  });
});
