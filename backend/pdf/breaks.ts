import { isolates } from './clean.ts';

/** A piece of text between two places where a line may break; white space at its end may hang over. */
export interface Piece {
  readonly index: number;
  readonly text: string;
}

/** A word and the characters after it that end where a line may break: spaces, hyphens, slashes, Tibetan and Ethiopic marks. */
const words = /[^\s/–\-\u200b\u0f0b\u1361]+[\s/–\-\u200b\u0f0b\u1361]*|[\s/–\-\u200b\u0f0b\u1361]+/gu;
/** Scripts that set no spaces between words. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segments = new Intl.Segmenter('th', { granularity: 'word' });
/** Signs that no line begins with: closing brackets and quotes, stops, small kana and signs of length. */
const neverFirst =
  /^[\p{Pe}\p{Pf}\p{M}!%,.:;?、。〃々〻‧‰′″℃・：；？！，．％ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶーｰ๏ๆฯຯໆ៖។៕၊။]/u;
/** Signs that no line ends with: opening brackets and quotes, signs of currency. */
const neverLast = new RegExp(`[\\p{Ps}\\p{Pi}$£¥￥＄#${isolates.open}]$`, 'u');

/** Splits a text at the places where a line may break. */
export function breakable(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { index, 0: word } of text.matchAll(words)) {
    if (!dense.test(word)) pieces.push({ index, text: word });
    else for (const part of split(word)) pieces.push({ index: index + part.index, text: part.text });
  }
  return pieces;
}

function split(word: string): Piece[] {
  const parts: { index: number; text: string }[] = [];
  for (const { index, segment } of segments.segment(word)) {
    const last = parts.at(-1);
    const stays =
      last &&
      (neverFirst.test(segment) || neverLast.test(last.text) || segment.trim() === '' || !isBreak(last.text, segment));
    if (stays) last.text += segment;
    else parts.push({ index, text: segment });
  }
  return parts;
}

/** Whether a line may break between two words: Latin words and numbers break only at spaces. */
const isBreak = (before: string, after: string) => dense.test(before) || dense.test(after);
