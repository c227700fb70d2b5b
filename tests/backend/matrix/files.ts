/** Puts files into the store of a backend, for records to reference. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import type { Database } from '../../../backend/db/client.ts';
import type { FileStore } from '../../../backend/files/store.ts';
import { image } from '../../support/files.ts';

/** The columns of a document that describe its file. */
export type StoredFile = Pick<
  Insertable<Database['documents']>,
  'file_key' | 'filename' | 'content_type' | 'size' | 'thumb_key'
>;

/** Returns a function that stores a new file with the same image, and its thumbnail, on each call. */
export async function imagesIn(store: FileStore): Promise<() => Promise<StoredFile>> {
  const [png, webp] = [await image('png'), await image('webp')];
  await mkdir(store.incoming, { recursive: true });
  const keep = async (file: File, ending: string): Promise<string> => {
    const key = randomUUID() + ending;
    const path = join(store.incoming, key);
    await writeFile(path, await file.bytes());
    await store.keep(key, path);
    return key;
  };
  return async () => ({
    file_key: await keep(png, ''),
    filename: png.name,
    content_type: 'image/png',
    size: png.size,
    thumb_key: await keep(webp, '.webp'),
  });
}
