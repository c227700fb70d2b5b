/** What imports know of the tables whose records files name: how they are called, where they are, and what needs them. */
import { type RawBuilder, sql } from 'kysely';
import type { ShownType } from '../access/areas.ts';
import type { ImportPlace, NamedTable } from './kind.ts';

/** A table whose records files name. In its SQL, `t` is the table. */
interface ImportedTable {
  /** The type of its records. */
  readonly type: ShownType;
  /** What a record is called. */
  readonly name: RawBuilder<string>;
  /** Whether an import into a place may name a record. */
  readonly within: (place: ImportPlace) => RawBuilder<boolean>;
  /** Where a record is, for its history: the columns `organization_id` and `program_id`. */
  readonly place: RawBuilder<unknown>;
  /** The column of orders that names its records. */
  readonly ofOrders: string;
  /** What refers to its records and would be left without them. Documents need not be named. */
  readonly referring: readonly (readonly [table: string, column: string])[];
}

const ofOrganization = ({ organizationId, sample }: ImportPlace) =>
  sql<boolean>`t.organization_id = ${organizationId} and t.sample = ${sample}`;
const inOrganization = sql`organization_id, null::bigint as program_id`;

/** The tables whose records files name. */
export const importedTables: Readonly<Record<NamedTable, ImportedTable>> = {
  programs: {
    type: 'Program',
    name: sql`t.name`,
    within: ofOrganization,
    place: inOrganization,
    ofOrders: 'program_id',
    referring: [
      ['purchase_orders', 'program_id'],
      ['order_items', 'program_id'],
      ['shipments', 'program_id'],
      ['groups', 'program_id'],
      ['documents', 'program_id'],
      ['end_user_programs', 'program_id'],
      ['user_programs', 'program_id'],
      ['saved_views', 'program_id'],
      ['file_imports', 'program_id'],
      ['works', 'program_id'],
      ['notifications', 'program_id'],
    ],
  },
  vendors: {
    type: 'Vendor',
    name: sql`t.name`,
    within: ofOrganization,
    place: inOrganization,
    ofOrders: 'vendor_id',
    referring: [['purchase_orders', 'vendor_id']],
  },
  end_users: {
    type: 'EndUser',
    name: sql`t.label`,
    within: (place) =>
      place.programId === null
        ? ofOrganization(place)
        : sql<boolean>`${ofOrganization(place)} and exists (
            select 1 from end_user_programs m where m.end_user_id = t.id and m.program_id = ${place.programId})`,
    place: inOrganization,
    ofOrders: 'end_user_id',
    referring: [['purchase_orders', 'end_user_id']],
  },
  groups: {
    type: 'Group',
    name: sql`t.name`,
    within: ({ programId, organizationId, sample }) =>
      programId === null
        ? sql<boolean>`t.program_id in (
            select p.id from programs p where p.organization_id = ${organizationId} and p.sample = ${sample})`
        : sql<boolean>`t.program_id = ${programId}`,
    place: sql`(select p.organization_id from programs p where p.id = program_id) as organization_id, program_id`,
    ofOrders: 'group_id',
    referring: [
      ['purchase_orders', 'group_id'],
      ['shipments', 'group_id'],
      ['end_user_groups', 'group_id'],
    ],
  },
};
