/** A small file system, for tests of a full disk. Only root may mount one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts an empty folder of this size; null if that is not possible. */
export function smallDisk(megabytes: number): { folder: string; remove: () => void } | null {
  if (!mayMount) return null;
  const folder = mkdtempSync(join(tmpdir(), 'lading-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const remove = () => {
    if (mounted.status === 0) spawnSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  };
  if (mounted.status === 0) return { folder, remove };
  remove();
  return null;
}
