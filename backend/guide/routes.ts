import { route } from '../http/route.ts';
import { dataOf } from '../record/list.ts';
import { readGuide } from './read.ts';
import { guide, guideUpdate } from './schema.ts';

const path = '/api/v1/guide';

/** The api/v1 routes of the guide. */
export const guideRoutes = [
  route('get', 'session', {
    path,
    summary:
      "What there is in the caller's organization and programs, apart from sample data, and what comes next. Records are counted up to 100.",
    answer: dataOf(guide),
    handle: async ({ db, caller, services }) => ({ data: await readGuide(db, caller, services.roles) }),
  }),
  route('put', 'session', {
    path,
    summary: "Puts the caller's guide away, or brings it back.",
    body: guideUpdate,
    wrapper: 'guide',
    answer: dataOf(guide),
    handle: async ({ db, caller, services, body }) => {
      await db.updateTable('users').set({ guide_put_away: body.put_away }).where('id', '=', caller.userId).execute();
      return { data: await readGuide(db, caller, services.roles) };
    },
  }),
];
