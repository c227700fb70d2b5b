import type { ExpressionBuilder } from 'kysely';
import { roleId } from '../access/roles.ts';
import { rejectedTransition } from '../api/errors.ts';
import type { Database, Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import type { ManyVersionedRecords } from '../history/versioned.ts';
import { type Assignments, checkAssigned, setAssigned } from '../record/assigned.ts';
import { anyOf } from '../record/listOrder.ts';
import type { ManyResult } from '../record/many.ts';
import { newVersion, type WriteContext } from '../record/write.ts';

type WithUsers = Database & { u: Database['users'] };

/**
 * Matches users `u` who work in a program: its members, and the administrators of its organization, who see all its
 * programs without being members.
 */
export function worksIn(eb: ExpressionBuilder<WithUsers, 'u'>, programId: number) {
  return eb.or([
    eb('u.id', 'in', eb.selectFrom('user_programs').select('user_id').where('program_id', '=', programId)),
    eb.and([
      eb('u.permission_id', 'in', [roleId.systemAdministrator, roleId.organizationAdministrator]),
      eb('u.organization_id', 'in', eb.selectFrom('programs').select('organization_id').where('id', '=', programId)),
    ]),
  ]);
}

/**
 * Returns those of `ids` who may be assigned in a program: active people who work in it, no API keys. Their rows are
 * locked, so that they stay active members until the transaction ends.
 */
export async function assignable(db: Db, programId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  // A separate statement, so that the next one sees changes that this one waited for. Always in id order.
  await db.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forShare().execute();
  const rows = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', 'in', ids)
    .where('u.status', '=', 'active')
    .where('u.service', '=', false)
    .where((eb) => worksIn(eb, programId))
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** The columns of a record that an assignment depends on. */
interface AssignableRow {
  readonly id: number;
  readonly organization_id: number;
  readonly program_id: number;
  readonly lock_version: number;
  readonly status: string;
  readonly users: readonly { readonly id: number }[];
}

/** How users are assigned to records of one type. */
interface Assigning<Row, Shown> {
  readonly records: ManyVersionedRecords<WriteContext, Row, Shown>;
  readonly table: 'purchase_orders' | 'shipments';
  readonly assignments: Assignments;
  /** Returns the reason an archived record cannot be assigned. */
  readonly archived: () => string;
  readonly notify: (
    context: WriteContext,
    added: readonly { readonly row: Row; readonly userIds: readonly number[] }[],
  ) => Promise<void>;
}

/**
 * Declares how users are assigned: the same users to each of the records, and no others. A row is rejected with 422 when
 * a user may not be assigned, 409 when it is archived or not of the sent version, 404.
 */
export const assignsUsers =
  <Row extends AssignableRow, Shown>({ records, table, assignments, archived, notify }: Assigning<Row, Shown>) =>
  (
    context: WriteContext,
    ids: readonly number[],
    userIds: readonly number[],
    partial: boolean,
    versions: readonly number[] = [],
  ): Promise<ManyResult<Shown, Row>[]> => {
    const { db } = context;
    const to = [...new Set(userIds)].sort((a, b) => a - b);
    const addedTo = ({ users }: Row) => to.filter((user) => !users.some(({ id }) => id === user));
    const sent = ids.map((key, index) => ({ key, version: versions[index] }));
    return records.updateMany(context, sent, partial, async (rows) => {
      const allowed = new Map<number, ReadonlySet<number>>();
      for (const [program, its] of Map.groupBy(rows, ({ program_id }) => program_id)) {
        allowed.set(program, await assignable(db, program, [...new Set(its.flatMap(addedTo))]));
      }
      return {
        check: (before) => {
          if (before.status === 'archived') throw rejectedTransition(archived());
          checkAssigned(addedTo(before), allowed.get(before.program_id) ?? new Set(), 'ids');
          const from = before.users.map((user) => user.id);
          return { action: 'assign_users', changes: differences({ user_ids: from }, { user_ids: to }) };
        },
        write: async (changed) => {
          const changedIds = changed.map(({ before }) => before.id);
          await setAssigned(db, assignments, changedIds, to);
          await db.updateTable(table).set(newVersion).where('id', '=', anyOf(changedIds)).execute();
        },
        notify: (changed) =>
          notify(
            context,
            changed.map(({ before }) => ({ row: before, userIds: addedTo(before) })),
          ),
      };
    });
  };
