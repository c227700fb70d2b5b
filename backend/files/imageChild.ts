/** A process that decodes and encodes images: untrusted bytes in native code, away from everything else. */
import sharp from 'sharp';
import { answerJobs } from '../turns/child.ts';
import { type Encoding, type ImageAnswer, type ImageJob, isLong, mostPixels, whyNotDecoded } from './image.ts';

// One image at a time, on one thread, without a cache.
sharp.cache(false);
sharp.concurrency(1);

answerJobs<ImageJob, ImageAnswer>(async ({ path, encodings, mayBeLong }) => {
  try {
    const header = await sharp(path, { limitInputPixels: false }).metadata();
    const refused = whyNotDecoded(header);
    if (refused) return { refused };
    if (isLong(header) && !mayBeLong) return { isLong: true };
    const encoded: Uint8Array[] = [];
    // Smaller sizes are made of the first: the file is decoded once.
    for (const encoding of encodings) encoded.push(await encode(encoded[0] ?? path, encoding));
    return { encoded };
  } catch {
    // Any failure of sharp is the file's fault; its errors have no codes.
    return { refused: 'damaged' };
  }
});

function encode(from: string | Uint8Array, { pixels, format }: Encoding): Promise<Uint8Array> {
  return sharp(from, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer();
}
