import { readGroupRecords } from '../group/read.ts';
import { groupCreate } from '../group/schema.ts';
import { createGroup, updateGroup } from '../group/write.ts';
import { riskLevels } from '../lookup/rules.ts';
import { plainAddress } from '../record/address.ts';
import { directoryImport } from './directory.ts';
import { fieldMessages } from './fieldMessages.ts';
import { importedFields } from './fields.ts';

/** Groups of a program. */
export const groupImport = directoryImport({
  key: 'groups',
  table: 'groups',
  access: [
    ['groups', 'read'],
    ['groups', 'write'],
  ],
  into: 'program',
  identifying: ['name'],
  fields: importedFields('groups', [
    { key: 'name', required: true, label: () => fieldMessages.group.name },
    { key: 'latin_name', label: () => fieldMessages.group.latin_name },
    { key: 'attn', label: () => fieldMessages.group.attn },
    { key: 'phone_number', label: () => fieldMessages.group.phone_number },
    { key: 'address_attributes.country', required: true, label: () => fieldMessages.group.country },
    { key: 'address_attributes.city', required: true, label: () => fieldMessages.group.city },
    { key: 'address_attributes.address', required: true, label: () => fieldMessages.group.address },
    { key: 'address_attributes.state', label: () => fieldMessages.group.state },
    { key: 'address_attributes.zip_code', label: () => fieldMessages.group.zip_code },
    { key: 'tax_number', label: () => fieldMessages.group.tax_number },
    { key: 'requires_import_permit', label: () => fieldMessages.group.requires_import_permit },
    { key: 'visual_compliance_date', label: () => fieldMessages.group.visual_compliance_date },
    { key: 'risk_level', choices: riskLevels, label: () => fieldMessages.group.risk_level },
  ]),
  namedBy: () => ['name'],
  nameOf: ({ name }) => (typeof name === 'string' ? name : ''),
  body: groupCreate.omit({ program_id: true }),
  existing: async ({ db, caller }, ids) =>
    (await readGroupRecords(db, caller, ids)).map(({ id, lock_version, address, ...group }) => {
      const { name, attn, latin_name, tax_number, requires_import_permit, phone_number } = group;
      const { visual_compliance_date, risk_level } = group;
      const own = { name, attn, latin_name, tax_number, requires_import_permit, phone_number };
      const all = { ...own, visual_compliance_date, risk_level };
      return { id, lock_version, fields: { ...all, address_attributes: address && plainAddress(address) } };
    }),
  create: (context, body) => createGroup(context, { ...body, program_id: context.place.programId ?? 0 }),
  update: (context, id, version, body) => updateGroup(context, id, { ...body, lock_version: version }),
});
