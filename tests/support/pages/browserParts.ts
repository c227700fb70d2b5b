/** What a page needs of a browser and jsdom does not have: everything about layout. Loaded before each file of pages. */
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import './elementStacks.ts';
import './labels.ts';
// Before any page has another fetch.
import './machine.ts';

/** What stands before the text of the page in the error of a query. */
const PAGE = 'The page says:';

configure({
  // For what never comes; it says nothing about how soon anything does.
  asyncUtilTimeout: 30_000,
  // As text: as markup it would be hundreds of lines, made anew at each look.
  getElementError: (message) => new Error(message?.includes(PAGE) ? message : `${message}\n\n${PAGE}\n${pageText()}`),
});

function pageText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) lines.push(walker.currentNode.textContent ?? '');
  return lines.join('\n');
}

/** The window's width, which media queries are held against. */
const WIDTH = 1440;

/** Understands widths, and wishes for nothing else. */
function matches(query: string): boolean {
  const least = Number(/min-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
  const most = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  return query.includes('width') && least <= WIDTH && WIDTH <= most;
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

Object.assign(window, {
  innerWidth: WIDTH,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: matches(media), onchange: null }),
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, {
  scrollTo: () => undefined,
  scrollIntoView: () => undefined,
  checkVisibility: () => true,
});

/** What an element's style is where nothing else is said. */
const plainStyle = document.createElement('p').style;
plainStyle.cssText = 'display: block; visibility: visible; opacity: 1; pointer-events: auto';

/**
 * Styles as elements themselves say them. jsdom holds each element against every rule of every sheet, at each look of a
 * query: that was most of the time of these tests, and looks are for the browser tests.
 */
window.getComputedStyle = (element) => {
  const own = element instanceof HTMLElement ? element.style.cssText : '';
  const hidden = element.hasAttribute('hidden');
  if (own === '' && !hidden) return plainStyle;
  const { style } = document.createElement('p');
  style.cssText = `${plainStyle.cssText}; ${own}${hidden ? '; display: none' : ''}`;
  return style;
};
