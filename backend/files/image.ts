import { busy } from '../api/errors.ts';
import { ChildFailure, childKind, LONG_IDLE_MS, type Processes } from '../turns/children.ts';
import type { FairQueue, Turn } from '../turns/fairQueue.ts';
import { messages } from './messages.ts';

/** The pixel limit: more than any camera or scanner produces. A small file can claim far more. */
export const mostPixels = 64_000_000;
/** The limits of the work that decoding an image takes: see `imageWork`. */
export const mostDecodedBytes = 256_000_000;
export const mostMemoryBytes = 120_000_000;

/** The types that are decoded here. */
const readable = ['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/tiff', 'image/avif'];
/** Whether files of a type can get a thumbnail. */
export const isReadableImage = (contentType: string) => readable.includes(contentType);

/** One encoding of an image: upright, at most `pixels` in width and height, without metadata such as the place. */
export interface Encoding {
  readonly pixels: number;
  readonly format: 'webp' | 'png' | 'jpeg';
}

/** A file to decode once, and its encodings, the largest first. */
export interface ImageJob {
  readonly path: string;
  readonly encodings: readonly Encoding[];
  /** Whether it may take long; else it is only looked at if it would. */
  readonly mayBeLong: boolean;
}

/** Why an image was not encoded: it is damaged, or it would take too many pixels or too much work. */
export type WhyNot = 'damaged' | 'tooManyPixels' | 'tooMuchWork';
/** The encodings in the order of the job, or why there are none. */
export type ImageResult = { readonly encoded: readonly Uint8Array[] } | { readonly refused: WhyNot };
/** A result, or that the image would take long. */
export type ImageAnswer = ImageResult | { readonly isLong: true };

/** What libvips reports about an image before it decodes it. */
export interface ImageHeader {
  readonly format?: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** The type of a sample. */
  readonly depth: string;
  /** Whether it is interlaced (PNG) or progressive (JPEG). */
  readonly isProgressive?: boolean | undefined;
  readonly chromaSubsampling?: string | undefined;
  /** Its EXIF orientation; from 5 on, width and height change places. */
  readonly orientation?: number | undefined;
}

const sampleBytes: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  double: 8,
  dpcomplex: 16,
};
/** How many rows libvips holds of an image that it reads from top to bottom. */
const rowsHeld = 2100;

/**
 * Estimates the work of decoding an image, from its header alone: the bytes of all its samples, which is a measure of time,
 * and the memory. The factors are measured with libvips 8.18 on images of 16 to 64 million pixels.
 */
export function imageWork(header: ImageHeader): { decodedBytes: number; memoryBytes: number } {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling, orientation = 1 } = header;
  const rowBytes = width * channels * (sampleBytes[depth] ?? 4);
  const decodedBytes = rowBytes * height;
  const whole = (factor: number) => ({ decodedBytes, memoryBytes: Math.round(decodedBytes * factor) });
  // An AVIF frame is decoded as a whole, by several buffers of it.
  if (format === 'heif') return whole(6.5);
  if (format === 'gif' || format === 'webp') return whole(1.5);
  // A progressive JPEG's coefficients have two bytes each.
  if (format === 'jpeg' && isProgressive) return whole(chromaSubsampling === '4:2:0' ? 1.3 : 2.3);
  // Anything but JPEG is turned in memory.
  if (isProgressive || (orientation >= 5 && format !== 'jpeg')) return whole(1.4);
  return { decodedBytes, memoryBytes: Math.min(decodedBytes, rowBytes * rowsHeld) };
}

/** Why an image is not decoded; null if it may be. */
export function whyNotDecoded(header: ImageHeader): WhyNot | null {
  if (header.width * header.height > mostPixels) return 'tooManyPixels';
  const { decodedBytes, memoryBytes } = imageWork(header);
  return decodedBytes > mostDecodedBytes || memoryBytes > mostMemoryBytes ? 'tooMuchWork' : null;
}

/** From so many bytes of samples on, decoding takes longer than that of a camera's picture. */
const longBytes = 50_000_000;

/** Whether an image takes long to decode. */
export const isLong = (header: ImageHeader): boolean => imageWork(header).decodedBytes > longBytes;

/** Encodes images of one request. */
export interface Images {
  /** @throws 503 `busy` if too many images wait or it takes too long, and the reason of the turn's `gone` */
  encode(job: Omit<ImageJob, 'mayBeLong'>): Promise<ImageResult>;
}

/** When to send an image again that took too long (s). */
const RETRY_SECONDS = 15;
/** The processes that decode images. The memory limit is that of the work, and what a process needs without any. */
const settings = {
  module: new URL('./imageChild.ts', import.meta.url),
  heapMb: 64,
  memoryMb: 290,
  isLong: false,
  jobMs: 12_000,
  // Decoding cannot be interrupted.
  graceMs: 0,
  idleMs: 60_000,
};
const imageChildren = childKind<ImageJob, ImageAnswer>(settings);
/** The processes for long images: a picture of the usual size never waits for the start of a process, nor beside one. */
const longImageChildren = childKind<ImageJob, ImageAnswer>({
  ...settings,
  isLong: true,
  takesTurns: true,
  idleMs: LONG_IDLE_MS,
});

/** Encodes images in a caller's turns, in other processes. */
export function imagesIn(turn: Turn, queue: FairQueue, processes: Processes): Images {
  return {
    encode: (job) =>
      queue.run(turn, async () => {
        try {
          const first = await processes.of(imageChildren).run({ ...job, mayBeLong: false }, turn);
          if (!('isLong' in first)) return first;
          const second = await processes.of(longImageChildren).run({ ...job, mayBeLong: true }, turn);
          if (!('isLong' in second)) return second;
          throw new Error('A process for long images did not decode one');
        } catch (error) {
          if (!(error instanceof ChildFailure) || error.why === 'error') throw error;
          // The machine was too slow for it: nothing is wrong with the image.
          if (error.why === 'time') throw busy(RETRY_SECONDS);
          // The estimate was too low: the memory limit of the process holds in any case.
          return { refused: 'tooMuchWork' };
        }
      }),
  };
}

/** The message about an image that was not encoded. */
export const whyNotMessage = (why: WhyNot) => messages[why];
