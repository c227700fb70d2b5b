interface Judged {
  readonly prohibited?: boolean;
  readonly riskLevel?: string | null;
}

/** Tells whether trade with a party is prohibited; of backends that do not say so, by the level of a full record. */
export const isProhibited = ({ prohibited, riskLevel }: Judged): boolean => prohibited ?? riskLevel === 'level_4';

/** The filters by screening, which lists of parties share: a part of the table of their filters. */
export const screeningFilters = { isScreened: 'screened', riskLevels: 'riskLevel' } as const;
