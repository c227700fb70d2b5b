/** The browser features that pages need and jsdom lacks: everything about layout. Loaded before each test file of pages. */
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import './labels.ts';
// Before any page replaces `fetch`.
import './machine.ts';

/** The heading of the page's text in the error of a query. */
const PAGE = 'The page says:';

configure({
  // For elements that never appear; it asserts nothing about speed.
  asyncUtilTimeout: 30_000,
  // As text: markup would be hundreds of lines, generated again at each retry.
  getElementError: (message) => new Error(message?.includes(PAGE) ? message : `${message}\n\n${PAGE}\n${pageText()}`),
});

function pageText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) lines.push(walker.currentNode.textContent ?? '');
  return lines.join('\n');
}

/** The window's width, which media queries are matched against. */
const WIDTH = 1440;

/** Evaluates widths; no other media feature matches. */
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

/** The style of an element that has no style of its own. */
const plainStyle = document.createElement('p').style;
plainStyle.cssText = 'display: block; visibility: visible; opacity: 1; pointer-events: auto';
/** That of a mark, which is part of the word around it: names have no space there. */
const markStyle = document.createElement('mark').style;
markStyle.cssText = `${plainStyle.cssText}; display: inline`;

/**
 * Returns an element's inline style only. jsdom matches each element against every rule of every sheet, at each retry of a
 * query: that took most of the time of these tests, and appearance is for the browser tests.
 */
window.getComputedStyle = (element) => {
  const own = element instanceof HTMLElement ? element.style.cssText : '';
  const hidden = element.hasAttribute('hidden');
  if (own === '' && !hidden) return element.localName === 'mark' ? markStyle : plainStyle;
  const { style } = document.createElement('p');
  style.cssText = `${plainStyle.cssText}; ${own}${hidden ? '; display: none' : ''}`;
  return style;
};
