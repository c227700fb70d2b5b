import { managedAreas, type Right, workAreas } from './areas.ts';
import { accessMessages } from './messages.ts';
import type { Role } from './roles.ts';

/** Says in one sentence what a role may do, from its rights, so that the sentence is true of any role. */
export function describeRole({ scope, rights }: Role): string {
  const may = (area: keyof Role['rights'], ...wanted: Right[]) => wanted.every((right) => rights[area].includes(right));
  const edits = workAreas.filter((area) => may(area, 'create', 'update'));
  return accessMessages.describe({
    scope,
    manages: managedAreas.filter((area) => may(area, 'create')),
    edits,
    handles: may('order_items', 'assess', 'receive'),
    approves: may('commercial_invoices', 'set_approval'),
    reads: workAreas.filter((area) => may(area, 'read') && !edits.includes(area)),
  });
}
