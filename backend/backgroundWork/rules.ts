/**
 * Work in the background: changes of more records than one call may write. A concept declares a kind of work with `workKind`
 * and registers it in `works.ts`; this folder knows none of them.
 */
import type { z } from 'zod';
import { type Area, areaOf, type Right, type ShownType } from '../access/areas.ts';
import { type Caller, can } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { idsInOrderUpTo, type Sorted } from '../record/listOrder.ts';
import type { ManyResult } from '../record/many.ts';
import { foundForgiving, type Spelling, typedWords } from '../record/search.ts';
import type { StatusDefinition } from '../record/status.ts';
import type { IssuePapers, WriteContext } from '../record/write.ts';
import { messages } from './messages.ts';
import { refusalOf } from './refusal.ts';
import type { WorkRow } from './table.ts';

/** How many records one work may change. */
export const mostRecords = 10_000;

/** How many works of an organization may be unfinished. */
export const mostUnfinished = 20;

/** The context of a chunk: that of a write, with what changes of shipments need. */
export interface WorkContext extends WriteContext {
  readonly services: WriteContext['services'] & { readonly issuePapers: IssuePapers };
}

/** A record to change, as it is named when the work is started. */
export interface Named {
  readonly id: number;
  /** Null for one that belongs to no program. */
  readonly program_id: number | null;
  readonly label: string;
}

/** The parameters of a list that its work needs to know. */
interface ListQuery {
  readonly program_id?: number | undefined;
  readonly exact?: boolean | undefined;
}

/** The declaration of a kind of work. */
interface Declared<Query extends ListQuery, Change extends object, Row extends { readonly lock_version: number }> {
  readonly key: string;
  /** The type of its records. */
  readonly type: ShownType;
  /** Who may ask for it: whoever has one of these rights. They are checked again before each chunk. */
  readonly access: readonly (readonly [Area, Right])[];
  /** The parameters of the list whose records it changes, and what becomes of them. */
  readonly query: z.ZodType<Query>;
  readonly change: z.ZodType<Change>;
  /** Returns the texts that were typed in a query, for `foundForgiving`. */
  readonly typed: (query: Query) => readonly (string | undefined)[];
  /** Returns the records of a query. */
  readonly sorted: (db: Db, caller: Caller, query: Query, spelling: Spelling, now: Date) => Sorted | Promise<Sorted>;
  /** Returns the names of records, in any order. */
  readonly named: (db: Db, ids: readonly number[]) => Promise<Named[]>;
  /**
   * Changes records by the function that changes many in one call, those that can be changed.
   * @param versions the only versions to change; empty for any
   */
  readonly perform: (
    context: WorkContext,
    ids: readonly number[],
    change: Change,
    versions: readonly number[],
  ) => Promise<ManyResult<{ readonly lock_version: number }, Row>[]>;
  /** Returns the change that moves a record back; null if the rules do not let it. */
  readonly back: (before: Row, change: Change) => Change | null;
}

/** What became of a record. */
export type Performed =
  | { readonly outcome: 'changed'; readonly version: number; readonly back: object | null }
  | { readonly outcome: 'unchanged'; readonly version: number }
  | { readonly outcome: 'refused'; readonly code: string; readonly reason: string };

/** A list of records to change. */
export interface WorkList {
  /** The program that it names; undefined if it is of several. */
  readonly programId: number | undefined;
  /** Returns the ids of the records that match, in its order; null for more than `mostRecords`. */
  readonly matching: (db: Db, caller: Caller, now: Date) => Promise<number[] | null>;
}

/** A kind of work, whatever its parameters. */
export interface WorkKind extends Pick<Declared<never, never, never>, 'key' | 'type' | 'access' | 'named'> {
  readonly change: z.ZodType;
  /** The most rows of a chunk; 25 by default. */
  readonly atOnce?: number;
  /** Reads the parameters of a list. @returns what is wrong with them, if they cannot be read */
  readonly list: (asked: unknown) => WorkList | z.ZodError;
  /** Changes records, and returns what became of each, in order. */
  readonly perform: (
    context: WorkContext,
    ids: readonly number[],
    change: unknown,
    versions: readonly number[],
  ) => Promise<Performed[]>;
}

/** Declares a kind of work. */
export function workKind<Query extends ListQuery, Change extends object, Row extends { readonly lock_version: number }>(
  declared: Declared<Query, Change, Row>,
): WorkKind {
  const { key, type, access, query, change, named } = declared;
  return {
    key,
    type,
    access,
    change,
    named,
    list: (asked) => {
      const { data, error } = query.safeParse(asked);
      if (error) return error;
      const matching: WorkList['matching'] = (db, caller, now) =>
        foundForgiving(
          typedWords(data, declared.typed(data)),
          async (spelling) => idsInOrderUpTo(db, await declared.sorted(db, caller, data, spelling, now), mostRecords),
          (ids) => ids?.length === 0,
        );
      return { programId: data.program_id, matching };
    },
    perform: async (context, ids, asked, versions) => {
      const to = change.parse(asked);
      const results = await declared.perform(context, ids, to, versions);
      return results.map((result) => {
        if ('rejected' in result) return { outcome: 'refused', ...refusalOf(result.rejected) };
        const { lock_version: version } = result.record;
        if (version === result.before.lock_version) return { outcome: 'unchanged', version };
        return { outcome: 'changed', version, back: declared.back(result.before, to) };
      });
    },
  };
}

/** A record with a status, before it was moved. */
interface Moved {
  readonly lock_version: number;
  readonly status: string;
  readonly sub_status: string | null;
}

/** Returns the status and substatus of a record before it was moved, if its new status may lead there; else null. */
export function statusBack(statuses: readonly StatusDefinition[], { status, sub_status }: Moved, to: string) {
  const isBack = status === to || statuses.find(({ key }) => key === to)?.next.includes(status);
  return isBack ? { status, sub_status } : null;
}

/** Whether a caller may read the records of a kind of work. */
export const mayRead = (caller: Caller, { type }: Pick<WorkKind, 'type'>): boolean => can(caller, areaOf[type], 'read');

/** Whether a caller may ask for work of a kind, whose rows name its records. */
export const mayAsk = (caller: Caller, kind: Pick<WorkKind, 'type' | 'access'>): boolean =>
  mayRead(caller, kind) && kind.access.some(([area, right]) => can(caller, area, right));

/** Whether a caller sees the works of others in an organization, as its administrators do. */
export const seesAllOf = (caller: Caller, organizationId: number): boolean =>
  caller.role.scope !== 'own programs' && caller.organizationIds.includes(organizationId);

/** Whether a caller sees a work: their own, or all of an organization that they administer. */
export const maySee = (caller: Caller, { user_id, organization_id }: Pick<WorkRow, 'user_id' | 'organization_id'>) =>
  user_id === caller.userId || seesAllOf(caller, organization_id);

/** Whether a caller who sees a work may cancel it: their own, or what they might have asked for. */
export const mayCancel = (caller: Caller, kind: WorkKind, { user_id }: Pick<WorkRow, 'user_id'>): boolean =>
  user_id === caller.userId || mayAsk(caller, kind);

/** Returns what a caller who sees a work may do with it now. @param undone whether it has been undone, or is being undone */
export function abilitiesOf(caller: Caller, kind: WorkKind, work: WorkRow, undone: boolean): Ability[] {
  const ended = work.finished_at !== null;
  return [
    abilityUnless('cancel', (!mayCancel(caller, kind, work) && noRight()) || (ended && messages.ended)),
    abilityUnless('undo', (!mayAsk(caller, kind) && noRight()) || whyNotUndone(work, undone)),
  ];
}

/** Returns the reason a work cannot be undone, or null. */
export function whyNotUndone({ finished_at, changed, undoable }: WorkRow, undone: boolean): string | null {
  if (finished_at === null) return messages.notEnded;
  if (changed === 0) return messages.changedNothing;
  if (undoable === 0) return messages.noWayBack;
  return undone ? messages.undone : null;
}
