/** The kinds of records that can be merged: their tables, their fields as a person chooses them, and what the fields say. */
import { type RawBuilder, sql } from 'kysely';
import type { Area } from '../access/areas.ts';
import { riskLevels } from '../lookup/rules.ts';
import type { PartyKind } from '../record/party.ts';
import type { MergedType } from './table.ts';

/** The row of a record, as JSON of its columns. */
export type PartyRow = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly lock_version: number;
  readonly risk_level: string | null;
};

/** A kind of record that can be merged. */
export interface MergeKind {
  readonly type: MergedType;
  /** Its part of the paths of api/v1, and its table. */
  readonly path: 'vendors' | 'end_users' | 'groups';
  readonly area: Area;
  readonly party: PartyKind;
  /** The column that names it on screens. */
  readonly label: string;
  /** What is compared to find those that are likely one: texts of a row `t`. */
  readonly texts: readonly string[];
  /** The organization of a row `t`, as SQL. */
  readonly organization: RawBuilder<number>;
  /** The program of a row `t`, as SQL; null if it belongs to none. */
  readonly program: RawBuilder<number | null>;
  /** Where a row `t` belongs, as text: only records of one place can be one. Sample data is apart. */
  readonly place: RawBuilder<string>;
  /** The field of api/v1 that names one such record. */
  readonly field: 'vendor_id' | 'end_user_id' | 'group_id';
  /** The filter of lists by such records, in the addresses of their pages. */
  readonly filter: string;
  /**
   * The fields that are chosen, each with its columns: those that only together say something are chosen together. A
   * screening is one field, since a date says nothing without its result.
   */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** What of it is screened: the names and the country. */
  readonly screened: (row: PartyRow) => readonly unknown[];
}

const screening = { screening: ['visual_compliance_date', 'risk_level'] };
const alone = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, [column]]));
const countryOf = ({ address }: Readonly<Record<string, unknown>>) =>
  typeof address === 'object' && address !== null && 'country' in address ? address.country : null;

/** Each kind of record that can be merged. */
export const mergeKinds: readonly MergeKind[] = [
  {
    ...{ type: 'Vendor', path: 'vendors', area: 'vendors', party: 'vendor', label: 'name' },
    texts: ['t.name', 't.ein'],
    organization: sql`t.organization_id`,
    program: sql`null::bigint`,
    place: sql`concat(t.organization_id, '/', t.sample)`,
    ...{ field: 'vendor_id', filter: 'vendor' },
    fields: { ...alone('name', 'ein', 'phone_number', 'email', 'website'), ...screening, ...alone('notes', 'address') },
    screened: (row) => [row['name'], countryOf(row)],
  },
  {
    ...{ type: 'EndUser', path: 'end_users', area: 'end_users', party: 'end_user', label: 'label' },
    texts: ['t.label'],
    organization: sql`t.organization_id`,
    program: sql`null::bigint`,
    place: sql`concat(t.organization_id, '/', t.sample)`,
    ...{ field: 'end_user_id', filter: 'end_user' },
    fields: {
      name: ['first_name', 'last_name'],
      ...alone('external_organization_name', 'country'),
      ...screening,
      ...alone('notes', 'opc'),
    },
    screened: (row) => [row['first_name'], row['last_name'], row['external_organization_name'], row['country']],
  },
  {
    ...{ type: 'Group', path: 'groups', area: 'groups', party: 'group', label: 'name' },
    texts: ['t.name', 't.latin_name', 't.tax_number'],
    organization: sql`(select p.organization_id from programs p where p.id = t.program_id)`,
    program: sql`t.program_id`,
    place: sql`t.program_id::text`,
    ...{ field: 'group_id', filter: 'group' },
    fields: {
      ...alone('name', 'attn', 'latin_name', 'tax_number', 'requires_import_permit', 'phone_number'),
      ...screening,
      ...alone('address'),
    },
    screened: (row) => [row['name'], row['latin_name'], countryOf(row)],
  },
];

/** Returns the kind of a type. */
export function kindOf(type: MergedType): MergeKind {
  const found = mergeKinds.find((kind) => kind.type === type);
  if (!found) throw new Error(`No kind ${type}`);
  return found;
}

/** Whether what is screened of two rows reads the same, but for case and spaces. */
export const isScreenedAlike = ({ screened }: MergeKind, one: PartyRow, other: PartyRow): boolean => {
  const plain = (value: unknown) =>
    String(value ?? '')
      .normalize('NFKC')
      .trim()
      .replace(/\s+/gu, ' ')
      .toLowerCase();
  const others = screened(other);
  return screened(one).every((value, at) => plain(value) === plain(others[at]));
};

/** The risk levels from the least to the greatest, which is stricter than none. */
const levels: readonly (string | null)[] = [null, ...riskLevels.map(({ key }) => key)];
/** Returns how strict a risk level is. */
export const strictness = (level: string | null): number => levels.indexOf(level);
