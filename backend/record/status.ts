import { sql } from 'kysely';
import { z } from 'zod';
import { id, optionalText, text } from '../api/validate.ts';
import { setOf } from './list.ts';
import { manyVersionedOf } from './many.ts';

/** The color families of status badges. */
export type StatusColor = 'orange' | 'red' | 'green' | 'grey' | 'teal';

/** How far a record has come: it needs work before it leaves; it has left; it is completed or given up. */
const statusPhases = ['open', 'left', 'done'] as const;
export type StatusPhase = (typeof statusPhases)[number];

/** A status and the statuses that it may lead to. */
export interface StatusDefinition {
  readonly key: string;
  readonly name: string;
  readonly color: StatusColor;
  readonly phase: StatusPhase;
  readonly next: readonly string[];
}

/** A status of records that go through steps, and the steps that may be due in it: the record decides whether they are. */
export interface StepStatusDefinition<Step extends string> extends StatusDefinition {
  readonly due: readonly Step[];
}

/** Returns the keys of the statuses in these phases. */
export const keysIn = (statuses: readonly StatusDefinition[], ...phases: readonly StatusPhase[]): string[] =>
  statuses.filter(({ phase }) => phases.includes(phase)).map(({ key }) => key);

/** Returns the keys of the statuses in which any of these steps may be due. */
export const keysDue = <Step extends string>(
  statuses: readonly StepStatusDefinition<Step>[],
  ...steps: readonly Step[]
): string[] => statuses.filter(({ due }) => due.some((step) => steps.includes(step))).map(({ key }) => key);

/** Passes any number of keys as one parameter: `where status = any(…)`. */
export const anyKeyOf = (keys: readonly string[]) => sql<string>`any(${[...keys]}::text[])`;

/** In filters of lists: the phases of the records' statuses. */
export const phaseFilter = setOf(z.enum(statusPhases)).optional();

/** A status as api/v1 returns it. */
export const status = z
  .object({
    key: z.string(),
    name: z.string(),
    color: z.enum(['orange', 'red', 'green', 'grey', 'teal']),
    phase: z.enum(statusPhases).meta({
      description:
        'How far a record in it has come: it needs work before it leaves (open), it has left, or it is completed or given up (done).',
    }),
    next: z.array(z.string()),
  })
  .meta({ id: 'Status' });

/** In statuses: the steps that may be due in it. */
export const dueSteps = <Step extends string>(steps: readonly Step[]) =>
  z.array(z.enum(steps)).meta({ description: 'The steps that may be due in it; the record decides whether they are.' });

/** The statuses of a kind of record. */
export const statusList = z.object({ data: z.array(status) });
/** The status of a record, and those that it may move to now. */
export const assignedStatus = z
  .object({ status: z.string(), sub_status: z.string().nullable(), next: z.array(z.string()) })
  .meta({ id: 'AssignedStatus' });
/** In rows: the status of the record before it was put on hold. */
export const heldFromKey = z
  .string()
  .nullable()
  .meta({ description: 'The status before the record was put on hold, while it is on hold; null if unknown.' });
/** In rows: the statuses that the record may move to now. */
export const nextStatusKeys = z
  .array(z.string())
  .meta({ description: 'The statuses that the record can move to now, as in `next` of `assigned_status`.' });
/** In rows: the statuses that the table allows but a rule refuses now, with the reason. */
export const refusedStatuses = z
  .array(z.object({ status: z.string(), reason: z.string() }).meta({ id: 'RefusedStatus' }))
  .meta({ description: 'The statuses that come next but cannot be reached yet, each with the reason.' });
/** The key of one of these statuses. */
export const statusKey = (statuses: readonly StatusDefinition[]) => z.enum(statuses.map(({ key }) => key));
/** The body of a status change; a missing substatus is null, empty or omitted. */
export const statusChange = z.strictObject({
  status: text(40),
  sub_status: optionalText(),
  from: text(40).optional().meta({
    description:
      'The status that the record is to be moved from. If somebody has moved it meanwhile, the change is rejected with 409 `transition`.',
  }),
});
/** The body of a status change of many records, all to the same status. */
export const manyStatuses = manyVersionedOf({ record: statusChange });
/** The substatuses of a status. */
export const substatusList = z.object({
  data: z.array(z.object({ id, sub_status: z.string() }).meta({ id: 'StatusReasonOption' })),
});
/** The status to list substatuses of. */
export const substatusQuery = (statuses: readonly StatusDefinition[]) =>
  z.strictObject({ status: statusKey(statuses) });

/**
 * Returns the statuses that a record in this status may move to now: those that the table allows and no reason prevents.
 * @param whyNot returns the reason this record cannot move to an allowed status, or null
 */
export function nextOf(
  statuses: readonly StatusDefinition[],
  status: string,
  whyNot: (to: string) => string | null = () => null,
): string[] {
  const next = statuses.find(({ key }) => key === status)?.next ?? [];
  return next.filter((key) => whyNot(key) === null);
}

/** Returns the statuses that the table allows and `whyNot` refuses now, each with its reason. */
export function refusedOf(
  statuses: readonly StatusDefinition[],
  status: string,
  whyNot: (to: string) => string | null,
): { status: string; reason: string }[] {
  return nextOf(statuses, status).flatMap((to) => {
    const reason = whyNot(to);
    return reason === null ? [] : [{ status: to, reason }];
  });
}

/**
 * Returns the status that a record was held from, once it is in its next one: kept while it is on hold, so that a hold
 * skips no status, and null otherwise.
 */
export function heldFrom(before: { status: string; held_from: string | null }, next: string): string | null {
  if (next !== 'on_hold') return null;
  return before.status === 'on_hold' ? before.held_from : before.status;
}

/** Returns the response of a status list, with mutable copies of the declared constants. */
export const statusAnswer = <Definition extends StatusDefinition>(statuses: readonly Definition[]) => ({
  data: statuses.map((entry) => ({ ...entry, next: [...entry.next] })),
});
