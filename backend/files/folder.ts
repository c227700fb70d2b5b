import { access, constants, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, onStore, type StoredFile } from './store.ts';

/** Creates a store in a local folder. It survives a power loss: files and their names are synced to the disk. */
export function folderStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const pathOf = (key: string) => join(folder, key);
  return {
    incoming,
    keep: (key, path) => onStore(moveIn(folder, path, pathOf(key))),
    open: (key) => onStore(openFile(pathOf(key))),
    remove: (key) => onStore(rm(pathOf(key), { force: true })),
    keysBefore: (moment) => filesBefore(folder, moment),
    ready: async () => {
      try {
        await mkdir(incoming, { recursive: true });
        await access(incoming, constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Moves a file into the store. Syncs the bytes before the rename, and the rename before it resolves. */
async function moveIn(folder: string, from: string, to: string): Promise<void> {
  await sync(from, 'r+');
  await rename(from, to);
  // Windows neither can sync a folder nor needs to.
  if (process.platform !== 'win32') await sync(folder, 'r');
}

async function openFile(path: string): Promise<StoredFile | null> {
  const file = await orNull(open(path));
  if (!file) return null;
  const { size } = await file.stat();
  return { size, read: async (range) => file.createReadStream(range), close: () => file.close() };
}

/** Yields the names of a folder's files that were last written before a time; none if the folder is missing. */
export async function* filesBefore(folder: string, moment: Date, withFolders = false): AsyncIterable<string> {
  const entries = await orNull(opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile() && !(withFolders && entry.isDirectory())) continue;
    const written = await orNull(stat(join(folder, entry.name)));
    if (written && written.mtime < moment) yield entry.name;
  }
}

/** Returns null if the file or folder is missing. */
async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function sync(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
