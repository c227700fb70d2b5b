import { invalid, rejectedTransition } from '../api/errors.ts';
import type { StatusDefinition } from '../record/status.ts';
import { messages } from './messages.ts';
import type { Substatuses } from './table.ts';

/** The current status of a record. */
export interface Standing {
  readonly organizationId: number;
  readonly status: string;
  readonly sub_status: string | null;
  /** Returns the reason this record cannot move to an allowed status, or null. */
  readonly whyNot?: (to: string) => string | null;
}

/**
 * Checks a change of status against the current one. The substatus alone may change unless the status is final.
 * @returns the columns to store
 * @throws 409 `transition` when the move is impossible, or the record is no longer in the status that it is moved `from`; 422 on
 * an unknown status or substatus
 */
export async function checkedStatus(
  substatuses: Substatuses,
  statuses: readonly StatusDefinition[],
  standing: Standing,
  to: { status: string; sub_status?: string | null | undefined; from?: string | undefined },
): Promise<{ status: string; sub_status: string | null }> {
  const named = (key: string) => statuses.find((status) => status.key === key);
  const wanted = named(to.status);
  if (!wanted) throw invalid({ status: [messages.unknownStatus] });
  const stays = to.status === standing.status;
  const sub_status = to.sub_status ?? null;
  if (stays && sub_status === standing.sub_status) return { status: to.status, sub_status };
  const standsIn = named(standing.status);
  if (to.from !== undefined && to.from !== standing.status) {
    throw rejectedTransition(messages.movedMeanwhile(standsIn?.name ?? standing.status));
  }
  if (stays && standsIn?.next.length === 0) throw rejectedTransition(messages.atItsEnd);
  if (!stays && !standsIn?.next.includes(to.status)) {
    throw rejectedTransition(messages.transition(standsIn?.name ?? standing.status, wanted.name));
  }
  const refused = stays ? null : standing.whyNot?.(to.status);
  if (refused) throw rejectedTransition(refused);
  if (sub_status === null) return { status: to.status, sub_status };
  const known = await substatuses(standing.organizationId, to.status);
  if (known.includes(sub_status)) return { status: to.status, sub_status };
  throw invalid({ sub_status: [messages.unknownSubstatus] });
}
