/** A process that decodes and encodes images: untrusted bytes in native code, away from everything else. */
import sharp from 'sharp';
import { answerJobs } from '../turns/child.ts';
import { type Encoding, type ImageJob, type ImageResult, mostPixels, whyNotDecoded } from './image.ts';

// One image at a time, on one thread, without a cache.
sharp.cache(false);
sharp.concurrency(1);

answerJobs<ImageJob, ImageResult>(async ({ path, encodings }) => {
  try {
    const refused = whyNotDecoded(await sharp(path, { limitInputPixels: false }).metadata());
    if (refused) return { refused };
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
