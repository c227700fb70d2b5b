/** Detects visual flaws of the current page. Runs inside the page, and is independent of Lading's pages. */
import type { Page } from '@playwright/test';

/**
 * Lists every text that cannot be read in full: cut off without a tooltip, overflowing its box or the window, or covered by
 * another element. Also reports placeholders that are cut off, a page that scrolls sideways, and a table's header that lies
 * over its rows although nothing is scrolled. Texts that only screen readers read are ignored.
 */
export function flawsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const flaws = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) flaws.add(`the page is ${scrollWidth} px wide in a window of ${innerWidth}`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const place = range.getBoundingClientRect();
      // A skip link waits above the window for the focus; nothing there can be scrolled into view.
      if (place.bottom + scrollY <= 0) continue;
      const name = `“${text.slice(0, 60)}”`;
      const problem = overflow(element, place);
      if (problem) flaws.add(`${name} ${problem}`);
      const line = range.getClientRects()[0];
      const cover = line && coverOf(element, line);
      if (cover) flaws.add(`${name} is covered by ${describe(cover)}`);
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (input.value === '' && isShown(input) && isPlaceholderCut(input)) {
        flaws.add(`the placeholder “${input.placeholder}” is cut off`);
      }
    }
    for (const table of document.querySelectorAll('table')) {
      const header = table.querySelector('thead th');
      // Only a sticky header: the table of a chart has its header below.
      if (!header || getComputedStyle(header).position !== 'sticky' || !isShown(table) || isScrolled(table)) continue;
      const moved = header.getBoundingClientRect().top - table.getBoundingClientRect().top;
      if (moved > SLACK) flaws.add(`the header of ${describe(table)} lies over its rows`);
    }
    return [...flaws];

    function isScrolled(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) if (box.scrollTop > 0) return true;
      return false;
    }

    /** Whether an input is too narrow for its placeholder. It is measured as text, since it is no node of the page. */
    function isPlaceholderCut(input: HTMLInputElement): boolean {
      const style = getComputedStyle(input);
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(input, '::placeholder');
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return false;
      // The shorthand is empty for an input with tabular figures.
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return pen.measureText(input.placeholder).width > room + SLACK;
    }

    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
        return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        if (width <= 1 && height <= 1 && getComputedStyle(at).position === 'absolute') return false;
        // Nothing behind an open dialog has to be readable.
        if (at.hasAttribute('inert') || at.getAttribute('data-inert') !== null) return false;
      }
      return !['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'TEXTAREA'].includes(element.tagName);
    }

    /** Describes how a text overflows its ancestors, up to the first one that scrolls; null if it does not. */
    function overflow(element: Element, text: DOMRect): string | null {
      let [sideways, upright] = [true, true];
      for (let box: Element | null = element; box && (sideways || upright); box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const edge = box.getBoundingClientRect();
        // A space at the end of a line may hang over its edge (CSS Text 3, 4.1.3), where nobody sees it.
        const space = style.whiteSpaceCollapse === 'preserve' ? Number.parseFloat(style.fontSize) / 2 : SLACK;
        const out = text.right > edge.right + space || text.left < edge.left - space;
        if (sideways && /hidden|clip/.test(style.overflowX) && out) {
          return style.textOverflow === 'ellipsis' && hasFullTooltip(element) ? null : `is cut off by ${describe(box)}`;
        }
        if (sideways && box === element && style.overflowX === 'visible' && out) return 'runs out of its box';
        if (/auto|scroll/.test(style.overflowX)) sideways = false;
        const below = text.bottom > edge.bottom + SLACK || text.top < edge.top - SLACK;
        if (upright && /hidden|clip/.test(style.overflowY) && below) {
          // The last line of a clamped text ends in an ellipsis.
          const clamped = style.webkitLineClamp !== 'none' && hasFullTooltip(element);
          return clamped ? null : `is cut off at the foot of ${describe(box)}`;
        }
        if (/auto|scroll/.test(style.overflowY)) upright = false;
        if (style.position === 'fixed') break;
      }
      return sideways && (text.right > innerWidth + SLACK || text.left < -SLACK) ? 'runs out of the window' : null;
    }

    /** Whether a tooltip shows the full text. */
    function hasFullTooltip(element: Element): boolean {
      return element.closest('[title], [data-tip], [data-tip-cut]') !== null;
    }

    /** Returns the element that covers a visible line of text; null if none does. */
    function coverOf(element: Element, line: DOMRect): Element | null {
      const y = line.top + line.height / 2;
      for (const x of [line.left + 2, line.left + line.width / 2, line.right - 2]) {
        if (!isInSight(element, x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        const related =
          !hit || hit.contains(element) || element.contains(hit) || isLayer(hit) || isOwnInput(hit, element);
        if (!related) return hit;
      }
      return null;
    }

    function isInSight(element: Element, x: number, y: number): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        const beside = x < edge.left + SLACK || x > edge.right - SLACK;
        if (beside || y < edge.top + SLACK || y > edge.bottom - SLACK) return false;
      }
      return x >= 0 && x < innerWidth && y >= 0 && y < innerHeight;
    }

    /** Whether an element is meant to cover the page: a menu, popover, dialog, tooltip, toast or sticky header. */
    function isLayer(hit: Element): boolean {
      const layers = ['menu', 'listbox', 'dialog', 'alertdialog', 'region', 'tooltip'].map((role) => `[role=${role}]`);
      if (hit.closest([...layers, '[data-part=backdrop]', '[data-part=positioner]'].join())) return true;
      for (let at: Element | null = hit; at; at = at.parentElement) {
        if (getComputedStyle(at).position === 'sticky') return true;
      }
      return false;
    }

    /** Whether an input covers its own label or the icon inside it. */
    function isOwnInput(hit: Element, element: Element): boolean {
      const label = hit.closest('label');
      return (
        (label !== null && label === element.closest('label')) ||
        (hit instanceof HTMLInputElement && hit.parentElement?.contains(element) === true)
      );
    }

    function describe(element: Element): string {
      const role = element.getAttribute('role');
      const words = element.textContent?.trim().slice(0, 40);
      return `<${element.tagName.toLowerCase()}${role ? ` role=${role}` : ''}> ${words ? `“${words}”` : ''}`.trim();
    }
  });
}

/** Records layout shifts from the next load on. `shiftOf` returns them once the page is loaded. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { value: number; what: string[] } = { value: 0, what: [] };
    Object.assign(window, { shifts: seen });
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM library does not know this entry yet (Layout Instability API).
        const shift = entry as PerformanceEntry & { value: number; sources: Source[] };
        seen.value += shift.value;
        for (const { node, previousRect, currentRect } of shift.sources) {
          const words = node?.textContent?.trim().slice(0, 40) ?? '';
          seen.what.push(`“${words}” from ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of layout shifts since the load, and what moved from where to where (x, y, width, height in px). */
export function shiftOf(page: Page): Promise<{ value: number; what: string[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are reported after the frame in which they happened.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: { value: number; what: string[] } }).shifts;
  });
}
