import { z } from 'zod';
import { id, optionalText, text } from '../http/validate.ts';

/** The colour families of status badges. */
export type StatusColor = 'orange' | 'red' | 'green' | 'grey' | 'teal';

/** A status and where it may lead. */
export interface StatusDefinition {
  readonly key: string;
  readonly name: string;
  readonly color: StatusColor;
  readonly next: readonly string[];
}

/** A status as api/v1 answers with it. */
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
/** Where one record stands and where it may go now. */
export const assignedStatus = z
  .object({ status: z.string(), sub_status: z.string().nullable(), next: z.array(z.string()) })
  .meta({ id: 'AssignedStatus' });
/** On rows: where the record may go now. */
export const nextStatusKeys = z
  .array(z.string())
  .meta({ description: 'What `assigned_status` answers as `next`, for whoever shows many rows.' });
/** The body of a status change; without a reason it is null, empty or left out. */
export const statusChange = z.strictObject({ status: text(40), sub_status: optionalText() });
/** The reasons that go with a status. */
export const reasonList = z.object({
  data: z.array(z.object({ id, sub_status: z.string() }).meta({ id: 'StatusReasonOption' })),
});
/** Which status the reasons are asked for. */
export const reasonQuery = z.strictObject({ status: text(40) });

/** The answer of a status list; mutable copies of the declared constants. */
export const statusAnswer = (statuses: readonly StatusDefinition[]) => ({
  data: statuses.map((entry) => ({ ...entry, next: [...entry.next] })),
});
