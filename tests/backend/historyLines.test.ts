import { describe, expect, it } from 'vitest';
import { routes } from '../../backend/routes.ts';
import { historyLines } from '../support/historyLines.ts';
import { nameOf, pathOf, send } from './matrix/request.ts';
import { samples } from './matrix/samples.ts';
import { suiteStage } from './matrix/stage.ts';

const stage = suiteStage();
const patient = { timeout: 300_000 };

describe('what writes add to histories', () => {
  it('is in the table for every route that writes, and for no other', () => {
    const writes = routes.filter(({ method }) => method !== 'get').map(nameOf);
    expect(Object.keys(historyLines).toSorted()).toEqual(writes.toSorted());
  });

  it('is as the table says', patient, async () => {
    const { as, own, undo, backend, addressOf } = stage();
    const written: Record<string, string[]> = {};
    for (const route of routes.filter(({ method }) => method !== 'get')) {
      const before = await backend.db.selectFrom('history').select('id').orderBy('id', 'desc').executeTakeFirst();
      const sample = samples(own, addressOf('all rights'))[nameOf(route)];
      if (!sample) throw new Error(`There is no sample of ${nameOf(route)}`);
      await send(as('all rights'), route, pathOf(route, own), sample);
      const entries = await backend.db
        .selectFrom('history')
        .select(['record_type', 'action', 'changes'])
        .where('id', '>', before?.id ?? 0)
        .orderBy('id')
        .execute();
      written[nameOf(route)] = entries.map(({ record_type, action, changes }) =>
        [`${record_type} ${action}`, changes.map(({ field }) => field).join(', ')].filter(Boolean).join(': '),
      );
      await undo();
    }
    expect(written).toEqual(historyLines);
  });
});
