import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { id } from '../api/validate.ts';
import { type Announcement, topic } from '../live/broadcast.ts';
import { maySee } from './rules.ts';
import type { WorkRow } from './table.ts';

/** Announced after a commit that adds work: the backends then look for it. */
export const wake: Announcement = { topic: 'work', message: {} };

const announcedWork = z.object({ id, user_id: id, organization_id: id });

/** Returns the announcement that a work has come further. Who hears it reads the work, as their rights show it. */
export function changed({ id: workId, user_id, organization_id }: Pick<WorkRow, 'id' | 'user_id' | 'organization_id'>) {
  const work: z.infer<typeof announcedWork> = { id: workId, user_id, organization_id };
  return { topic: topic.works(organization_id), message: { action_type: 'edit', work } };
}

/** Whether a listener may know of an announced work. */
export function mayHear(caller: Caller, announced: unknown): boolean {
  const work = announcedWork.safeParse(announced).data;
  return work !== undefined && maySee(caller, work);
}
