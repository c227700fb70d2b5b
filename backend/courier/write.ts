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
import { readCourierRow, toCourier } from './read.ts';
import type { Courier, CourierCreate, CourierUpdate } from './schema.ts';

const unique = { couriers_company_name: 'company_name' };
const couriers = versioned({
  type: 'Courier',
  read: ({ db, caller }: WriteContext, id: number, lock) => readCourierRow(db, caller, id, lock),
  toRecord: (row, { caller }) => toCourier(row, caller),
});

/** Creates a courier of an organization, or for a program. @throws 422 for invalid input */
export async function createCourier(context: WriteContext, input: CourierCreate): Promise<Courier> {
  const { db, caller } = context;
  checkNotInFuture(context, { visual_compliance_date: input.visual_compliance_date });
  const { organization_id, program_id, ...body } = input;
  const fields = withAddress(body);
  const place = await placeOfNew(db, caller, { organization_id, program_id });
  requireMark(place.sample, 'company_name', fields.company_name);
  const { id } = await onUniqueViolation(
    db
      .insertInto('couriers')
      .values({ ...addressColumns(fields), ...place })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  return couriers.finish(context, id, 'create', differences({}, fields));
}

/** Changes the sent fields. @throws 409 `stale` if `lock_version` is sent and is not the newest, 422, 404 */
export function updateCourier(context: WriteContext, id: number, input: CourierUpdate): Promise<Courier> {
  const { lock_version, ...body } = input;
  checkNotInFuture(context, { visual_compliance_date: body.visual_compliance_date });
  const fields = withAddress(body);
  const values = { ...addressColumns(fields), ...newVersion };
  return couriers.update(context, id, lock_version, (before) => {
    requireMark(before.sample, 'company_name', fields.company_name);
    return {
      changes: differences(withPlainAddress(before), fields),
      write: () =>
        onUniqueViolation(context.db.updateTable('couriers').set(values).where('id', '=', id).execute(), unique),
      ...(becomesProhibited(before.risk_level, fields.risk_level) && {
        notify: () =>
          tellOfProhibition(context, {
            kind: 'courier',
            id,
            name: before.company_name,
            organizationId: before.organization_id,
          }),
      }),
    };
  });
}
