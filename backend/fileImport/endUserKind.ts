import { readEndUserRecords } from '../endUser/read.ts';
import { endUserCreate } from '../endUser/schema.ts';
import { createEndUser, updateEndUser } from '../endUser/write.ts';
import { riskLevels } from '../lookup/rules.ts';
import { directoryImport, ofPlace } from './directory.ts';
import { fieldMessages } from './fieldMessages.ts';
import { importedFields } from './fields.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** End users of a program. One is found by what lists call it: the person, or else the organization. */
export const endUserImport = directoryImport({
  key: 'end_users',
  table: 'end_users',
  access: [
    ['end_users', 'read'],
    ['end_users', 'write'],
  ],
  into: 'program',
  identifying: [],
  fields: importedFields('end_users', [
    { key: 'external_organization_name', label: () => fieldMessages.endUser.external_organization_name },
    { key: 'first_name', label: () => fieldMessages.endUser.first_name },
    { key: 'last_name', label: () => fieldMessages.endUser.last_name },
    { key: 'country', label: () => fieldMessages.endUser.country },
    { key: 'visual_compliance_date', label: () => fieldMessages.endUser.visual_compliance_date },
    { key: 'risk_level', choices: riskLevels, label: () => fieldMessages.endUser.risk_level },
    { key: 'notes', label: () => fieldMessages.endUser.notes },
  ]),
  namedBy: ({ last_name, first_name }) =>
    textOf(last_name) || textOf(first_name) ? ['first_name', 'last_name'] : ['external_organization_name'],
  nameOf: ({ first_name, last_name, external_organization_name }) =>
    [textOf(first_name), textOf(last_name)].filter(Boolean).join(' ') || textOf(external_organization_name),
  body: endUserCreate.omit({ organization_id: true, program_ids: true, group_ids: true, opc: true }),
  existing: async ({ db, caller }, ids) =>
    (await readEndUserRecords(db, caller, ids)).map(({ id, lock_version, ...endUser }) => {
      const { first_name, last_name, external_organization_name, country, notes } = endUser;
      const { visual_compliance_date, risk_level } = endUser;
      const own = { first_name, last_name, external_organization_name, country, notes };
      return { id, lock_version, fields: { ...own, visual_compliance_date, risk_level } };
    }),
  create: (context, body) => {
    const { programId } = context.place;
    return createEndUser(context, { ...body, ...ofPlace(context.place), program_ids: programId ? [programId] : [] });
  },
  update: (context, id, version, body) => updateEndUser(context, id, { ...body, lock_version: version }),
});
