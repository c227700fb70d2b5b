import { z } from 'zod';
import { id, timestamp } from '../api/validate.ts';
import { listQuery } from '../record/list.ts';

/** One entry of a record's history: who changed what and when. */
export const historyEntry = z
  .object({
    id,
    at: timestamp,
    user_id: id.nullable().meta({ description: 'The id of the user who did it; null for imports and the system.' }),
    user: z.object({ id, first_name: z.string(), last_name: z.string() }).nullable(),
    action: z.string(),
    changes: z.array(
      z.object({
        field: z.string(),
        from: z.unknown().meta({ description: 'The value before, as in responses with the record.' }),
        to: z.unknown().meta({ description: 'The value after.' }),
      }),
    ),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryRow = z.infer<typeof historyEntry>;

/** The page of a history, which is always sorted by time, newest first. */
export const historyQuery = listQuery({ sort: ['id'] }).pick({ page: true, items: true });
export type HistoryQuery = z.infer<typeof historyQuery>;
