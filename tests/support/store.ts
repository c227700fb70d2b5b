/** A file store in its own temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../../backend/files/folder.ts';

export function temporaryStore() {
  const folder = mkdtempSync(join(tmpdir(), 'lading-files-'));
  return { folder, files: folderStore(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
