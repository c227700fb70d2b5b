/** The documents of a record in one ZIP archive, streamed: one stored file is open at a time, and none is read into memory. */
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import { type Caller, can } from '../access/caller.ts';
import { invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { attachmentHeader, fileNameOf, folderNameOf } from '../files/contentDisposition.ts';
import { endingOf } from '../files/name.ts';
import { harmless } from '../files/send.ts';
import type { FileStore } from '../files/store.ts';
import type { SignedInCall } from '../http/route.ts';
import { trimDecimal } from '../record/decimal.ts';
import { messages } from './messages.ts';
import type { Parent, ParentPath } from './parents.ts';

/** A file of an archive. */
interface Entry {
  /** Its path in the archive; no other entry has it, ignoring case. */
  readonly name: string;
  /** The key of its bytes in the file store. */
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly stored: Date;
}

/** An archive to be sent. */
export interface Zip {
  readonly filename: string;
  readonly entries: readonly Entry[];
}

/** What the records are called whose documents are an archive of their own. */
const NAMES = {
  purchase_orders: { table: 'purchase_orders', name: sql<string>`order_number` },
  commercial_invoices: { table: 'shipments', name: sql<string>`invoice_number` },
  order_items: { table: 'order_items', name: sql<string>`material` },
  users: { table: 'users', name: sql<string>`btrim(first_name || ' ' || last_name)` },
  vendors: { table: 'vendors', name: sql<string>`name` },
  couriers: { table: 'couriers', name: sql<string>`company_name` },
  end_users: { table: 'end_users', name: sql<string>`label` },
} as const satisfies Record<ParentPath, { table: string; name: unknown }>;

/** The column of items that names the record they belong to. */
const ITEMS_OF: Partial<Record<ParentPath, string>> = {
  purchase_orders: 'purchase_order_id',
  commercial_invoices: 'shipment_id',
};

/**
 * Reads what an archive of a record's documents contains; of an order or a shipment with those of its items, each in a folder,
 * if the caller may read items.
 * @param archived only documents that are archived, or only those that are not; both if undefined
 * @throws 422 if there are none
 */
export async function readZip(db: Db, caller: Caller, parent: Parent, archived: boolean | undefined): Promise<Zip> {
  const { table, name } = NAMES[parent.path];
  const { rows: named } = await sql<{ name: string }>`
    select ${name} as name from ${sql.table(table)} where id = ${parent.id}`.execute(db);
  const column = can(caller, 'order_items', 'read') ? ITEMS_OF[parent.path] : undefined;
  const ofItems = column
    ? sql`or d.order_item_id in (select id from order_items where ${sql.ref(column)} = ${parent.id})`
    : sql``;
  const { rows } = await sql<Stored>`
    select d.filename, d.file_key as key, d.size, d.created_at as stored, i.position, i.material
    from documents d left join order_items i on i.id = d.order_item_id and d.parent_id <> ${itemItself(parent)}
    where (d.parent_type = ${parent.type} and d.parent_id = ${parent.id} ${ofItems})
      and d.file_key is not null ${archived === undefined ? sql`` : sql`and d.archived = ${archived}`}
    order by i.position nulls first, i.id, d.created_at, d.id`.execute(db);
  if (rows.length === 0) throw invalid({ base: [messages.nothingToDownload] });
  const nextName = uniqueNames();
  return {
    filename: fileNameOf(named[0]?.name ?? '', 'zip', messages.archiveOf),
    entries: rows.map(({ filename, position, material, key, size, stored }) => {
      const folder =
        position === null ? '' : `${folderNameOf(messages.itemFolder(trimDecimal(position), material ?? ''))}/`;
      return { name: nextName(folder, filename), key, size: Number(size), stored };
    }),
  };
}

interface Stored {
  filename: string;
  key: string;
  size: number | string;
  stored: Date;
  position: string | null;
  material: string | null;
}

/** The item whose documents stand in no folder, because the archive is of it. */
const itemItself = ({ path, id }: Parent): number => (path === 'order_items' ? id : 0);

/** Returns a function that names files of an archive: the second `a.pdf` of a folder is `a (2).pdf`. */
function uniqueNames(): (folder: string, filename: string) => string {
  const taken = new Set<string>();
  return (folder, filename) => {
    const ending = endingOf(filename);
    const typed = ending ? filename.slice(0, -ending.length - 1) : filename;
    for (let count = 1; ; count += 1) {
      const name = folder + fileNameOf(typed, ending || 'bin', count === 1 ? '' : `(${count})`);
      // File systems of many people do not tell apart what differs only by case.
      const key = name.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  };
}

/**
 * Sends an archive. Its length is sent first, so that a broken transfer never looks whole; files are stored as they are, because
 * most of them are compressed already.
 */
export async function sendZip(
  { request, response, services, gone }: SignedInCall<unknown, unknown, unknown>,
  zip: Zip,
): Promise<void> {
  const whole = new PassThrough();
  const file = zipFile(zip, services.files, whole);
  response.set({
    ...harmless,
    'content-type': 'application/zip',
    'content-disposition': attachmentHeader(zip.filename),
    'cache-control': 'no-store',
    ...(file.length !== null && { 'content-length': String(file.length) }),
  });
  if (request.method === 'HEAD') {
    whole.destroy();
    return void response.end();
  }
  response.setTimeout(services.silenceMs, () => response.destroy());
  file.begin();
  try {
    await pipeline(whole, response, { signal: gone });
  } catch (error) {
    // Whoever wanted the archive has left: nothing has failed.
    if (!gone.aborted) throw error;
  }
}

/** Declares an archive, and returns its length in bytes, if it can be told before, and the function that writes it. */
function zipFile({ entries }: Zip, files: FileStore, whole: PassThrough) {
  const archive = new ZipFile();
  let started = () => {};
  const start = new Promise<void>((resolve) => {
    started = resolve;
  });
  const fail = (error: unknown) => whole.destroy(error instanceof Error ? error : new Error(String(error)));
  archive.on('error', fail);
  for (const { name, key, size, stored } of entries) {
    archive.addReadStreamLazy(name, { compress: false, size, mtime: stored }, (done) => {
      const open = async () => {
        await start;
        const found = await files.open(key);
        if (!found) throw new Error(`The file store lacks ${key}`);
        const bytes = await found.read();
        bytes.once('error', fail);
        // Whoever has left needs no more of it.
        whole.once('close', () => bytes.destroy());
        return bytes;
      };
      open().then((bytes) => done(null, bytes), fail);
    });
  }
  let length: number | null = null;
  // Its types lack the length that the library calls back with, at once, as all sizes are known.
  archive.end({ forceZip64Format: false, comment: '' }, ((total: number) => {
    length = total > 0 ? total : null;
  }) as () => void);
  archive.outputStream.pipe(whole);
  return { length, begin: started };
}
