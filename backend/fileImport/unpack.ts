import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { invalid, notFound } from '../api/errors.ts';
import { tablesIn, type UnpackedTable } from '../files/tables.ts';
import type { Services } from '../http/route.ts';
import { organizationKey } from '../turns/sharedWork.ts';
import type { FileImportRow } from './table.ts';

/** What a stored file is unpacked with. */
export interface UnpackContext {
  readonly services: Pick<Services, 'files' | 'processes' | 'work'>;
  readonly gone: AbortSignal;
}

/** Unpacks the stored file of an import again, and removes what was unpacked after the work. @throws 404, 422, 503 */
export async function withUnpacked<Result>(
  { services: { files, processes, work }, gone }: UnpackContext,
  found: FileImportRow,
  use: (unpacked: UnpackedTable) => Promise<Result>,
): Promise<Result> {
  const stored = await files.open(found.file_key);
  if (!stored) throw notFound();
  const path = join(files.incoming, `${randomUUID()}.again`);
  try {
    await pipeline(await stored.read(), createWriteStream(path));
    const turn = { key: organizationKey({ organizationId: found.organization_id }), gone };
    const unpacked = await tablesIn(turn, work.tables, { processes, folder: files.incoming }).unpack(
      path,
      found.file_name,
    );
    if ('refused' in unpacked) throw invalid({ sheet: [unpacked.refused] });
    try {
      return await use(unpacked);
    } finally {
      await rm(unpacked.folder, { recursive: true, force: true });
    }
  } finally {
    await rm(path, { force: true });
  }
}
