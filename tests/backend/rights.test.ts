/** Verifies that every route requires exactly its declared rights, and that no other right replaces a missing one. */

import { describe, expect, it } from 'vitest';
import { type Area, areas, type Right } from '../../backend/access/areas.ts';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { Route } from '../../backend/http/route.ts';
import { routes } from '../../backend/routes.ts';
import { nightly } from '../support/nightly.ts';
import { importSamples } from './matrix/importSamples.ts';
import { nameOf, pathOf, send } from './matrix/request.ts';
import { rights, roleWith } from './matrix/roles.ts';
import { samples } from './matrix/samples.ts';
import { missing, suiteStage } from './matrix/stage.ts';

type Flag = readonly [Area, Right];

const readsItems: readonly Flag[] = [
  ['commercial_invoices', 'read'],
  ['order_items', 'read'],
];

/** A paper shows an order, its parties and its items: its caller must be allowed to read them. */
const papersAsk: readonly Flag[] = [
  ['commercial_invoices', 'generate_pdf'],
  ...(['order_items', 'purchase_orders', 'vendors', 'end_users', 'groups'] as const).map(
    (area): Flag => [area, 'read'],
  ),
];

/** A printed order shows its items, its vendor and its group in full. */
const orderPaperAsks = (['purchase_orders', 'order_items', 'vendors', 'groups'] as const).map(
  (area): Flag => [area, 'read'],
);

/** An invitation makes and changes a user. */
const inviting: readonly Flag[] = [
  ['users', 'create'],
  ['users', 'update'],
];

function mergesOf(area: Area): readonly Flag[] {
  return [
    [area, 'read'],
    [area, 'update'],
    [area, 'delete'],
  ];
}

/** The samples of imports are of groups. */
const importing: readonly Flag[] = [
  ['groups', 'read'],
  ['groups', 'write'],
];
const importsAsk = Object.keys(importSamples(missing)).filter(
  (call) => call.includes('/file_imports') && call !== 'GET /file_imports',
);

/** A merge changes a record and removes others. */
const mergesAsk = (['vendors', 'end_users', 'groups'] as const).flatMap((area) =>
  [`GET /${area}/duplicates`, `PUT /${area}/duplicates`, `GET /${area}/merge_preview`, `POST /${area}/:id/merges`].map(
    (call): [string, readonly Flag[]] => [call, mergesOf(area)],
  ),
);

/** The rights that the samples of these calls need, all together, where the handler checks some of them. */
const handlersAsk: Record<string, readonly Flag[]> = {
  'POST /commercial_invoices/:id/commercial_invoice_pdf': papersAsk,
  'POST /commercial_invoices/:id/packing_list_pdf': papersAsk,
  'POST /commercial_invoices/:id/commercial_invoice_hs_pdf': papersAsk,
  'POST /commercial_invoices/:id/end_users_pdf': papersAsk,
  'GET /commercial_invoices/:id/unprintable_letters': papersAsk,
  'GET /commercial_invoices/:id/packages': readsItems,
  'PUT /commercial_invoices/:id/packages': [
    ['commercial_invoices', 'write'],
    ['order_items', 'read'],
  ],
  'GET /commercial_invoices/:id/papers': papersAsk,
  'POST /commercial_invoices/:id/papers': [['commercial_invoices', 'assign_status'], ...papersAsk],
  'POST /purchase_orders/:id/copy': (['purchase_orders', 'order_items'] as const).flatMap((area): Flag[] => [
    [area, 'read'],
    [area, 'write'],
  ]),
  'POST /purchase_orders/:id/purchase_order_pdf': orderPaperAsks,
  'GET /purchase_orders/:id/unprintable_letters': orderPaperAsks,
  'GET /organizations': [['organizations', 'read']],
  'GET /users': [['users', 'read']],
  'GET /users/:id': [['users', 'read']],
  'GET /users/:id/history': [['users', 'read']],
  'POST /users/:id/invite': inviting,
  'POST /users/:id/invitation_link': inviting,
  'POST /users/:id/reset_link': inviting,
  'GET /vendors': [['vendors', 'read']],
  'GET /couriers': [['couriers', 'read']],
  'GET /end_users': [['end_users', 'read']],
  'GET /groups': [['groups', 'read']],
  'PATCH /order_items': [['order_items', 'write']],
  'PUT /order_items/:id': [['order_items', 'write']],
  'PUT /commercial_invoices/assigned_status': [['commercial_invoices', 'assign_status']],
  'PUT /commercial_invoices/:id/assigned_status': [['commercial_invoices', 'assign_status']],
  'POST /works': [
    ['purchase_orders', 'assign_status'],
    ['purchase_orders', 'read'],
  ],
  ...Object.fromEntries(importsAsk.map((call) => [call, importing])),
  ...Object.fromEntries(mergesAsk),
  'POST /merges/:id/undo': mergesOf('vendors'),
  'POST /imports': [
    ['vendors', 'read'],
    ['vendors', 'write'],
  ],
  'GET /purchase_orders/:id/removed_items/:itemId': [
    ['purchase_orders', 'read'],
    ['order_items', 'read'],
  ],
  'GET /commercial_invoices/:id/readiness': readsItems,
  'GET /commercial_invoices/:id/export_rule': readsItems,
  'GET /commercial_invoices/:id/dangerous_goods': readsItems,
  'GET /commercial_invoices/:id/advice': readsItems,
  'PUT /commercial_invoices/:id/dangerous_goods': [
    ['commercial_invoices', 'write'],
    ['order_items', 'read'],
  ],
  'GET /commercial_invoices/:id/available_order_items': [
    ['commercial_invoices', 'write'],
    ['order_items', 'read'],
  ],
};

/** Returns the sets of rights of which any one suffices for a route's sample; none if a session suffices. */
function waysIn(route: Route): readonly (readonly Flag[])[] {
  const asked = handlersAsk[nameOf(route)];
  if (asked) return [asked];
  if (typeof route.access === 'string') return [];
  // Documents can only be read and written by callers who may read the record that they are attached to.
  const parent = areas.find((area) =>
    [`/api/v1/${area}/:id/attachments`, `/api/v1/${area}/attachments`].some((path) => route.path.startsWith(path)),
  );
  return route.access.map((flag) => (parent ? [flag, [parent, 'read']] : [flag]));
}

const guarded = routes.filter((route) => waysIn(route).length > 0);
const holds = (flags: readonly Flag[]) => (area: Area, right: Right) =>
  flags.some(([anArea, aRight]) => anArea === area && aRight === right);

let lastId = 1000;
const role = (name: string, has: (area: Area, right: Right) => boolean): Role => {
  lastId += 1;
  return roleWith(lastId, name, has);
};
/** For each sufficient set of rights, a role with only that set; for each route, roles that lack a required right. */
const enough = guarded.flatMap((route) =>
  waysIn(route).map((flags) => ({ route, role: role(`only ${flags.join(' ')}`, holds(flags)) })),
);
const tooLittle = guarded.flatMap((route) => {
  const ways = waysIn(route);
  const [first = []] = ways;
  const lacking = ways.length > 1 ? [ways.flat()] : first.map((flag) => [flag]);
  return lacking.map((flags) => {
    const isLacking = holds(flags);
    return { route, role: role(`all but ${flags.join(' ')}`, (area, right) => !isLacking(area, right)) };
  });
});

/** All existing rights: those of the system administrator. */
const flags: Flag[] = areas.flatMap((area) =>
  rights.filter((right) => shippedRoles[0]?.rights[area].includes(right)).map((right): Flag => [area, right]),
);

/**
 * Ten roles in which every two flags occur in all four combinations (Kleitman and Spencer, 1973): each flag is set in
 * five of them, always in the first, and no two flags in the same five.
 */
const strength = 10;
const words = Array.from({ length: 2 ** strength }, (_, word) => word.toString(2).padStart(strength, '0')).filter(
  (word) => word.startsWith('1') && word.replaceAll('0', '').length === strength / 2,
);
const pairwise = Array.from({ length: strength }, (_, row) => {
  const held = flags.filter((_flag, index) => words[index]?.[row] === '1');
  return role(`pairs ${row}`, holds(held));
});

const patient = { timeout: 600_000 };

describe('the right to call a route', () => {
  const stage = suiteStage([...enough, ...tooLittle].map((one) => one.role).concat(pairwise));

  async function statusFor(route: Route, as: Role): Promise<number> {
    const { own, addressOf, become, undo } = stage();
    await become(as);
    const sample = samples(own, addressOf('all rights'))[nameOf(route)] ?? {};
    const { status, body } = await send(stage().as('all rights'), route, pathOf(route, own), sample);
    await undo();
    // Samples of bulk calls contain one record, and a missing right is reported in its row.
    if (status !== 422) return status;
    const { data: [row] = [] } = body as { data?: { status: number }[] };
    return row?.status ?? status;
  }

  it('is sufficient by itself', patient, async () => {
    const refused: string[] = [];
    for (const { route, role: few } of enough) {
      const status = await statusFor(route, few);
      if (status !== route.answer.status) refused.push(`${nameOf(route)} with ${few.name}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it('is not replaced by all others together', patient, async () => {
    const open: string[] = [];
    for (const { route, role: most } of tooLittle) {
      const status = await statusFor(route, most);
      if (status !== 403) open.push(`${nameOf(route)} with ${most.name}: ${status}`);
    }
    expect(open).toEqual([]);
  });

  const inCombination = async () => {
    const meetings = new Set<string>();
    for (const { rights: held } of pairwise) {
      const bits = flags.map(([area, right]) => Number(held[area].includes(right)));
      bits.forEach((bit, one) => {
        for (let other = 0; other < one; other += 1) meetings.add(`${one} ${other} ${bit}${bits[other]}`);
      });
    }
    expect(meetings.size).toBe(4 * ((flags.length * (flags.length - 1)) / 2));
    const wrong: string[] = [];
    for (const route of guarded) {
      for (const some of pairwise) {
        const may = waysIn(route).some((way) => way.every(([area, right]) => some.rights[area].includes(right)));
        const status = await statusFor(route, some);
        if (status !== (may ? route.answer.status : 403)) wrong.push(`${nameOf(route)} with ${some.name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  };
  // Two thousand calls: both tests above would fail for a right that is asked for and not declared.
  if (nightly) it('does not depend on any other right, in any combination of two', patient, inCombination);
});
