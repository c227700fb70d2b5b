import { differences } from '../history/table.ts';
import { versioned } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { addressColumns, withAddress, withPlainAddress } from '../record/address.ts';
import { placeOfNew } from '../record/organization.ts';
import { becomesProhibited } from '../record/party.ts';
import { checkNotInFuture } from '../record/pastDates.ts';
import { requireMark } from '../record/sample.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { tellOfProhibition } from '../shipment/rules.ts';
import { readVendorRow, toRecord } from './read.ts';
import type { Vendor, VendorCreate, VendorUpdate } from './schema.ts';

const unique = { vendors_name: 'name' };
const vendors = versioned({
  type: 'Vendor',
  read: ({ db, caller }: WriteContext, id: number, lock) => readVendorRow(db, caller, id, lock),
  toRecord: (row, { caller }) => toRecord(row, caller),
});

/** Creates a vendor of an organization, or for a program. @throws 422 on a broken rule */
export async function createVendor(context: WriteContext, input: VendorCreate): Promise<Vendor> {
  const { db, caller } = context;
  checkNotInFuture(context, { visual_compliance_date: input.visual_compliance_date });
  const { organization_id, program_id, ...body } = input;
  const fields = withAddress(body);
  const place = await placeOfNew(db, caller, { organization_id, program_id });
  requireMark(place.sample, 'name', fields.name);
  const { id } = await onUniqueViolation(
    db
      .insertInto('vendors')
      .values({ ...addressColumns(fields), ...place })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  return vendors.finish(context, id, 'create', differences({}, fields));
}

/** Changes the given fields. @throws 409 `stale` when `lock_version` is sent and is not the newest, 422, 404 */
export function updateVendor(context: WriteContext, id: number, input: VendorUpdate): Promise<Vendor> {
  const { lock_version, ...body } = input;
  checkNotInFuture(context, { visual_compliance_date: body.visual_compliance_date });
  const fields = withAddress(body);
  const values = { ...addressColumns(fields), ...newVersion };
  return vendors.update(context, id, lock_version, (before) => {
    requireMark(before.sample, 'name', fields.name);
    return {
      changes: differences(withPlainAddress(before), fields),
      write: () =>
        onUniqueViolation(context.db.updateTable('vendors').set(values).where('id', '=', id).execute(), unique),
      ...(becomesProhibited(before.risk_level, fields.risk_level) && {
        notify: () =>
          tellOfProhibition(context, { kind: 'vendor', id, name: before.name, organizationId: before.organization_id }),
      }),
    };
  });
}
