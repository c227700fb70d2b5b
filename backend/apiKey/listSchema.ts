import { z } from 'zod';
import { sortNames } from '../record/columns.ts';
import { listQuery, setOf } from '../record/list.ts';
import { apiKeyColumns } from './columns.ts';
import { states } from './schema.ts';

/** The parameters of the list of keys. */
export const apiKeyListQuery = listQuery({
  sort: sortNames(apiKeyColumns),
  filters: { state: setOf(z.enum(states)).optional() },
});
export type ApiKeyListQuery = z.infer<typeof apiKeyListQuery>;
