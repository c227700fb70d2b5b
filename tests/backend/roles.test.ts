import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Area, areas, type Right } from '../../backend/access/areas.ts';
import { describeRole } from '../../backend/access/describeRole.ts';
import { shippedRoles } from '../../backend/access/roles.ts';

/** The README, which documents what each shipped role may do. */
const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const table = readme.match(/^\| Role \|.*\n(?:\|.*\n)+/m)?.[0] ?? '';

/** The columns whose names differ from their areas. */
const columns: Partial<Record<Area, string>> = {
  purchase_orders: 'orders',
  commercial_invoices: 'shipments',
  order_items: 'order items',
  vendors: 'vendors, end users, groups',
  end_users: 'vendors, end users, groups',
  groups: 'vendors, end users, groups',
  attachments: 'documents',
  api_keys: 'API keys',
  organizations: 'organization',
  saved_views: 'shared views',
};

const further: Partial<Record<Area, Right[]>> = {
  purchase_orders: ['assign_status'],
  commercial_invoices: ['assign_status', 'generate_pdf', 'set_approval', 'send_for_review'],
  order_items: ['assess', 'receive', 'split', 'assign_status', 'deactivate'],
};

function rightsOf(area: Area, cell: string): string[] {
  const write = ['write', 'create', 'update'];
  const rights = cell.split(' ').flatMap((word) => {
    if (word === 'r') return ['read'];
    if (word === 'w') return write;
    if (word === 'c') return ['write', 'update'];
    if (word === 'all') return ['read', ...write, 'delete', 'archive', ...(further[area] ?? [])];
    return word === '–' ? [] : [word];
  });
  return rights.toSorted();
}

describe('the shipped roles', () => {
  const [head = [], _line, ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const column = (area: Area) => head.indexOf(columns[area] ?? area);

  it.each(rows)('%s', (name, ...cells) => {
    const role = shippedRoles.find((one) => one.name === name);
    const expected = areas.map((area) => [area, rightsOf(area, cells[column(area) - 1] ?? '')]);
    const actual = areas.map((area) => [area, [...(role?.rights[area] ?? [])].toSorted()]);
    expect(actual).toEqual(expected);
  });

  it('are described by what they may do, and by nothing else', () => {
    const manage = {
      organizations: 'organizations',
      people: 'users',
      programs: 'programs',
      'API keys': 'api_keys',
    } as const;
    const directory = { vendors: 'vendors', 'end users': 'end_users', groups: 'groups', couriers: 'couriers' } as const;
    const edit = { orders: 'purchase_orders', items: 'order_items', shipments: 'commercial_invoices' } as const;
    const part = (text: string, verb: string) => new RegExp(`(?:may|;) ${verb} ([^;.]+)`).exec(text)?.[1] ?? '';
    for (const role of shippedRoles) {
      const text = describeRole(role);
      const may = (area: Area, right: Right) => role.rights[area].includes(right);
      for (const [what, area] of Object.entries({ ...manage, ...directory }))
        expect([role.name, what, part(text, 'manage').includes(what)]).toEqual([role.name, what, may(area, 'create')]);
      for (const [what, area] of Object.entries(edit))
        expect([what, part(text, 'create and edit').includes(what)]).toEqual([
          what,
          may(area, 'create') && may(area, 'update'),
        ]);
      expect(text.includes('approve invoices')).toBe(may('commercial_invoices', 'set_approval'));
      expect(text.includes('assess and receive goods')).toBe(
        may('order_items', 'assess') && may('order_items', 'receive'),
      );
      expect(text.includes('change nothing')).toBe(areas.every((area) => !may(area, 'update')));
    }
  });

  it('are listed in the README in the order of their ids', () => {
    expect(shippedRoles.map(({ id, name }) => [id, name])).toEqual(rows.map(([name], index) => [index + 1, name]));
  });

  it('have the intended scopes, edits in review and comment rights', () => {
    const of = (pick: (role: (typeof shippedRoles)[number]) => boolean) =>
      shippedRoles.filter(pick).map(({ name }) => name);
    expect(of(({ scope }) => scope === 'every organization')).toEqual(['System administrator']);
    expect(of(({ scope }) => scope === 'own organization')).toEqual(['Organization administrator']);
    expect(of(({ editsShipmentsIn }) => editsShipmentsIn.length > 0)).toEqual([
      'Organization administrator',
      'Program manager',
    ]);
    expect(of(({ comments }) => !comments.write)).toEqual(['Viewer']);
    expect(of(({ comments }) => comments.removeOthers)).toEqual([
      'System administrator',
      'Organization administrator',
      'Program manager',
    ]);
    expect(of(({ comments }) => comments.legacy.write || comments.legacy.remove)).toEqual([]);
    expect(of(({ comments }) => comments.sources.length < 3)).toEqual([]);
  });
});
