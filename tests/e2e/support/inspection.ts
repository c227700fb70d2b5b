/** Inspects a page in both themes: no text is cut off or covered, and axe finds no violations. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { flawsOf } from './flaws.ts';

/** The window sizes that every page must support. */
export const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
type Theme = 'light' | 'dark';
const other = { light: 'dark', dark: 'light' } as const;
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The axe rules that depend on colors: all that another theme can change. */
const aboutColors = ['color-contrast', 'link-in-text-block'];

/** Axe, minified: half as long to send to the page and to read there. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The folder for screenshots of every inspected state; none are taken without it. */
const pictures = process.env.PICTURES;

/** Waits until nothing is loading and nothing moves or fades. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('.chakra-skeleton')).toHaveCount(0);
  await still(page);
}

/**
 * Waits until all animations and transitions have ended. An inherited color starts its own transition in each frame in which
 * its parent's color changes, so new ones may start when the first have ended. Infinite and paused ones are ignored.
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
 * Inspects the current state: with all of axe in the current theme, then with only the color rules in the other one. Axe and
 * the other theme run at desktop size only, because other sizes differ in layout, not in colors and names.
 */
export async function inspect(
  page: Page,
  name: string,
  themes: 'one theme' | 'both themes' = 'both themes',
): Promise<void> {
  const onDesk = page.viewportSize()?.width === sizes.desk.width;
  const worn = await wornBy(page);
  await stopFading(page);
  for (const theme of onDesk && themes === 'both themes' ? [worn, other[worn]] : [worn]) {
    if (theme !== worn) await wear(page, theme);
    if (pictures) await page.screenshot({ path: `${pictures}/${`${name}, ${theme}`.replaceAll(/\W+/g, '-')}.png` });
    expect.soft(await flawsOf(page), `${name}, ${theme}`).toEqual([]);
    if (!onDesk) continue;
    const found = await violationsOf(page, theme === worn ? wcag : aboutColors);
    expect.soft(found, `axe, ${name}, ${theme}`).toEqual([]);
  }
  await fadeAgain(page);
}

/**
 * Ends all transitions, and lets none begin: axe reads colors one by one for seconds, and what arrives meanwhile (an answer, an
 * event) may fade from one into another. Without a graphics card, painting each frame of a fading page is slow, too.
 */
async function stopFading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    Object.assign(window, { unfading: sheet });
    document.adoptedStyleSheets.push(sheet);
  });
}

async function fadeAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { unfading } = window as unknown as { unfading: CSSStyleSheet };
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== unfading);
  });
}

/** Returns the violations of these tags or rules. Axe stays in the page until the next load: injecting it is slow. */
export async function violationsOf(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
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

/** Switches the theme by the page's own button, even if it is hidden or covered. Sign-in has none, so its class is changed. */
async function wear(page: Page, theme: Theme): Promise<void> {
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
}
