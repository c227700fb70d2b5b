import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MODULE = JSON.stringify(join(import.meta.dirname, '../../scripts/testFolder.ts'));

/** Starts a process that makes its folder, says where it is, and stays until it is told to end. */
async function madeBy(end: (child: ReturnType<typeof spawn>) => void): Promise<string> {
  const code = `const { testFolder } = await import(${MODULE});
    const folder = testFolder();
    (await import('node:fs')).writeFileSync(folder + '/file', 'text');
    console.log(folder);
    process.stdin.on('end', () => process.exit()).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  const folder = String(said).trim();
  // Other accounts may enter it: PostgreSQL does not run as root.
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  end(child);
  await once(child, 'exit');
  return folder;
}

describe('the folder for what tests write', () => {
  it('is gone when its process has ended', async () => {
    expect(existsSync(await madeBy((child) => child.stdin?.end()))).toBe(false);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is gone after %s', async (signal) => {
    expect(existsSync(await madeBy((child) => child.kill(signal)))).toBe(false);
  });
});
