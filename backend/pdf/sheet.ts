import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { LANGUAGES } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';
import type { Weight } from './catalog.ts';
import { EmbeddedFont } from './embedded.ts';
import type { Face, Faces } from './fonts.ts';
import { pdfMessages } from './messages.ts';
import { type Line, type Style, type TextSetter, textSetter } from './text.ts';

/** In points, 1/72 inch: ISO A4 with margins that every printer supports. */
const paper = { width: 595.28, height: 841.89, margin: 42, foot: 26 } as const;
/** The room for the running head of the pages after the first. */
const headRoom = 24;

/** The colors of a paper by use. */
export const ink = {
  text: '#14171a',
  quiet: '#5b6470',
  line: '#9aa3ad',
  faint: '#d5dae0',
  shade: '#f3f5f7',
  mark: '#eceff2',
} as const;

/** Creates a style from its differences to plain text. */
export const style = (size: number, weight: Weight = 'regular', color: string = ink.text): Style => ({
  size,
  weight,
  color,
});

/** The text and metadata that repeat on every page of a document. */
export interface Furniture {
  readonly title: string;
  readonly author: string;
  /** At the top of each page but the first. */
  readonly runningHead: string;
  /** At the bottom of each page, before its number. */
  readonly foot: string;
  /** Marks every page of a document that is not final: a word across it, and a line at its top. */
  readonly draft: { readonly mark: string; readonly note: string } | null;
  /** The creation time in the file. */
  readonly now: Date;
}

/** A document that is written from top to bottom. Positions are points from the upper left corner of the page. */
export interface Sheet {
  readonly set: TextSetter;
  readonly left: number;
  readonly width: number;
  /** The top of the next element. */
  y: number;
  /** Starts a new page unless so many points are free. @returns whether it did */
  reserve(height: number): boolean;
  /** The free points on this page; `emptyRoom` is those of an empty page. */
  room(): number;
  readonly emptyRoom: number;
  /** Draws lines of text at the start of a place, at its end, or as numbers, which stand right in every language. */
  draw(lines: readonly Line[], at: { x: number; y: number; width: number; align?: 'start' | 'end' | 'number' }): void;
  rule(y: number, color?: string, from?: number, to?: number): void;
  shade(y: number, height: number): void;
  /** Yields to other requests. @throws AbortError when the client has disconnected */
  breathe(): Promise<void>;
  /** Writes heads, feet and page numbers, and returns the document to read as a stream. */
  finish(): PDFKit.PDFDocument;
}

/** Returns the height of stacked lines, in points. */
export const heightOf = (lines: readonly Pick<Line, 'height'>[]) => lines.reduce((sum, line) => sum + line.height, 0);

/** Returns as many of these lines as fit into so many points: an unsplittable element must fit on a page. */
export function within(height: number, lines: readonly Line[]): Line[] {
  let free = height;
  return lines.filter((line) => {
    free -= heightOf([line]);
    return free >= 0;
  });
}

/**
 * Joins the pieces that PDFKit keeps of a page until the document ends, because its foot needs the number of pages. Each of
 * the thousands of pieces of a page is an object many times its size.
 */
function compact(page: PDFKit.PDFPage): void {
  // PDFKit's types omit the content of a page.
  const { content } = page as unknown as { content: { buffer: Uint8Array[] } };
  content.buffer = [Buffer.concat(content.buffer)];
}

/**
 * Opens a document on its first page. @param faces those that its texts need
 * @param gone aborted when the client has disconnected
 */
export function openSheet(furniture: Furniture, faces: Faces, gone: AbortSignal): Sheet {
  const set = textSetter(faces);
  const { title, author, now } = furniture;
  // It says from where the pages are read.
  const language = languageNow();
  const isMirrored = LANGUAGES[language].direction === 'rtl';
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: now, Producer: 'Lading', Creator: 'Lading' },
  });
  const fonts = new Map<string, EmbeddedFont>();
  const fontOf = (face: Face) => {
    const name = `${face.family}-${face.weight === 'bold' ? 'Bold' : 'Regular'}`;
    const font = fonts.get(name) ?? new EmbeddedFont(name, face);
    // PDFKit also accepts an opened font; its types omit that.
    if (!fonts.has(name)) doc.registerFont(name, font as unknown as Uint8Array);
    fonts.set(name, font);
    return { name, font };
  };
  const left = paper.margin;
  const right = paper.width - paper.margin;
  const bottom = paper.height - paper.margin - paper.foot;

  const drawLine = (line: Line, x: number, y: number) => {
    let from = x;
    doc.fillColor(line.style.color).fontSize(line.style.size);
    for (const { face, shaped, width } of line.runs) {
      const { name, font } = fontOf(face);
      // With `features`, even none, PDFKit asks for the text as one piece, which is set already.
      const options = { lineBreak: false, baseline: 'alphabetic' as const, textWidth: width, features: [] };
      doc.font(name).text(font.next(face, shaped), from, y, options);
      from += width;
    }
  };

  /** Writes the mark of a draft across a new page: what follows covers it, and stays legible. */
  const markPage = () => {
    if (!furniture.draft) return;
    const mark = set.fit(furniture.draft.mark, style(150, 'bold', ink.mark), 460);
    const [x, y] = [paper.width / 2, paper.height / 2];
    doc.save().rotate(-52, { origin: [x, y] });
    drawLine(mark, x - mark.width / 2, y + 50);
    doc.restore();
  };

  const sheet: Sheet = {
    set,
    left,
    width: right - left,
    y: paper.margin,
    room: () => bottom - sheet.y,
    emptyRoom: bottom - paper.margin - headRoom,
    reserve: (height) => {
      if (height <= sheet.room()) return false;
      compact(doc.page);
      doc.addPage();
      markPage();
      sheet.y = paper.margin + headRoom;
      return true;
    },
    draw: (lines, { x, y, width, align = 'start' }) => {
      const edge = isMirrored ? paper.width - x - width : x;
      const isRight = align === 'number' || (align === 'end') !== isMirrored;
      let top = y;
      for (const line of lines) {
        const from = isRight ? edge + width - line.width : edge;
        drawLine(line, from, top + line.above);
        top += line.height;
      }
    },
    rule: (y, color = ink.line, from = left, to = right) => {
      const [first, last] = isMirrored ? [paper.width - to, paper.width - from] : [from, to];
      doc.moveTo(first, y).lineTo(last, y).lineWidth(0.6).strokeColor(color).stroke();
    },
    shade: (y, height) => {
      doc.rect(left, y, right - left, height).fill(ink.shade);
    },
    breathe: async () => {
      await setImmediate();
      gone.throwIfAborted();
    },
    finish: () => {
      const { start, count } = doc.bufferedPageRange();
      const small = style(7.5, 'regular', ink.quiet);
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(start + page);
        const foot = bottom + paper.foot - 10;
        sheet.rule(foot - 6, ink.faint);
        const number = set.fit(pdfMessages.pageOf(page + 1, count), small, 90);
        sheet.draw([number], { x: right - 90, y: foot, width: 90, align: 'end' });
        const [footLine] = set.wrap(furniture.foot, small, right - left - 100);
        if (footLine) sheet.draw([footLine], { x: left, y: foot, width: right - left - 100 });
        if (furniture.draft) {
          const [note] = set.wrap(furniture.draft.note, style(7.5, 'bold'), right - left);
          if (note) sheet.draw([note], { x: left, y: paper.margin - 18, width: right - left });
        }
        if (page === 0) continue;
        const [head] = set.wrap(furniture.runningHead, small, right - left);
        if (head) sheet.draw([head], { x: left, y: paper.margin - 4, width: right - left });
        sheet.rule(paper.margin + 10, ink.faint);
      }
      doc.end();
      return doc;
    },
  };
  markPage();
  return sheet;
}
