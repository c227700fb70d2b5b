import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderStore } from './folder.ts';
import type { FileStore } from './store.ts';

/** Opens the configured store: the data folder, or a bucket. */
export async function openStore({ dataDir, s3Url }: Pick<Config, 'dataDir' | 's3Url'>): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  if (!s3Url) return folderStore(folder);
  // The S3 client is loaded only if a bucket is configured.
  const { s3Store } = await import('./s3.ts');
  return s3Store(s3Url, join(folder, 'incoming'));
}
