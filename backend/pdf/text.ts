import { breakable } from './breaks.ts';
import type { Weight } from './catalog.ts';
import { isolates } from './clean.ts';
import type { Face, Faces } from './fonts.ts';
import { logicalRuns, type Paragraph, paragraphOf, type Run, visualRuns } from './paragraph.ts';
import type { Shaped } from './shape.ts';
import { boxAt, viewOf } from './trueType.ts';

/** The appearance of a text. */
export interface Style {
  /** In points. */
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** A line ready to be drawn, with its runs from left to right. */
export interface Line {
  readonly runs: readonly {
    readonly face: Face;
    readonly text: string;
    readonly shaped: Shaped;
    readonly width: number;
  }[];
  /** In points. */
  readonly width: number;
  /** The room that the line takes, and how far below its top the baseline is, in points. */
  readonly height: number;
  readonly above: number;
  readonly style: Style;
}

/** The height of a line of the basic face, and its baseline, as multiples of the font size. */
const lineHeight = 1.36;
const baseline = 1.04;

/** Returns the height of a line of the basic face, in points. */
export const plainHeight = (size: number): number => size * lineHeight;

/** Breaks texts into lines and measures them. */
export interface TextSetter {
  /** Breaks a text into the lines of a column of this width, in points. A word that is wider than the column is broken. */
  wrap(text: string, style: Style, width: number): Line[];
  /** Sets a text on one line, in smaller letters if it would be wider than `width` points. */
  fit(text: string, style: Style, width: number): Line;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const spacesAtEnd = new RegExp(`[\\s\\u200b${isolates.open}]+$`, 'u');

/** Returns a run's width as a multiple of the font size. */
const widthOf = ({ face, text, isRtl }: Run) => face.shape(text, isRtl).advance / face.font.unitsPerEm;

/** The least room between the letters of two lines, as a share of the font size on each side. */
const gap = 0.06;

/** Returns how far the letters of a run reach above and below the baseline, as multiples of the font size. */
function reachOf({ font }: Face, { cells }: Shaped): { above: number; below: number } {
  let top = 0;
  let bottom = 0;
  for (const { glyph, y } of cells.flatMap(({ parts }) => parts)) {
    const outline = font.outline(glyph);
    if (outline.byteLength === 0) continue;
    // The edges follow the number of contours.
    const { minY, maxY } = boxAt(viewOf(outline), 2);
    top = Math.max(top, maxY + y);
    bottom = Math.min(bottom, minY + y);
  }
  return { above: top / font.unitsPerEm + gap, below: gap - bottom / font.unitsPerEm };
}

/** Creates a setter for texts in these faces. */
export function textSetter(faces: Faces): TextSetter {
  const measure = (paragraph: Paragraph, start: number, end: number) =>
    logicalRuns(paragraph, start, end).reduce((sum, run) => sum + widthOf(run), 0);
  const lineOf = (paragraph: Paragraph, start: number, end: number, style: Style): Line => {
    const spaces = paragraph.text.slice(start, end).match(spacesAtEnd)?.[0].length ?? 0;
    const runs = visualRuns(paragraph, start, end - spaces).map(({ face, text, isRtl }) => {
      const shaped = face.shape(text, isRtl);
      return { face, text, shaped, width: (shaped.advance / face.font.unitsPerEm) * style.size };
    });
    // The basic face fits. Letters of Burmese or Tibetan reach further, and would touch those of the next line.
    const reaches = runs
      .filter(({ face }) => face !== faces.basic[style.weight])
      .map((run) => reachOf(run.face, run.shaped));
    const above = Math.max(baseline, ...reaches.map((reach) => reach.above)) * style.size;
    const below = Math.max(lineHeight - baseline, ...reaches.map((reach) => reach.below)) * style.size;
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), height: above + below, above, style };
  };

  return {
    wrap: (text, style, width) => {
      const paragraph = paragraphOf(text, faces, style.weight);
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
      for (const { index, text: word } of breakable(paragraph.text)) {
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
      const paragraph = paragraphOf(text, faces, style.weight);
      const natural = measure(paragraph, 0, paragraph.text.length) * style.size;
      const size = natural > width ? (style.size * width) / natural : style.size;
      return lineOf(paragraph, 0, paragraph.text.length, { ...style, size });
    },
  };
}
