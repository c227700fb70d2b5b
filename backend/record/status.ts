import { z } from 'zod';
import { id, optionalText, text } from '../api/validate.ts';
import { manyVersionedOf } from './many.ts';

/** The colour families of status badges. */
export type StatusColor = 'orange' | 'red' | 'green' | 'grey' | 'teal';

/** A status and where it may lead. */
export interface StatusDefinition {
  readonly key: string;
  readonly name: string;
  readonly color: StatusColor;
  readonly next: readonly string[];
}

/** A status as api/v1 returns it. */
export const status = z
  .object({
    key: z.string(),
    name: z.string(),
    color: z.enum(['orange', 'red', 'green', 'grey', 'teal']),
    next: z.array(z.string()),
  })
  .meta({ id: 'Status' });

/** The statuses of a kind of record. */
export const statusList = z.object({ data: z.array(status) });
/** The status of a record, and the ones that it may move to now. */
export const assignedStatus = z
  .object({ status: z.string(), sub_status: z.string().nullable(), next: z.array(z.string()) })
  .meta({ id: 'AssignedStatus' });
/** On rows: the status that the record was held from. */
export const heldFromKey = z
  .string()
  .nullable()
  .meta({ description: 'The status that it was held from, while it is on hold; null where that is not known.' });
/** On rows: the statuses that the record may move to now. */
export const nextStatusKeys = z
  .array(z.string())
  .meta({ description: 'What `assigned_status` answers as `next`, for whoever shows many rows.' });
/** The key of one of these statuses. */
export const statusKey = (statuses: readonly StatusDefinition[]) => z.enum(statuses.map(({ key }) => key));
/** The body of a status change; without a substatus it is null, empty or left out. */
export const statusChange = z.strictObject({ status: text(40), sub_status: optionalText() });
/** The body of a change of many records' status, all to the same one. */
export const manyStatuses = manyVersionedOf({ record: statusChange });
/** The substatuses that go with a status. */
export const substatusList = z.object({
  data: z.array(z.object({ id, sub_status: z.string() }).meta({ id: 'StatusReasonOption' })),
});
/** The status whose substatuses are asked for. */
export const substatusQuery = (statuses: readonly StatusDefinition[]) =>
  z.strictObject({ status: statusKey(statuses) });

/**
 * The statuses that a record in this status may move to now: those that the table leads to, and nothing speaks against.
 * @param whyNot why this record cannot go where its status leads to, or null
 */
export function nextOf(
  statuses: readonly StatusDefinition[],
  status: string,
  whyNot: (to: string) => string | null = () => null,
): string[] {
  const next = statuses.find(({ key }) => key === status)?.next ?? [];
  return next.filter((key) => whyNot(key) === null);
}

/**
 * The status that a record was held from, once it stands in its next one: remembered while it is on hold, so that nothing is
 * skipped by holding it, and null otherwise.
 */
export function heldFrom(before: { status: string; held_from: string | null }, next: string): string | null {
  if (next !== 'on_hold') return null;
  return before.status === 'on_hold' ? before.held_from : before.status;
}

/** The answer of a status list; mutable copies of the declared constants. */
export const statusAnswer = (statuses: readonly StatusDefinition[]) => ({
  data: statuses.map((entry) => ({ ...entry, next: [...entry.next] })),
});
