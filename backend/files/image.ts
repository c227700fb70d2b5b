import sharp from 'sharp';
import { messages } from './messages.ts';

/** More pixels than any camera or scanner makes; a small file can claim far more. */
const mostPixels = 64_000_000;
/** The time limit for decoding an image, in seconds. */
const patience = 20;

// One image at a time, on one thread, without a cache: memory holds one decoded image at most.
sharp.cache(false);
sharp.concurrency(1);
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

/** The types that are decoded here. */
const readable = ['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/tiff', 'image/avif'];
/** Whether a thumbnail can be made of files of a type. */
export const isReadableImage = (contentType: string) => readable.includes(contentType);

/** A re-encoded image: metadata such as the place where it was taken is gone. */
export type Image = { bytes: Uint8Array } | { refused: string };

/** A WebP of at most so many pixels each way, upright. */
export const thumbnail = (path: string, pixels: number) => encode(path, pixels, 'webp');
/** A PNG or JPEG of at most so many pixels each way, upright. */
export const picture = (path: string, pixels: number, format: 'png' | 'jpeg') => encode(path, pixels, format);

function encode(path: string, pixels: number, format: 'webp' | 'png' | 'jpeg'): Promise<Image> {
  return inTurn(async () => {
    try {
      const bytes = await sharp(path, { limitInputPixels: mostPixels })
        .timeout({ seconds: patience })
        .autoOrient()
        .resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
        .toFormat(format)
        .toBuffer();
      return { bytes };
    } catch (error) {
      // sharp's errors have texts and no codes. Any failure is the file's.
      const tooMany = error instanceof Error && /pixel limit|timeout/i.test(error.message);
      return { refused: tooMany ? messages.tooManyPixels : messages.damaged };
    }
  });
}
