import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Delivery } from './delivery.ts';
import { headers } from './headers.ts';

/**
 * Creates a delivery that writes each mail as a file for mail programs, `outbox/{time}-{id}.eml` in the data folder. Only
 * this account may read the files, because the links in them sign users in. Files appear atomically.
 */
export function outbox(dataDir: string, from: string): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from, headers });
  const folder = join(dataDir, 'outbox');
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { file };
    },
    close: () => transport.close(),
  };
}
