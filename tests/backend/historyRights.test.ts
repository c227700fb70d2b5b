/** Nobody reads in a history what they may not read in the record: for every field that any write puts into one. */
import { describe, expect, it } from 'vitest';
import { type Area, areas } from '../../backend/access/areas.ts';
import { commentSources, type Role, shippedRoles } from '../../backend/access/roles.ts';
import { histories } from '../../backend/histories.ts';
import type { HistoryRow } from '../../backend/history/schema.ts';
import { type HistoryEntry, writeHistory } from '../../backend/history/table.ts';
import { isReference } from '../../backend/historyNames.ts';
import { routes } from '../../backend/routes.ts';
import type { Many, One } from '../support/api.ts';
import { historyLines } from '../support/historyLines.ts';
import { pathOf } from './matrix/request.ts';
import { allRights, roleWith } from './matrix/roles.ts';
import { suiteStage } from './matrix/stage.ts';

const without = areas.map((area, index) =>
  roleWith(200 + index, `All but ${area}`, (one, right) => one !== area || right !== 'read'),
);
const silent = { ...allRights.comments, sources: [] };
const ownComments = { ...allRights.comments, ownOnly: true, sources: commentSources };
const commenting = [
  roleWith(300, 'No comments', () => true, { comments: silent }),
  roleWith(301, 'Own comments', () => true, { comments: ownComments }),
];
const roles: readonly Role[] = [...shippedRoles, ...without, ...commenting];
const stage = suiteStage([...without, ...commenting]);

/** What fields say that are no fields of the record: the rights that reading it elsewhere requires. */
const elsewhere: Readonly<Record<string, readonly Area[]>> = {
  attachment: ['attachments'],
  // The items of an order and of packages, with their orders.
  order_items: ['order_items'],
  packages: ['order_items', 'purchase_orders'],
};

/** What only histories keep of a record whose readers may know it. */
const ofHistory: ReadonlySet<string> = new Set([
  'order_item_ids',
  'split_into',
  'split_from',
  'copied_from',
  'merged_from',
  'merged_into',
  'paper_revision',
  'dg_acknowledged',
  'sample_program',
  'program_id',
]);

/** Names that require a right of their own; the other names are known to everybody in the organization. */
const named: Readonly<Record<string, readonly Area[]>> = {
  order_item_ids: ['order_items', 'purchase_orders'],
  split_from: ['order_items', 'purchase_orders'],
  purchase_order_id: ['purchase_orders'],
  commercial_invoice_id: ['commercial_invoices'],
};

/** The entries of the table by record type: each action with a field. */
const lines = Object.values(historyLines)
  .flat()
  .flatMap((line) => {
    const [, type = '', action = '', fields = ''] = /^(\w+) (\w+)(?:: (.+))?$/.exec(line) ?? [];
    return fields === '' ? [] : fields.split(', ').map((field) => ({ type, action, field }));
  });

const topOf = (field: string) => field.split('.')[0] ?? field;

describe('the history of a record', () => {
  it('names whom its fields refer to by id', () => {
    const ids = lines.map(({ field }) => field).filter((field) => /_ids?$/.test(field));
    expect(ids.filter((field) => !isReference(field))).toEqual([]);
  });

  it('shows each role what it may read in the record, and nothing else', { timeout: 300_000 }, async () => {
    const { as, become, backend, own, undo } = stage();
    const wrong: string[] = [];
    for (const { type, path } of histories) {
      const route = routes.find((one) => one.method === 'get' && one.path === `/api/v1/${path}/:id`);
      if (!route) throw new Error(`${path} cannot be read`);
      const address = pathOf(route, own);
      const written = lines.filter((line) => line.type === type);
      const fields = new Set(written.map(({ field }) => field));
      const entries = written.map(({ action, field }) => ({
        ...{ type, id: Number(address.split('/')[1]), organizationId: own.organization, userId: null },
        action: action as HistoryEntry['action'],
        changes: [{ field, from: null, to: field === 'comment' ? { source: 'internal' } : referenceOf(field, own) }],
      }));
      for (const role of [allRights, ...roles]) {
        await become(role);
        await backend.db.deleteFrom('history').where('record_type', '=', type).execute();
        await writeHistory(backend.db, entries);
        const api = as('all rights');
        const record = await api.send('get', address);
        const history = await api.send('get', `${address}/history?items=200`);
        if (record.status !== history.status) wrong.push(`${role.name}: ${path} ${record.status}, ${history.status}`);
        if (record.status === 200) {
          const shown = (record.body as One<object>).data;
          const may = (needed: readonly Area[]) => needed.every((area) => role.rights[area]?.includes('read'));
          const readable = (field: string) => {
            const needed = elsewhere[topOf(field)];
            if (needed) return may(needed);
            if (field === 'comment') return role.comments.sources.length > 0 && !role.comments.ownOnly;
            return ofHistory.has(field) || topOf(field) in shown;
          };
          const changes = (history.body as Many<HistoryRow>).data.flatMap((entry) => entry.changes);
          const told = new Set(changes.map(({ field }) => field));
          for (const field of fields) {
            if (told.has(field) !== readable(field)) wrong.push(`${role.name}: ${path} ${field}`);
          }
          for (const { field, names } of changes) {
            if (names.length > 0 && !may(named[field] ?? [])) wrong.push(`${role.name}: ${path} names ${field}`);
          }
        }
        await undo();
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** Returns a value that refers to a record, for the fields whose names require rights. */
function referenceOf(field: string, { item, order, shipment }: ReturnType<typeof stage>['own']): unknown {
  if (field === 'purchase_order_id') return order;
  if (field === 'commercial_invoice_id') return shipment;
  if (field === 'split_from') return item;
  return field === 'order_item_ids' ? [item] : 'x';
}
