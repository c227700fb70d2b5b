/** Looks at a page in both themes: nothing cut off or covered, and nothing that axe finds. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { flawsOf } from './flaws.ts';

/** The windows in which everything must be right. */
export const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
const themes = ['light', 'dark'] as const;
const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rules of axe that colours can break; all that another theme can change. */
const aboutColors = ['color-contrast', 'link-in-text-block'];

/** A folder for pictures of everything that is looked at; none are taken without it. */
const pictures = process.env.PICTURES;

/** Nothing is being loaded any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Looks at what is shown now, in both themes. Sizes differ in places, not in colours and names: axe runs on one. */
export async function inspect(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    await wear(page, theme);
    if (pictures) await page.screenshot({ path: `${pictures}/${`${name}, ${theme}`.replaceAll(/\W+/g, '-')}.png` });
    expect.soft(await flawsOf(page), `${name}, ${theme}`).toEqual([]);
    if (page.viewportSize()?.width !== sizes.desk.width) continue;
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === 'light' ? axe.withTags(wcag) : axe.withRules(aboutColors)).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
    expect.soft(found, `axe, ${name}, ${theme}`).toEqual([]);
  }
}

/** Presses the page's own switch, wherever it is and whatever covers it; sign-in has none and follows the class alone. */
async function wear(page: Page, theme: (typeof themes)[number]): Promise<void> {
  const button = page.getByRole('button', { name: `Switch to ${theme} mode`, includeHidden: true });
  if ((await button.count()) > 0) await button.dispatchEvent('click');
  else {
    await page.evaluate((wanted) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(wanted);
    }, theme);
  }
  // Colours that change by a transition, however short, are the old ones for a frame.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
