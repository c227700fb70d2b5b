/** The words of a paper, for which fonts are loaded before it is written. */
import { dayText } from '../record/dayText.ts';
import { pdfMessages } from './messages.ts';

/**
 * Lists the words of a paper in its language, and those of all papers: its texts, and the months. A text with values in it is
 * left out: its letters are among those of the others.
 */
export const wordsOf = (messages: object): string[] => [
  ...[messages, pdfMessages].flatMap((texts) =>
    Object.values(texts).flatMap((text: unknown) => [text].flat().filter((word) => typeof word === 'string')),
  ),
  ...Array.from({ length: 12 }, (_, at) => dayText(`2026-${String(at + 1).padStart(2, '0')}-10`)),
];
