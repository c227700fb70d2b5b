import type { Db } from '../db/client.ts';
import { invalid, refusedTransition } from '../http/errors.ts';
import type { StatusDefinition } from '../record/status.ts';
import { messages } from './messages.ts';
import { reasonsFor, type StatusModel } from './table.ts';

/** Where a record stands and may go, as its own rules say. */
export interface Standing {
  readonly organizationId: number;
  readonly status: string;
  readonly sub_status: string | null;
  readonly next: readonly string[];
}

/**
 * Checks a change of status against where the record stands. Staying there with another reason is possible as long as
 * there is somewhere to go.
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
  const stays = to.status === standing.status;
  const sub_status = to.sub_status ?? null;
  if (stays && sub_status === standing.sub_status) return { status: to.status, sub_status };
  if (stays && standing.next.length === 0) throw refusedTransition(messages.atItsEnd);
  if (!stays && !standing.next.includes(to.status)) {
    throw refusedTransition(messages.transition(named(standing.status)?.name ?? standing.status, wanted.name));
  }
  if (sub_status === null) return { status: to.status, sub_status };
  const reasons = await reasonsFor(db, standing.organizationId, model, to.status);
  if (reasons.some((reason) => reason.sub_status === sub_status)) return { status: to.status, sub_status };
  throw invalid({ sub_status: [messages.unknownReason] });
}
