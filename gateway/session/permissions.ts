import type { AreaPermission } from '../generated/resolvers.ts';
import { snakeCase } from '../upstream/names.ts';
import type { RestArea } from './rest.ts';

const BASIC = new Set(['read', 'write', 'create', 'update', 'delete']);

/** Returns the caller's rights in an area; a flag that api/v1 does not send is not granted. */
export function rightsIn(area: Partial<RestArea> = {}): AreaPermission {
  return {
    read: area.read === true,
    write: area.write === true,
    create: area.create === true,
    update: area.update === true,
    delete: area.delete === true,
    extra: Object.entries(area)
      .filter(([flag, given]) => given === true && !BASIC.has(flag))
      .map(([flag]) => snakeCase(flag)),
    editableStatuses: area.exceptions?.update?.statuses ?? [],
    ownComment: area.ownComment ?? null,
    anyComment: area.anyComment ?? null,
    legacyComment: area.legacyComment ?? null,
  };
}
