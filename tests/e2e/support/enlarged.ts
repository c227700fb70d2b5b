/** Inspects a loaded page as enlarged to 200 % and 400 % (WCAG 1.4.10, 2.4.11), and with the text spacing of 1.4.12. */
import type { Page } from '@playwright/test';
import { flawsOf } from './flaws.ts';
import { settled } from './inspection.ts';
import { expect } from './test.ts';

/** The windows that a page of 1440 × 900 and of 1280 × 1024 then has. */
const windows = { '200 %': { width: 720, height: 450 }, '400 %': { width: 320, height: 256 } };

/** Inspects the page in both windows, without loading it anew. */
export async function inspectEnlarged(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(windows)) {
    await page.setViewportSize(viewport);
    await settled(page);
    expect.soft(await coveredIn(page), `${name}, ${size}`).toEqual([]);
  }
}

/** Inspects the texts of the page with spacing. */
export async function inspectSpaced(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(spaced);
  });
  await settled(page);
  expect.soft(await flawsOf(page), `${name}, with text spacing`).toEqual([]);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/**
 * Lists what scrolls sideways, what is covered or cut off when it has the focus, and the first row of a table or list if it
 * cannot be seen. Focuses the page's elements in their order, up to the fortieth: lists repeat themselves.
 */
function coveredIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} px wide in a window of ${innerWidth}`);
    const main = document.querySelector('main');
    if (main && main.scrollWidth > main.clientWidth + 1) found.add(`main is ${main.scrollWidth} px wide`);

    const operated = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const reached = [...document.querySelectorAll<HTMLElement>(operated)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]'),
    );
    for (const element of reached.slice(0, 40)) {
      element.focus();
      await frame();
      await frame();
      if (document.activeElement === element && !isSeen(element)) found.add(`covered: ${outline(element)}`);
    }

    const rows = document.querySelectorAll('main tbody > tr, main ul:not([role]) > li:has(a[data-row-link])');
    const row = [...rows].find((one) => one.checkVisibility({ visibilityProperty: true }));
    if (row) {
      row.scrollIntoView({ block: 'nearest' });
      await frame();
      if (!isSeen(row)) found.add(`the first row is not seen: ${outline(row)}`);
    }
    return [...found];

    /** What is drawn for an element: an input for keys alone, or one that is hidden, stands in what shows its focus. */
    function drawn(element: Element): Element {
      if (getComputedStyle(element).pointerEvents === 'none') return drawn(element.parentElement ?? document.body);
      for (let box: Element | null = element; box?.parentElement; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect();
        if (width <= 1 || height <= 1) return drawn(box.parentElement);
      }
      return element;
    }

    function isSeen(one: Element): boolean {
      const element = drawn(one);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const from = Math.max(left, 0);
      const to = Math.min(right, innerWidth);
      return [0.2, 0.5, 0.8].some((part) => {
        const at = document.elementFromPoint(from + (to - from) * 0.5, top + (bottom - top) * part);
        const isLabel = element instanceof HTMLInputElement && at?.closest('label')?.control === element;
        return at !== null && (element.contains(at) || at.contains(element) || isLabel);
      });
    }

    function outline(element: Element): string {
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return `<${element.tagName.toLowerCase()}> “${words}”`;
    }
  });
}
