import { isolates } from './clean.ts';
import type { Face, Faces, Weight } from './fonts.ts';
import { logicalRuns, type Paragraph, paragraphOf, type Run, visualRuns } from './paragraph.ts';

/** The appearance of a text. */
export interface Style {
  /** In points. */
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** A line ready to be drawn, with its runs from left to right. */
export interface Line {
  readonly runs: readonly (Run & { readonly width: number })[];
  /** In points. */
  readonly width: number;
  readonly style: Style;
}

/** Breaks texts into lines and measures them. */
export interface TextSetter {
  /** Breaks a text into the lines of a column of this width, in points. A word that is wider than the column is broken. */
  wrap(text: string, style: Style, width: number): Line[];
  /** Sets a text on one line, in smaller letters if it would be wider than `width` points. */
  fit(text: string, style: Style, width: number): Line;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A word and the characters after it that end where a line may break: spaces, hyphens, slashes. */
const words = /[^\s/–-]+[\s/–-]*|[\s/–-]+/gu;
const spacesAtEnd = new RegExp(`[\\s${isolates.open}]+$`, 'u');

/** Creates a setter that caches the widths of words, which repeat on many lines. */
export function textSetter(faces: Faces): TextSetter {
  const widths = new Map<Face, Map<string, number>>();

  /** Returns a run's width as a multiple of the font size. */
  const widthOf = ({ face, text }: Run): number => {
    const known = widths.get(face) ?? new Map<string, number>();
    widths.set(face, known);
    const width = known.get(text) ?? face.font.layout(text).advanceWidth / face.font.unitsPerEm;
    known.set(text, width);
    return width;
  };
  const measure = (paragraph: Paragraph, start: number, end: number) =>
    logicalRuns(paragraph, start, end).reduce((sum, run) => sum + widthOf(run), 0);
  const lineOf = (paragraph: Paragraph, start: number, end: number, style: Style): Line => {
    const spaces = paragraph.text.slice(start, end).match(spacesAtEnd)?.[0].length ?? 0;
    const runs = visualRuns(paragraph, start, end - spaces).map((run) => ({
      ...run,
      width: widthOf(run) * style.size,
    }));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), style };
  };

  return {
    wrap: (text, style, width) => {
      const paragraph = paragraphOf(text, faces[style.weight]);
      const room = width / style.size;
      const lines: Line[] = [];
      let start = 0;
      let end = 0;
      let used = 0;
      const finish = () => {
        if (end > start) lines.push(lineOf(paragraph, start, end, style));
        start = end;
        used = 0;
      };
      for (const { index, 0: word } of paragraph.text.matchAll(words)) {
        const bare = index + word.trimEnd().length;
        const bareWidth = measure(paragraph, index, bare);
        if (used + bareWidth > room) finish();
        if (bareWidth <= room) {
          used += bareWidth + measure(paragraph, bare, index + word.length);
          end = index + word.length;
          continue;
        }
        for (const { index: offset, segment } of graphemes.segment(word)) {
          const from = index + offset;
          const signWidth = measure(paragraph, from, from + segment.length);
          if (used + signWidth > room) finish();
          used += signWidth;
          end = from + segment.length;
        }
      }
      finish();
      return lines;
    },
    fit: (text, style, width) => {
      const paragraph = paragraphOf(text, faces[style.weight]);
      const natural = measure(paragraph, 0, paragraph.text.length) * style.size;
      const size = natural > width ? (style.size * width) / natural : style.size;
      return lineOf(paragraph, 0, paragraph.text.length, { ...style, size });
    },
  };
}
