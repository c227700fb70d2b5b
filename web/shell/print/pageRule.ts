/** The sheet of paper: how it lies, and what stands at its foot. */

/** What stands at the foot of each page, and how the page lies. */
interface Paper {
  foot: string;
  isWide: boolean;
  isRightToLeft: boolean;
}

/** Whether the browser writes into the margins of pages, with their numbers. */
export const writesMargins = (): boolean => 'CSSMarginRule' in window;

/** Makes the sheet so, and returns the function that ends it. Its texts are no part of the page's own style files. */
export function layPaper({ foot, isWide, isRightToLeft }: Paper): () => void {
  const [start, end] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  const words = `font: 8pt 'Inter Variable', system-ui, sans-serif; direction: ${isRightToLeft ? 'rtl' : 'ltr'};`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page {
    size: ${isWide ? 'landscape' : 'portrait'};
    margin: 14mm 14mm 18mm;
    @bottom-${start} { content: ${quoted(foot)}; ${words} text-align: ${start}; width: 80%; }
    @bottom-${end} { content: counter(page) ' / ' counter(pages); ${words} text-align: ${end}; width: 20%; }
  }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Writes a text in CSS, where quotes, backslashes and line ends would end it. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
