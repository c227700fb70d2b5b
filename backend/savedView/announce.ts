import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { id } from '../api/validate.ts';
import { type ActionType, topic } from '../live/broadcast.ts';
import { maySee, type Shared } from './rules.ts';
import { type SavedViewRow, sharings } from './table.ts';

const announcedView = z.object({
  id,
  organization_id: id,
  program_id: id.nullable(),
  user_id: id,
  sharing: z.enum(sharings),
  also: z.object({ program_id: id.nullable(), sharing: z.enum(sharings) }).optional(),
});

/**
 * Returns the announcement that a view was made, changed or removed: ids only. Who hears it reads the views again.
 * @param before how it was shared until now: those who no longer see it hear it, too
 */
export function changedView(action: ActionType, view: Pick<SavedViewRow, 'id'> & Shared, by: number, before?: Shared) {
  const { id: viewId, organization_id, program_id, user_id, sharing } = view;
  const also = before && { program_id: before.program_id, sharing: before.sharing };
  const saved_view: z.infer<typeof announcedView> = { id: viewId, organization_id, program_id, user_id, sharing, also };
  return { topic: topic.savedViews(organization_id), message: { action_type: action, by, saved_view } };
}

/** Whether a listener may know of an announced view. */
export function mayHearOfView(caller: Caller, announced: unknown): boolean {
  const view = announcedView.safeParse(announced).data;
  if (!view) return false;
  return maySee(caller, view) || (view.also !== undefined && maySee(caller, { ...view, ...view.also }));
}
