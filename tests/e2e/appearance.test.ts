import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { flawsOf, shiftOf, watchShifts } from './support/flaws.ts';
import { makeLongOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';

const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
const themes = ['light', 'dark'] as const;
const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** A folder for pictures of everything that is looked at here; none are taken without it. */
const pictures = process.env.PICTURES;

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

async function arrived(page: Page, { heading }: View): Promise<void> {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await settled(page);
}

/** Nothing is being loaded any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Looks at what is shown now, in both themes. Sizes differ in places, not in colours and names: axe runs on one. */
async function inspect(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    await wear(page, theme);
    if (pictures) await page.screenshot({ path: `${pictures}/${`${name}, ${theme}`.replaceAll(/\W+/g, '-')}.png` });
    expect.soft(await flawsOf(page), `${name}, ${theme}`).toEqual([]);
    if (page.viewportSize()?.width !== sizes.desk.width) continue;
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
    expect.soft(found, `axe, ${name}, ${theme}`).toEqual([]);
  }
}

/** Presses the page's own switch, wherever it is and whatever covers it; sign-in has none and follows the class alone. */
async function wear(page: Page, theme: (typeof themes)[number]): Promise<void> {
  const button = page.getByRole('button', { name: `Switch to ${theme} mode`, includeHidden: true });
  if ((await button.count()) > 0) return button.dispatchEvent('click');
  await page.evaluate((wanted) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(wanted);
  }, theme);
}
