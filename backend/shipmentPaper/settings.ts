/** A revision of a shipment's papers, and the one that it replaces. */
export interface Issue {
  readonly revision: number;
  readonly replaces: { readonly revision: number; readonly issued_on: string } | null;
}

/** The settings of a paper. */
export interface PaperSettings {
  readonly now: Date;
  /** The calendar date that is printed. */
  readonly today: string;
  /** The revision that is issued; null for a draft. */
  readonly issue: Issue | null;
  /** US dollars up to which no export filing is due under one code, exact decimal text. */
  readonly limit: string;
  /** Aborted when the client has disconnected. */
  readonly gone: AbortSignal;
}
