import type { Db } from '../db/client.ts';
import { invalid, refusedTransition } from '../http/errors.ts';
import type { StatusDefinition } from '../http/status.ts';
import { messages } from './messages.ts';
import { reasonsFor, type StatusModel } from './table.ts';

/** Where a record stands and may go, as its own rules say. */
export interface Standing {
  readonly organizationId: number;
  readonly status: string;
  readonly next: readonly string[];
}

/**
 * Checks a change of status against where the record stands; staying there with another reason is always possible.
 * @returns what to store
 * @throws 409 `transition` when the record cannot go there; 422 on a status or reason that there is not
 */
export async function checkedStatus(
  db: Db,
  model: StatusModel,
  statuses: readonly StatusDefinition[],
  standing: Standing,
  to: { status: string; sub_status?: string | null | undefined },
): Promise<{ status: string; sub_status: string | null }> {
  const named = (key: string) => statuses.find((status) => status.key === key);
  const wanted = named(to.status);
  if (!wanted) throw invalid({ status: [messages.unknownStatus] });
  if (to.status !== standing.status && !standing.next.includes(to.status)) {
    throw refusedTransition(messages.transition(named(standing.status)?.name ?? standing.status, wanted.name));
  }
  const sub_status = to.sub_status ?? null;
  if (sub_status === null) return { status: to.status, sub_status };
  const reasons = await reasonsFor(db, standing.organizationId, model, to.status);
  if (reasons.some((reason) => reason.sub_status === sub_status)) return { status: to.status, sub_status };
  throw invalid({ sub_status: [messages.unknownReason] });
}
