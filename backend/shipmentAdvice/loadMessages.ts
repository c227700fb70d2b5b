import { texts } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';
import { type NamedParty, partyMessages } from '../record/messages.ts';

const { number } = wordingIn('en');

/** What prevents a shipment from leaving. */
export const loadMessages = texts('load', {
  nothingToShip: 'A shipment without items cannot leave',
  prohibited: (parties: readonly NamedParty[]) =>
    `${partyMessages.namesProhibited(parties)}: the shipment cannot leave`,
  notReady: (count: number) =>
    `${count === 1 ? '1 item is' : `${number(count)} items are`} neither ready nor in package`,
  unreleased: (count: number) => `${count === 1 ? '1 item waits' : `${number(count)} items wait`} for a release`,
  withoutCountry: (count: number) =>
    `${count === 1 ? '1 item has' : `${number(count)} items have`} no country of manufacture`,
});
