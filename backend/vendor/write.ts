import { noteWrite } from '../history/note.ts';
import { differences, type HistoryEntry } from '../history/table.ts';
import { stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import { addressColumns, withAddress, withPlainAddress } from '../record/address.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { readVendorRow, toRecord } from './read.ts';
import type { Vendor, VendorCreate, VendorUpdate } from './schema.ts';

const unique = { vendors_name: 'name' };

/** Makes a vendor of the caller's organization. @throws 422 on what breaks a rule */
export async function createVendor(context: WriteContext, input: VendorCreate): Promise<Vendor> {
  const { db, caller } = context;
  const fields = withAddress(input);
  const { id } = await taken(
    db
      .insertInto('vendors')
      .values({ ...addressColumns(fields), organization_id: caller.organizationId })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  return finish(context, id, 'create', differences({}, fields));
}

/** Changes the sent fields. @throws 409 `stale` when `lock_version` is sent and no longer the newest, 422, 404 */
export async function updateVendor(context: WriteContext, id: number, input: VendorUpdate): Promise<Vendor> {
  const { db, caller } = context;
  const before = await readVendorRow(db, caller, id, true);
  const { lock_version = before.lock_version, ...body } = input;
  if (lock_version !== before.lock_version) throw stale(toRecord(before, caller));
  const fields = withAddress(body);
  const changes = differences(withPlainAddress(before), fields);
  if (changes.length === 0) return toRecord(before, caller);
  const values = { ...addressColumns(fields), ...newVersion };
  await taken(db.updateTable('vendors').set(values).where('id', '=', id).execute(), unique);
  return finish(context, id, 'update', changes);
}

async function finish(
  context: WriteContext,
  id: number,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
): Promise<Vendor> {
  const row = await readVendorRow(context.db, context.caller, id);
  const { organization_id: organizationId, lock_version: lockVersion } = row;
  await noteWrite(context, { type: 'Vendor', id, organizationId, lockVersion }, action, changes);
  return toRecord(row, context.caller);
}
