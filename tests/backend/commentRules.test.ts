/** Tests what the comment flags of a role allow, in every combination. */
import { describe, expect, it } from 'vitest';
import { type CommentSource, commentSources } from '../../backend/access/roles.ts';
import type { Comment } from '../../backend/comment/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Many, One } from '../support/api.ts';
import { identifier, welcomedClient } from '../support/cableClient.ts';
import { roleWith } from './matrix/roles.ts';
import { suiteStage } from './matrix/stage.ts';

const onOff = [true, false];
const subsets = (index = 0): CommentSource[][] => {
  const source = commentSources[index];
  return source ? subsets(index + 1).flatMap((rest) => [[source, ...rest], rest]) : [[]];
};
const plain = { write: true, removeOthers: false, legacy: { write: false, remove: false }, sources: commentSources };

const byFlags = onOff
  .flatMap((write) =>
    onOff.flatMap((removeOthers) =>
      onOff.flatMap((legacyWrite) =>
        onOff.map((legacyRemove) => ({ write, removeOthers, legacy: { write: legacyWrite, remove: legacyRemove } })),
      ),
    ),
  )
  .map((flags, index) =>
    roleWith(300 + index, JSON.stringify(flags), () => true, { comments: { ...plain, ...flags } }),
  );
const byAudience = subsets().map((sources, index) =>
  roleWith(400 + index, sources.join(', ') || 'nobody', () => true, { comments: { ...plain, sources } }),
);

describe('a comment', () => {
  const stage = suiteStage([...byFlags, ...byAudience]);

  it.each(byFlags)('is edited and removed by a role with $name as its flags allow', async (role) => {
    const { as, backend, become, own, undo } = stage();
    const { write, removeOthers, legacy } = role.comments;
    const { orgAdmin: oneself, viewer: another } = backend.world.people;
    const cases = [
      { writer: oneself, sap: false, edit: write, remove: write },
      { writer: another, sap: false, edit: false, remove: removeOthers },
      { writer: oneself, sap: true, edit: legacy.write, remove: legacy.remove },
      { writer: another, sap: true, edit: legacy.write, remove: legacy.remove },
      { writer: null, sap: true, edit: legacy.write, remove: legacy.remove },
    ];
    const id = own.comments.purchase_orders;
    const list = `purchase_orders/${own.order}/comments`;
    for (const { writer, sap, edit, remove } of cases) {
      const foretold: boolean[] = [];
      const happened: boolean[] = [];
      for (const call of [['put', { comment: { message: 'Other' } }], ['delete']] as const) {
        await become(role);
        const values = { user_id: writer, legacy_from_sap: sap };
        await backend.db.updateTable('comments').set(values).where('id', '=', id).execute();
        const api = as('all rights');
        const { data } = await api.get<Many<Comment>>(`${list}?commentable_id=${own.order}`);
        foretold.push(data[0]?.abilities[foretold.length]?.allowed ?? false);
        const { status } = await api.send(call[0], `${list}/${id}`, call[1]);
        expect(status).toBeOneOf([200, 204, 403]);
        happened.push(status < 300);
        await undo();
      }
      expect({ writer, sap, foretold, happened }).toEqual({
        writer,
        sap,
        foretold: [edit, remove],
        happened: [edit, remove],
      });
    }
  });

  it.each(byAudience)('is visible to a role only for the audience $name, in lists, counts and by id', async (role) => {
    const { as, backend, become, own, undo } = stage();
    const { sources } = role.comments;
    const { organization: organization_id, program: program_id, order } = own;
    await backend.db.deleteFrom('comments').where('purchase_order_id', '=', order).execute();
    const made = await backend.db
      .insertInto('comments')
      .values(
        commentSources.map((source) => ({
          organization_id,
          program_id,
          purchase_order_id: order,
          source,
          message: source,
        })),
      )
      .returning(['id', 'source'])
      .execute();
    await become(role);
    const api = as('all rights');
    const list = `purchase_orders/${order}/comments?commentable_id=${order}`;
    const { data, meta } = await api.get<Many<Comment>>(list);
    expect(data.map(({ source }) => source).toSorted()).toEqual([...sources].toSorted());
    expect(meta.count).toBe(sources.length);
    const { data: record } = await api.get<One<PurchaseOrder>>(`purchase_orders/${order}`);
    expect(record.comments_info[0]?.comments_count).toBe(sources.length);
    for (const { id, source } of made) {
      const mayRead = sources.includes(source);
      expect((await api.get<Many<Comment>>(`${list}&source=${source}`)).meta.count).toBe(Number(mayRead));
      const path = `purchase_orders/${order}/comments`;
      const edited = await api.send('put', `${path}/${id}`, { comment: { message: 'Other' } });
      expect(edited.status).toBe(mayRead ? 403 : 404);
      const written = await api.send('post', path, { comment: { message: 'Other', source } });
      expect(written.status).toBe(mayRead ? 201 : 403);
    }
    await undo();
  });

  it('has a channel that rejects roles without an audience', async () => {
    const { as, backend, become, own } = stage();
    const nobody = byAudience.find(({ comments }) => comments.sources.length === 0);
    if (nobody) await become(nobody);
    const client = await welcomedClient(backend.url, as('all rights').token);
    const channel = identifier('PurchaseOrderCommentsChannel', { id: own.order });
    client.subscribe(channel);
    expect(await client.next()).toEqual({ identifier: channel, type: 'reject_subscription' });
    await client.close();
  });
});
