import { type Rejection, sentences } from './rejections.ts';

/** The author and time of a record's last change. */
export interface LastChange {
  by: string | null;
  at: string;
}

/** A record that another user has changed meanwhile, with its last change if the response includes the history. */
export interface StaleRecord {
  lockVersion: number | null;
  history?: { data: readonly { at: string; user: { fullName: string } | null }[] } | null;
}

/** The outcome of a save, with the created object if any. A thrown error becomes a `Problem` and leaves the form as is. */
export type Outcome<Source, Made = unknown> =
  | { kind: 'saved'; lockVersion?: number | null; made?: Made }
  | { kind: 'rejected'; rejections: readonly Rejection[] }
  | { kind: 'unfinished'; current: Source & StaleRecord; reason: string }
  | { kind: 'stale'; current: Source & StaleRecord };

/** The fields that all mutation payloads share. */
export interface Payload {
  errors: readonly Rejection[];
}

/**
 * Returns the outcome of a mutation from its payload: saved, rejected, or stale because another user saved first. Passing
 * the `saved` record makes the save undoable.
 */
export function outcomeOf<Source>(
  payload: (Payload & { current?: (Source & StaleRecord) | null }) | null | undefined,
  saved?: StaleRecord | null,
): Outcome<Source> {
  const rejections = rejectionsOf(payload);
  if (payload?.current) return { kind: 'stale', current: payload.current };
  if (rejections.length > 0) return { kind: 'rejected', rejections };
  return saved ? { kind: 'saved', lockVersion: saved.lockVersion } : { kind: 'saved' };
}

/** Like `outcomeOf`, for a write that creates an object, which the next step may need. @throws if it is missing */
export function newOutcomeOf<Made>(payload: Payload | null | undefined, made: Made): Outcome<never, NonNullable<Made>> {
  const outcome = outcomeOf<never>(payload);
  if (outcome.kind !== 'saved') return outcome;
  if (made === null || made === undefined) throw new Error('The answer does not hold what was made');
  return { kind: 'saved', made };
}

/**
 * Like `outcomeOf`, for a write that stores fields and then performs a step on the record. If the backend needs separate
 * calls for the two and the second one failed, the payload has the record, with the fields stored, in addition to errors.
 * @param stored the record of the payload
 */
export function stepOutcomeOf<Source>(
  payload: (Payload & { current?: (Source & StaleRecord) | null }) | null | undefined,
  stored: (Source & StaleRecord) | null | undefined,
): Outcome<Source> {
  const outcome = outcomeOf(payload);
  if (outcome.kind !== 'rejected' || !stored) return outcome;
  return { kind: 'unfinished', current: stored, reason: sentences(outcome.rejections.map(({ message }) => message)) };
}

/**
 * Returns the rejections of a mutation; empty if it succeeded. A failed mutation has no payload and must not look
 * successful: Apollo throws its error first. @throws if a response has neither payload nor error
 */
export function rejectionsOf(payload: Payload | null | undefined): readonly Rejection[] {
  if (!payload) throw new Error('The answer has no payload');
  return payload.errors;
}

/**
 * Returns the outcome of a write that has no version and thus cannot be stale: saved or rejected. `fieldOf` maps a field of
 * the input to the form's name for it.
 */
export function rejectedOr(
  payload: Payload | null | undefined,
  fieldOf: (field: string) => string = (field) => field,
): Outcome<never> {
  const rejections = rejectionsOf(payload).map((one) => ({ ...one, field: fieldOf(one.field) }));
  return rejections.length > 0 ? { kind: 'rejected', rejections } : { kind: 'saved' };
}

/** Returns the last change of a record; null if the response has no history. */
export function lastChangeOf(record: StaleRecord): LastChange | null {
  const entry = record.history?.data[0];
  return entry ? { by: entry.user?.fullName ?? null, at: entry.at } : null;
}
