import { expect, it } from 'vitest';
import type { Change } from '../../backend/feed/schema.ts';
import { feedGrew } from '../../backend/feed/table.ts';
import { writeHistory } from '../../backend/history/table.ts';
import { describeOnBoth } from '../support/backend.ts';
import { type CableClient, identifier, welcomedClient } from '../support/cableClient.ts';
import { fileOf, postImport } from '../support/deliveryFile.ts';
import { cursorOf, readChanges } from '../support/feed.ts';
import { newOrder } from '../support/records.ts';

/** Reads the messages of the channel of changes up to a cursor. */
async function toldUpTo(client: CableClient, cursor: number) {
  const told: { action_type: string; cursor: number; record?: { id: number } }[] = [];
  while ((told.at(-1)?.cursor ?? 0) < cursor) told.push((await client.message()) as (typeof told)[number]);
  return told;
}

describeOnBoth(
  'the channel of changes',
  (backend) => {
    const listening = async (programId: number) => {
      const client = await welcomedClient(backend().url, (await backend().as('orgAdmin')).token);
      await client.subscribed(identifier('ChangesChannel', { program_id: programId }));
      return client;
    };

    it('announces concurrent writes as the feed does: each once, in its order', async () => {
      const { as, world } = backend();
      const api = await as('orgAdmin');
      const after = await cursorOf(api);
      const client = await listening(world.program);
      await Promise.all(Array.from({ length: 30 }, () => newOrder(api, world)));
      const changes = await readChanges(api, after, `&program_id=${world.program}`);
      const told = await toldUpTo(client, changes.at(-1)?.cursor ?? 0);
      const what = ({ cursor, id }: Pick<Change, 'cursor' | 'id'>) => [cursor, id];
      expect(told.map(({ cursor, record }) => [cursor, record?.id])).toEqual(changes.map(what));
      await client.close();
    });

    it('replaces very many changes by one refetch message', async () => {
      const { as, db, services, world } = backend();
      const client = await listening(world.program);
      const of = { organizationId: world.organization, programId: world.program, by: null } as const;
      const many = Array.from({ length: 150 }, (_, index) => index + 1);
      await writeHistory(
        db,
        [],
        many.map((id) => ({ ...of, type: 'OrderItem' as const, id, action: 'create' as const, lockVersion: 1 })),
      );
      services.broadcaster.publish(feedGrew);
      const cursor = await cursorOf(await as('orgAdmin'));
      expect(await toldUpTo(client, cursor)).toEqual([{ action_type: 'refetch', cursor }]);
      await client.close();
    });

    it('announces imported records', async () => {
      const { as, db, url } = backend();
      const api = await as('orgAdmin');
      const row = { 'PO / SO #': 'TELL-1', 'Product Group': 'Told' };
      await postImport(url, api, fileOf([row]));
      const { id } = await db.selectFrom('programs').select('id').where('name', '=', 'Told').executeTakeFirstOrThrow();
      // The first import may be announced late, even to a client that subscribed after it.
      const after = await cursorOf(api);
      const client = await listening(id);
      await postImport(url, api, fileOf([{ ...row, 'PO / SO #': 'TELL-2', ID: '2' }]));
      const told = (await toldUpTo(client, await cursorOf(api))).filter(({ cursor }) => cursor > after);
      expect(told.map(({ action_type }) => action_type)).toEqual(['create', 'create']);
      await client.close();
    });
  },
  { works: { begins: true } },
);
