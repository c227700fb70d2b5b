import type { Page } from '@playwright/test';
import { flawsOf, shiftOf, watchShifts } from './support/flaws.ts';
import { inspect, settled, sizes } from './support/inspection.ts';
import { makeLongOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';

// Each walks through many states, and axe takes its time on a busy machine.
test.describe.configure({ timeout: 600_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const view of views) {
  test.describe(view.name, () => {
    test.use({ person: view.person });

    for (const [size, viewport] of Object.entries(sizes)) {
      test(`shows everything on a ${size} and stands still`, async ({ page, ask }) => {
        await page.setViewportSize(viewport);
        await watchShifts(page);
        await page.goto(view.path(await makeLongOrder(ask)));
        await arrived(page, view);
        const { value, what } = await shiftOf(page);
        expect.soft(value, `moved after it was loaded: ${what.join(', ')}`).toBeLessThan(0.02);
        await inspect(page, `${view.name}, ${size}`);
        for (const state of view.states) {
          await test.step(state.name, async () => {
            await state.enter(page);
            await settled(page);
            await inspect(page, `${view.name}, ${state.name}, ${size}`);
            await state.leave(page);
          });
        }
      });
    }
  });
}

test('the check itself sees what is cut off, covered or too wide', async ({ page }) => {
  await page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap">Cut off here</p>
    <div style="position: relative"><p>Lies below</p><b style="position: absolute; inset: 0">.</b></div>
    <p style="width: 5000px">Wide</p>
  `);
  expect(await flawsOf(page)).toEqual([
    expect.stringMatching(/^the page is 50\d\d px wide/),
    expect.stringContaining('“Cut off here” is cut off by'),
    expect.stringContaining('“Lies below” is covered by <b>'),
  ]);
});

test.describe('in a window lower than the sign-in page', () => {
  test.use({ person: null, viewport: { width: 640, height: 300 } });

  test('everything can be scrolled to', async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign in' });
    await expect(button).not.toBeInViewport({ ratio: 1 });
    await page.mouse.move(320, 150);
    // A turn of the wheel may come before the page has its height: turned again until it is there.
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(button).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
  });
});

async function arrived(page: Page, { heading }: View): Promise<void> {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await settled(page);
}
