import { route } from '../http/route.ts';
import { readChanges } from './read.ts';
import { changePage, changeQuery } from './schema.ts';

/** The api/v1 route of the feed. */
export const feedRoutes = [
  route('get', 'session', {
    path: '/api/v1/changes',
    summary: 'The changes of the records that the caller can read, oldest first; kept for 90 days.',
    query: changeQuery,
    answer: changePage,
    handle: ({ services, caller, query }) => readChanges(services.database, caller, query),
  }),
];
