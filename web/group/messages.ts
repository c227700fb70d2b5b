import { formatCount } from '../kit/format.ts';

/** The texts of groups: their list, their page and their form. */
export const groupMessages = {
  title: 'Groups',
  add: 'Create new group',
  addDenied: 'You may not create groups',
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
  phoneNumber: 'Phone number',
  screened: 'VC Screened',
  country: 'Country',
  city: 'City',
  members: 'Members',
  memberCount: (count: number) => `${formatCount(count)} ${count === 1 ? 'member' : 'members'}`,
  inProgram: (group: string, program: string) => `${group} (${program})`,
};
