import { formatCount } from '../base/format.ts';
import { texts } from '../base/texts.ts';

/** The texts of groups: their list, their page and their form. */
export const groupMessages = texts('group', {
  title: 'Groups',
  add: 'Add Group',
  /** Spec: the heading of the form. */
  form: 'Create new group',
  addDenied: 'You may not add groups',
  purpose: 'Groups receive the goods of a program; each of its orders and shipments names one.',
  adders: 'Administrators, program managers and procurement officers add groups.',
  search: 'Search groups',
  created: 'Created',
  updated: 'Group updated',
  notFound: 'Group not found',
  notFoundHint: 'It may belong to a program that you have no access to.',
  details: 'Group',
  address: 'Address',
  name: 'Group name',
  nameRequired: 'Name is required',
  program: 'Program',
  programRequired: 'Program field is required',
  attn: 'Attn',
  latinName: 'Name in Latin letters',
  taxNumber: 'Tax number',
  requiresImportPermit: 'Requires an import permit',
  importPermit: 'Import permit',
  required: 'Required',
  notRequired: 'Not required',
  phoneNumber: 'Phone number',
  screened: 'VC Screened',
  country: 'Country',
  city: 'City',
  members: 'Members',
  memberCount: (count: number) => `${formatCount(count)} ${count === 1 ? 'member' : 'members'}`,
  inProgram: (group: string, program: string) => `${group} (${program})`,
});
