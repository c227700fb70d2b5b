import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { invalid } from '../api/errors.ts';
import { type Images, isReadableImage, whyNotMessage } from './image.ts';
import { place, receive } from './incoming.ts';
import { messages } from './messages.ts';
import { displayName } from './name.ts';
import type { Tables, UnpackedTable } from './tables.ts';
import { recognize } from './type.ts';
import { Upload } from './upload.ts';

/** A form's file field, and the inspection of its file. */
export interface FileField {
  readonly name: string;
  readonly maxBytes: number;
  /** Returns the message for a larger file. */
  readonly tooLarge: () => string;
  readonly inspect: (path: string, filename: string, by: Inspectors) => Promise<Inspected>;
}

/** What looks into files: the encoder of images, and the reader of tables. */
export interface Inspectors {
  readonly images: Images;
  readonly tables: Tables;
}

/** What receives a file: the folder of incoming files, and what looks into them. */
export interface Receiver extends Inspectors {
  readonly folder: string;
}

/** The result of an inspection: the type of the file, or why it is rejected. */
type Inspected =
  | { readonly refused: string }
  | {
      readonly contentType: string;
      readonly thumb: Uint8Array | null;
      /** Set if our own encoding replaces the uploaded bytes. */
      readonly encoded?: { readonly bytes: Uint8Array; readonly keyEnding: '.png' | '.jpg' };
      /** The rows of a table. */
      readonly unpacked?: UnpackedTable;
    };

/** The largest width and height of thumbnails and pictures, in pixels. */
const thumbPixels = 320;
const picturePixels = 1024;

/** Creates a field for documents, which are stored as is; images also get a thumbnail. */
export const documentField = (field: Omit<FileField, 'inspect'>): FileField => ({ ...field, inspect: inspectDocument });
/** Creates a field for pictures of users and organizations: PNG or JPEG, re-encoded in two sizes. */
export const pictureField = (field: Omit<FileField, 'inspect'>): FileField => ({ ...field, inspect: inspectPicture });

/** Creates a field for tables, whose rows are unpacked. */
export const tableField = (field: Omit<FileField, 'inspect'>): FileField => ({
  ...field,
  inspect: async (path, filename, { tables }) => {
    const found = await tables.unpack(path, filename);
    if ('refused' in found) return found;
    return { contentType: found.contentType, thumb: null, unpacked: found };
  },
});

/** Creates a field for a part of a file, which is inspected once the file is complete. */
export const partField = (field: Omit<FileField, 'inspect'>): FileField => ({
  ...field,
  inspect: async () => ({ contentType: 'application/octet-stream', thumb: null }),
});

async function inspectDocument(path: string, filename: string, { images }: Inspectors): Promise<Inspected> {
  const found = await recognize(path, filename);
  if ('refused' in found || !isReadableImage(found.contentType)) return { thumb: null, ...found };
  const made = await images.encode({ path, encodings: [{ pixels: thumbPixels, format: 'webp' }] });
  if ('encoded' in made) return { ...found, thumb: made.encoded[0] ?? null };
  // The bytes are stored as they are in any case: a preview that takes too much work is left out.
  return made.refused === 'tooMuchWork' ? { ...found, thumb: null } : { refused: whyNotMessage(made.refused) };
}

async function inspectPicture(path: string, filename: string, { images }: Inspectors): Promise<Inspected> {
  const found = await recognize(path, filename);
  const contentType = 'contentType' in found ? found.contentType : found.actually;
  if (contentType !== 'image/png' && contentType !== 'image/jpeg') return { refused: messages.pictureType };
  if ('refused' in found) return { refused: found.refused };
  const isPng = contentType === 'image/png';
  const encodings = [
    { pixels: picturePixels, format: isPng ? 'png' : 'jpeg' },
    { pixels: thumbPixels, format: 'webp' },
  ] as const;
  const made = await images.encode({ path, encodings });
  if ('refused' in made) return { refused: whyNotMessage(made.refused) };
  const [bytes = new Uint8Array(), thumb = null] = made.encoded;
  return { contentType, thumb, encoded: { bytes, keyEnding: isPng ? '.png' : '.jpg' } };
}

/**
 * Receives a file as a stream and inspects it. A rejected file leaves nothing on the disk.
 * @param given the name from the sender
 * @throws 413 if the file is too large, 422 if it is not accepted, 503 if too many images wait, and the stream's own errors
 */
export async function receiveUpload(
  field: FileField,
  { folder, images, tables }: Receiver,
  content: Readable,
  given: string,
): Promise<Upload> {
  const { path, size, sha256 } = await receive(folder, content, field);
  const made: string[] = [];
  try {
    const filename = displayName(given);
    const found = size === 0 ? { refused: messages.empty } : await field.inspect(path, filename, { images, tables });
    if ('refused' in found) throw invalid({ [field.name]: [found.refused] });
    const { contentType, thumb, encoded, unpacked = null } = found;
    const thumbPath = thumb && (await place(folder, thumb));
    if (thumbPath) made.push(thumbPath);
    const about = { filename, contentType, sha256, thumbPath, unpacked };
    if (!encoded) return new Upload({ ...about, size, path, keyEnding: '' });
    const encodedPath = await place(folder, encoded.bytes);
    await rm(path, { force: true });
    return new Upload({
      ...about,
      size: encoded.bytes.length,
      path: encodedPath,
      keyEnding: encoded.keyEnding,
    });
  } catch (error) {
    for (const left of [path, ...made]) await rm(left, { force: true });
    throw error;
  }
}
