/** Tests that integers at the limits of the database's types are rejected or find nothing, but never cause a 500. */
import { expect, it } from 'vitest';
import type { Route } from '../../backend/http/route.ts';
import { routes } from '../../backend/routes.ts';
import type { Answer, Rejection } from '../support/api.ts';
import { postgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { fieldsOf, queryOf } from './matrix/document.ts';
import { nameOf, pathOf, send } from './matrix/request.ts';
import { type Sample, samples } from './matrix/samples.ts';
import { suiteStage } from './matrix/stage.ts';

const patient = { timeout: 600_000 };
/** The first number beyond an `integer`, and the largest id. */
const numbers = [2 ** 31, Number.MAX_SAFE_INTEGER];

// The embedded database gets the type of each parameter from us; a server infers it, and may infer a smaller one.
describeOnPostgres('a large number', (server) => {
  const stage = suiteStage([], async () => postgresDatabase(await server().createMigrated()));
  const sampleOf = (route: Route): Sample => samples(stage().own, stage().addressOf('all rights'))[nameOf(route)] ?? {};

  async function call(route: Route, sample: Sample): Promise<Answer> {
    const { as, own, undo } = stage();
    const answer = await send(as('all rights'), route, pathOf(route, own), sample);
    await undo();
    return answer;
  }
  const fieldsRefused = ({ status, body }: Answer) =>
    status === 422 ? Object.keys((body as Rejection).errors ?? {}) : [];

  /** Sends the number under all names at once, then under those that were not rejected; returns the routes that failed. */
  async function failures(names: (route: Route) => string[], sampleWith: (route: Route, names: string[]) => Sample) {
    const failed: string[] = [];
    for (const route of routes) {
      const all = names(route);
      if (all.length === 0) continue;
      const first = await call(route, sampleWith(route, all));
      const refused = fieldsRefused(first);
      const left = all.filter(
        (name) => !refused.includes(name.replace(/\[\]$/, '').replace('[', '.').replace(']', '')),
      );
      const last = left.length > 0 ? await call(route, sampleWith(route, left)) : first;
      if (first.status >= 500 || last.status >= 500) failed.push(`${nameOf(route)}: ${first.status}, ${last.status}`);
    }
    return failed;
  }

  it.each(numbers)('%d in any parameter causes no internal error', patient, async (number) => {
    const names = (route: Route) =>
      queryOf(route)
        .map(({ name }) => name)
        .filter((name) => !sampleOf(route).query?.includes(name));
    const asked = (route: Route, some: string[]) => ({
      ...sampleOf(route),
      query: [sampleOf(route).query, ...some.map((name) => `${name}=${number}`)].filter(Boolean).join('&'),
    });
    expect(await failures(names, asked)).toEqual([]);
  });

  it.each(numbers)('%d in any field causes no internal error', patient, async (number) => {
    const written = (route: Route, some: string[]) => {
      const { body = {}, ...rest } = sampleOf(route);
      const wrapper = route.body?.wrapper;
      const fields = Object.fromEntries(some.map((name) => [name, number]));
      return {
        ...rest,
        body: wrapper ? { [wrapper]: { ...Object(body[wrapper]), ...fields } } : { ...body, ...fields },
      };
    };
    const names = (route: Route) => (route.body ? Object.keys(fieldsOf(route)) : []);
    expect(await failures(names, written)).toEqual([]);
  });

  it('is rejected as the id of a role', async () => {
    const { errors } = await stage()
      .as('all rights')
      .refused(422, 'get', `users?filters[permission_ids][]=${Number.MAX_SAFE_INTEGER}`);
    expect(errors).toEqual({ 'filters.permission_ids': ['must be less than or equal to 2147483647'] });
  });
});
