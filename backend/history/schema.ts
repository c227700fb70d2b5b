import { z } from 'zod';
import { id, idParameter, text, timestamp } from '../api/validate.ts';
import { listQuery } from '../record/list.ts';

/** Who does what histories tell. */
export const historySources = ['person', 'api_key', 'import', 'system'] as const;

const person = z.object({ id, first_name: z.string(), last_name: z.string() });

/** One entry of a record's history: who changed what and when. */
export const historyEntry = z
  .object({
    id,
    at: timestamp,
    source: z.enum(historySources).meta({ description: 'Who did it: a person, an API key, an import or the system.' }),
    user_id: id.nullable().meta({ description: 'The id of the user who did it; null for imports and the system.' }),
    user: person.nullable(),
    api_key: z
      .object({ id, name: z.string(), maker: person })
      .nullable()
      .meta({ description: 'The API key that did it, with the person who made it; null unless one did.' }),
    import: z
      .object({ id, file_name: z.string(), row: z.int().nullable() })
      .nullable()
      .meta({ description: 'The import of a file that did it, with the row of the file; null unless one did.' }),
    action: z.string(),
    changes: z.array(
      z.object({
        field: z.string(),
        from: z.unknown().meta({ description: 'The value before, as in responses with the record.' }),
        to: z.unknown().meta({ description: 'The value after.' }),
        names: z.array(z.object({ id, name: z.string() })).meta({
          description:
            'The names of the records whose ids are in `from` or `to`; those that the caller may not see have none.',
        }),
      }),
    ),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryRow = z.infer<typeof historyEntry>;

/** The page of a history, which is always sorted by time, newest first. */
export const historyQuery = listQuery({
  sort: ['id'],
  filters: {
    /** Only entries that changed this field. */
    field: text(100).optional(),
    /** Only entries older than this one: a page then stays the same while others write. */
    before: idParameter.optional(),
  },
}).pick({ page: true, items: true, filters: true });
export type HistoryQuery = z.infer<typeof historyQuery>;
