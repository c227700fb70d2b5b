import { texts } from '../language/texts.ts';

/** The kinds of parties, as a sentence begins with one. */
const kinds = { vendor: 'Vendor', end_user: 'End user', group: 'Group', courier: 'Courier' } as const;

/** A party as messages name it. */
export interface NamedParty {
  readonly kind: keyof typeof kinds;
  readonly name: string;
}

/** The messages about the parties of a trade. */
export const partyMessages = texts('party', {
  notALevel: 'is not one of the allowed values',
  prohibited: 'is prohibited (level 4): new orders and shipments may not name it',
  namesProhibited: (parties: readonly NamedParty[]) =>
    `${parties.map(({ kind, name }) => `${kinds[kind]} ${name}`).join(', ')} ${parties.length === 1 ? 'is' : 'are'} prohibited (level 4)`,
});

/** The messages about sample data. */
export const sampleMessages = texts('sample', {
  programName: (prefix: string) => `must begin with ${prefix}, because everything in it is sample data`,
  realProgramName: (prefix: string) =>
    `must not begin with ${prefix}: that is how the program of sample data is called`,
  partyName: (mark: string) => `must contain the word ${mark}, because it is sample data`,
  number: (prefix: string) => `must begin with ${prefix} in the sample program`,
  realNumber: (prefix: string) => `must not begin with ${prefix}: that is how sample data is numbered`,
  namesSample: 'is sample data, which only the sample program uses',
  namesReal: 'is not sample data: the sample program uses nothing else',
});

/** The messages of rejected organizations, of rejected writes of many records at once, and of the report of names that count as one. */
export const messages = texts('record', {
  notFound: 'was not found',
  rowTwice: 'must not contain a record twice',
  versionEach: 'must have a version for each id',
  twins: (kind: string, organization: string, records: readonly string[]) =>
    `${organization}, ${kind}: ${records.join(' and ')}`,
  twinsFound: (count: number) =>
    count === 0
      ? 'No two names count as one.'
      : `${count} ${count === 1 ? 'name is' : 'names are'} stored more than once.`,
});
