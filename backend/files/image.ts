import sharp from 'sharp';
import { messages } from './messages.ts';

/** The pixel limit: more than any camera or scanner produces. A small file can claim far more. */
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
/** Whether files of a type can get a thumbnail. */
export const isReadableImage = (contentType: string) => readable.includes(contentType);

/** A re-encoded image, without metadata such as the place where it was taken; or why it is rejected. */
export type Image = { bytes: Uint8Array } | { refused: string };

/** Encodes an upright WebP of at most `pixels` in width and height. */
export const thumbnail = (path: string, pixels: number) => encode(path, pixels, 'webp');
/** Encodes an upright PNG or JPEG of at most `pixels` in width and height. */
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
      // sharp's errors have messages but no codes. Any failure is the file's fault.
      const tooMany = error instanceof Error && /pixel limit|timeout/i.test(error.message);
      return { refused: tooMany ? messages.tooManyPixels : messages.damaged };
    }
  });
}
