import { formatCount } from '../../base/format.ts';
import { texts } from '../../base/laterTexts.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`);

/** The texts of the page that invites many people. */
export const inviteManyMessages = texts('inviteMany', {
  title: 'Invite Many',
  people: 'People',
  how: 'Type, or paste from a sheet with names, addresses, roles and programs, or a list like “Ama Osei <ama@health.example>; …” from a mail. A row that is refused says why, and the others are invited.',
  addressTwice: 'This address is in two rows',
  invited: 'Invited',
  invite: (count: number) => (count === 0 ? 'Invite' : `Invite ${people(count)}`),
  invitedPeople: (count: number) => `${people(count)} invited`,
  counts: (all: number, invited: number) => `${people(all)}, ${formatCount(invited)} invited`,
  withoutProgram: (count: number) =>
    `${people(count)} without a program: their role opens no orders or shipments until they are members of one.`,
  links: (count: number) => (count === 1 ? 'Copy the link' : `Copy ${formatCount(count)} links`),
});
