/** What pickers and records say about a party: its risk level and its screening. */

import { daysUntil, formatDate } from '../base/format.ts';
import { messages as words } from '../base/words.ts';
import type { Choice } from '../kit/form/values.ts';
import { lookupMessages as messages } from './messages.ts';
import { isScreeningOver, SOON_DAYS, screeningEnd } from './screening.ts';

type About = Pick<Choice, 'note' | 'refused'>;

const prohibited: About = { note: messages.prohibitedNote, refused: true };

/** A party as pickers offer it. Its level and date are null, and so is its version, for users who may not read it. */
interface OfferedParty {
  isProhibited: boolean;
  riskLevel: string | null;
  visualComplianceDate: string | null;
  lockVersion: number | null;
}

/** Adds to a page of parties what pickers say about each. */
export const aboutParties = <Row extends OfferedParty, Meta>({ data, meta }: { data: readonly Row[]; meta: Meta }) => ({
  data: data.map((row): Row & About => ({ ...row, ...aboutParty(row) })),
  meta,
});

/** Returns the line under an offered party; a prohibited one cannot be chosen. */
function aboutParty({ isProhibited, riskLevel, visualComplianceDate: on, lockVersion }: OfferedParty): About {
  if (isProhibited) return prohibited;
  if (lockVersion === null) return {};
  const screened =
    on === null
      ? messages.neverScreened
      : (isScreeningOver(on) ? messages.screenedOver : messages.screenedOn)(formatDate(on));
  return { note: [riskLevel && messages.level(riskLevel), screened].filter(Boolean).join(' · ') };
}

/** What is to be said under the name of a party on a record. */
interface PartyWarning {
  text: string;
  tone: 'warning' | 'error';
}

/**
 * Returns the one warning about a party that a record names: that trade with it is prohibited, or that its screening is missing,
 * over, or ends soon; null if there is none, or if the user may not read the party.
 */
export function partyWarning({
  isProhibited,
  visualComplianceDate: on,
  lockVersion,
}: Omit<OfferedParty, 'riskLevel'>): PartyWarning | null {
  if (isProhibited) return { text: messages.prohibitedNote, tone: 'error' };
  if (lockVersion === null) return null;
  if (on === null) return { text: messages.neverScreened, tone: 'warning' };
  const end = screeningEnd(on).format('YYYY-MM-DD');
  const days = daysUntil(end);
  if (days < 0) return { text: messages.screeningOverSince(formatDate(end)), tone: 'warning' };
  return days <= SOON_DAYS
    ? { text: messages.screeningEnds(formatDate(end), words.inDays(days)), tone: 'warning' }
    : null;
}

/** Returns a party that a record names, as the value of its field; null if there is none. */
export function namedParty(
  party: { id: string; isProhibited: boolean } | null,
  label: string | null | undefined,
): Choice | null {
  return party && { id: party.id, label: label ?? party.id, ...(party.isProhibited && prohibited) };
}
