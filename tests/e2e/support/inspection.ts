/** Looks at a page in both themes: nothing cut off or covered, and nothing that axe finds. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { flawsOf } from './flaws.ts';

/** The windows in which everything must be right. */
export const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
type Theme = 'light' | 'dark';
const other = { light: 'dark', dark: 'light' } as const;
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rules of axe that colours can break; all that another theme can change. */
const aboutColors = ['color-contrast', 'link-in-text-block'];

/** A folder for pictures of everything that is looked at; none are taken without it. */
const pictures = process.env.PICTURES;

/** Nothing is being loaded any more, and nothing moves or fades. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('.chakra-skeleton')).toHaveCount(0);
  await still(page);
}

/**
 * Every animation and transition is over. A colour that is inherited starts a transition of its own in each frame in which
 * its parent's changes, so there may be new ones when the first have ended. What never ends, or is held, is left alone.
 */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    for (let now = moving(); now.length > 0; now = moving()) {
      await Promise.allSettled(now.map(({ finished }) => finished));
      await frame();
    }
  });
}

/**
 * Looks at what is shown now: the whole of axe in the theme that the page wears, then in the other one what colours can
 * change. Sizes differ in places, not in colours and names: axe and the other theme are for the desk only.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  const onDesk = page.viewportSize()?.width === sizes.desk.width;
  const worn = await wornBy(page);
  for (const theme of onDesk ? [worn, other[worn]] : [worn]) {
    if (theme !== worn) await wear(page, theme);
    if (pictures) await page.screenshot({ path: `${pictures}/${`${name}, ${theme}`.replaceAll(/\W+/g, '-')}.png` });
    expect.soft(await flawsOf(page), `${name}, ${theme}`).toEqual([]);
    if (!onDesk) continue;
    const found = await violationsOf(page, theme === worn ? wcag : aboutColors);
    expect.soft(found, `axe, ${name}, ${theme}`).toEqual([]);
  }
}

/** What axe finds by these tags or rules. It stays in the page until the next load: loading it takes longer than asking it. */
export async function violationsOf(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
    },
    { runOnly, resultTypes: ['violations' as const], preload: false },
  );
}

async function wornBy(page: Page): Promise<Theme> {
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  return isDark ? 'dark' : 'light';
}

/**
 * Presses the page's own switch, wherever it is and whatever covers it; sign-in has none and follows the class alone. Nothing
 * fades meanwhile: each frame of a whole page that fades is painted without a graphics card here, and nobody looks.
 */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const button = page.getByRole('button', { name: `Switch to ${theme} mode`, includeHidden: true });
  if ((await button.count()) > 0) await button.dispatchEvent('click');
  else {
    await page.evaluate((wanted) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(wanted);
    }, theme);
  }
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
  await still(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}
