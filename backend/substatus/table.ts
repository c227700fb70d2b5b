import type { Generated } from 'kysely';
import type { Db } from '../db/client.ts';

/** What can have a status. */
export const statusModels = ['purchase_order', 'order_item', 'commercial_invoice'] as const;
export type StatusModel = (typeof statusModels)[number];

/** A reason that an organization gives for a status of one kind of record. Records store its text, not its id. */
export interface StatusReasonTable {
  id: Generated<number>;
  organization_id: number;
  model: StatusModel;
  status: string;
  sub_status: string;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    status_reasons: StatusReasonTable;
  }
}

/** The reasons that an organization has for a status, by text. */
export function reasonsFor(db: Db, organizationId: number, model: StatusModel, status: string) {
  return db
    .selectFrom('status_reasons')
    .select(['id', 'sub_status'])
    .where('organization_id', '=', organizationId)
    .where('model', '=', model)
    .where('status', '=', status)
    .orderBy((eb) => eb.fn('lower', ['sub_status']))
    .execute();
}
