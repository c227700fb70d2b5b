/** The documents of a record in one ZIP archive. */
import { sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import { invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { fileNameOf, folderNameOf } from '../files/contentDisposition.ts';
import { endingOf } from '../files/name.ts';
import type { Zip } from '../files/zip.ts';
import { trimDecimal } from '../record/decimal.ts';
import { messages } from './messages.ts';
import { itemsBy, type Parent, parents } from './parents.ts';

/**
 * Reads what an archive of a record's documents contains; of an order or a shipment with those of its items, each in a folder,
 * if the caller may read items.
 * @param archived only documents that are archived, or only those that are not; both if undefined
 * @throws 422 if there are none
 */
export async function readZip(db: Db, caller: Caller, parent: Parent, archived: boolean | undefined): Promise<Zip> {
  const { table, label } = parents[parent.path];
  const { rows: named } = await sql<{ name: string }>`
    select ${label} as name from ${sql.table(table)} where id = ${parent.id}`.execute(db);
  const column = can(caller, 'order_items', 'read') ? itemsBy(parent.path) : undefined;
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
