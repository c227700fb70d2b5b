import { type Generated, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Identity } from '../db/identity.ts';
import { asName } from '../record/listOrder.ts';
import type { StatusDefinition } from '../record/status.ts';

/** The kinds of records that have a status. */
export const statusModels = ['purchase_order', 'order_item', 'commercial_invoice'] as const;
export type StatusModel = (typeof statusModels)[number];

/** The statuses of each kind of record, injected because concepts import each other in one direction only. */
export type StatusesByModel = Readonly<Record<StatusModel, readonly StatusDefinition[]>>;

/** A substatus that an organization defines for a status of one kind of record. Records store its text, not its id. */
export interface SubstatusTable extends Identity {
  id: Generated<number>;
  organization_id: number;
  model: StatusModel;
  status: string;
  sub_status: string;
  /** Whether it is no longer offered. */
  archived: Generated<boolean>;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    status_reasons: SubstatusTable;
  }
}

/** Returns an organization's texts for a status, without archived ones. */
export type Substatuses = (organizationId: number, status: string) => Promise<readonly string[]>;

/** Returns the substatuses of one kind of record, read once per organization and status: many records may move at once. */
export function substatusesFor(db: Db, model: StatusModel): Substatuses {
  const known = new Map<string, Promise<readonly string[]>>();
  return (organizationId, status) => {
    const key = `${organizationId} ${status}`;
    const found =
      known.get(key) ??
      substatusesOf(db, organizationId, model, status).then((rows) => rows.map(({ sub_status }) => sub_status));
    known.set(key, found);
    return found;
  };
}

/** Lists the substatuses that an organization offers for a status, ordered by text. */
export function substatusesOf(db: Db, organizationId: number, model: StatusModel, status: string) {
  return db
    .selectFrom('status_reasons')
    .select(['id', 'sub_status'])
    .where('organization_id', '=', organizationId)
    .where('model', '=', model)
    .where('status', '=', status)
    .where('archived', '=', false)
    .orderBy(asName(sql`sub_status`))
    .execute();
}
