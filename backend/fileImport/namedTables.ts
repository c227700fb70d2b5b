/** How the records that a file names are made under those names. */

import { forbidden } from '../api/errors.ts';
import { createEndUser } from '../endUser/write.ts';
import { createGroupWithoutAddress } from '../group/write.ts';
import { nextPalette } from '../program/palettes.ts';
import { createProgram } from '../program/write.ts';
import { createVendor } from '../vendor/write.ts';
import type { NamedTable } from './kind.ts';
import { type NamedRecords, type NamedTables, whyNotMade } from './names.ts';

/** Returns how records of a table are found and made, by whoever has the right to make them. */
function named(table: NamedTable, records: NamedRecords): NamedRecords {
  return {
    ...records,
    create: async (context, place, ...named) => {
      const reason = whyNotMade(context.caller, table, records);
      if (reason) throw forbidden(reason);
      return records.create(context, place, ...named);
    },
  };
}

/** The records of each table that a file can name. */
export const namedTables: NamedTables = {
  programs: named('programs', {
    area: 'programs',
    create: async (context, { organizationId: organization_id }, name) => {
      const color_palette = await nextPalette(context.db, organization_id);
      const fields = { organization_id, name, color_palette, order_number_internal_enabled: true };
      const { id, lock_version: version } = await createProgram(context, fields);
      return { type: 'Program', id, label: name, version, back: null };
    },
  }),
  vendors: named('vendors', {
    area: 'vendors',
    create: async (context, { organizationId, programId }, name) => {
      const place = programId === null ? { organization_id: organizationId } : { program_id: programId };
      const { id, lock_version: version } = await createVendor(context, { name, ...place });
      return { type: 'Vendor', id, label: name, version, back: null };
    },
  }),
  end_users: named('end_users', {
    area: 'end_users',
    create: async (context, { organizationId: organization_id, programId }, name, { country = null } = {}) => {
      const program_ids = programId === null ? [] : [programId];
      const fields = { external_organization_name: name, country, program_ids, organization_id };
      const { id, lock_version: version } = await createEndUser(context, fields);
      return { type: 'EndUser', id, label: name, version, back: null };
    },
  }),
  groups: named('groups', {
    area: 'groups',
    create: async (context, { programId }, name) => {
      const { id, lock_version: version } = await createGroupWithoutAddress(context, programId ?? 0, name);
      return { type: 'Group', id, label: name, version, back: null };
    },
  }),
};
