/** What a pair of hazards asks for: not next to each other, or a person who compares their compatibility letters. */
export type Outcome = 'keep apart' | 'refer';

/** Hazards that are not loaded next to each other, in either order, as primary class or as subsidiary hazard. */
export interface SegregationRule {
  /** Divisions, the number of a class for all of its divisions, or UN numbers. */
  readonly one: readonly string[];
  readonly other: readonly string[];
  readonly outcome: Outcome;
  /** Where the rule stands. */
  readonly citation: string;
}

/**
 * Segregation by air. Decision support and never a legal determination: the cells were collected from secondary sources
 * and nobody has compared them with 49 CFR 175.78(b) as it stands today, which is what `checkedOn` and `checkedBy` are
 * for. A division 1.4 without its letter counts as not being 1.4S. Classes that no rule names need no segregation (49 CFR 175.78(c)(1)).
 */
export const segregation: {
  readonly version: number;
  readonly checkedOn: string | null;
  readonly checkedBy: string | null;
  readonly rules: readonly SegregationRule[];
} = {
  version: 1,
  checkedOn: null,
  checkedBy: null,
  rules: [
    {
      one: ['1'],
      other: ['2', '3', '4.2', '4.3', '5', '8'],
      outcome: 'keep apart',
      citation: '49 CFR 175.78(b); IATA DGR table 9.3.A',
    },
    {
      one: ['1'],
      other: ['1'],
      outcome: 'refer',
      citation: '49 CFR 175.78(c)(4), note 1: compare the compatibility letters',
    },
    { one: ['3'], other: ['5.1'], outcome: 'keep apart', citation: '49 CFR 175.78(b); IATA DGR table 9.3.A' },
    { one: ['4.2'], other: ['5.1'], outcome: 'keep apart', citation: '49 CFR 175.78(b); IATA DGR table 9.3.A' },
    { one: ['4.3'], other: ['8'], outcome: 'keep apart', citation: '49 CFR 175.78(b); IATA DGR table 9.3.A' },
    {
      one: ['UN3480', 'UN3090'],
      other: ['1', '2.1', '3', '4.1', '5.1'],
      outcome: 'keep apart',
      citation: 'IATA DGR, 67th edition, 9.3.2.1.3: lithium batteries alone',
    },
  ],
};
