import { route } from '../http/route.ts';
import { readChanges } from './read.ts';
import { changePage, changeQuery } from './schema.ts';

/** api/v1's call for the feed of changes. */
export const feedRoutes = [
  route('get', 'session', {
    path: '/api/v1/changes',
    summary: 'What was created, edited, deleted and commented on, the earliest first; kept for 90 days.',
    query: changeQuery,
    answer: changePage,
    handle: ({ services, caller, query }) => readChanges(services.database, caller, query),
  }),
];
