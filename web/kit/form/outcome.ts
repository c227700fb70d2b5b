import type { Rejection } from './rejections.ts';

/** The last change of a record: who made it and when. */
export interface LastChange {
  by: string | null;
  at: string;
}

/** A record that somebody else has changed meanwhile, with its last change where the answer holds its history. */
export interface StaleRecord {
  lockVersion: number | null;
  history?: { data: readonly { at: string; user: { fullName: string } | null }[] } | null;
}

/** What a save came to: of a new record with what was made. A thrown error is told as a problem that keeps the form as it is. */
export type Outcome<Source, Made = unknown> =
  | { kind: 'saved'; lockVersion?: number | null; made?: Made }
  | { kind: 'rejected'; rejections: readonly Rejection[] }
  | { kind: 'unfinished'; current: Source & StaleRecord; reason: string }
  | { kind: 'stale'; current: Source & StaleRecord };

/** What every mutation's payload holds. */
export interface Payload {
  errors: readonly Rejection[];
}

/**
 * What a mutation's payload says: it was saved, rejected, or somebody else was faster. With the `saved` record, the save
 * can be taken back.
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

/** The same of a write that makes something, which the payload holds: the next step may need it. */
export function newOutcomeOf<Made>(payload: Payload | null | undefined, made: Made): Outcome<never, NonNullable<Made>> {
  const outcome = outcomeOf<never>(payload);
  if (outcome.kind !== 'saved') return outcome;
  if (made === null || made === undefined) throw new Error('The answer does not hold what was made');
  return { kind: 'saved', made };
}

/**
 * The same of a write that stores fields and then does something with the record. Where a backend takes the two in
 * separate calls and the second one failed, the answer holds the record, with the fields, beside the errors.
 * @param stored the record of the payload
 */
export function stepOutcomeOf<Source>(
  payload: (Payload & { current?: (Source & StaleRecord) | null }) | null | undefined,
  stored: (Source & StaleRecord) | null | undefined,
): Outcome<Source> {
  const outcome = outcomeOf(payload);
  if (outcome.kind !== 'rejected' || !stored) return outcome;
  return { kind: 'unfinished', current: stored, reason: outcome.rejections.map(({ message }) => message).join('. ') };
}

/**
 * Why a mutation was rejected; nothing when it was done. A mutation that failed has no payload, and must not look done:
 * Apollo throws its error first, and this throws where an answer has neither.
 */
export function rejectionsOf(payload: Payload | null | undefined): readonly Rejection[] {
  if (!payload) throw new Error('The answer has no payload');
  return payload.errors;
}

/**
 * What a write says that has no version of its own to settle: done, or why not. `fieldOf` tells what the form calls a field
 * of the input.
 */
export function rejectedOr(
  payload: Payload | null | undefined,
  fieldOf: (field: string) => string = (field) => field,
): Outcome<never> {
  const rejections = rejectionsOf(payload).map((one) => ({ ...one, field: fieldOf(one.field) }));
  return rejections.length > 0 ? { kind: 'rejected', rejections } : { kind: 'saved' };
}

/** Who changed a record last, where its answer says so. */
export function lastChangeOf(record: StaleRecord): LastChange | null {
  const entry = record.history?.data[0];
  return entry ? { by: entry.user?.fullName ?? null, at: entry.at } : null;
}
