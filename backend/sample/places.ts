import type { IssuePapers, WriteContext } from '../record/write.ts';

/** The context of the writes of sample data: a shipment that is approved issues papers. */
export interface SampleContext extends WriteContext {
  readonly services: WriteContext['services'] & { readonly issuePapers: IssuePapers };
}

/** The sample program and its parties; the lists are in the order of `world.ts`. */
export interface Places {
  readonly programId: number;
  readonly groupIds: readonly number[];
  readonly vendorIds: readonly number[];
  /** Those of the groups, in the same order. */
  readonly endUserIds: readonly number[];
  readonly courierId: number;
}

/** Returns the calendar date, YYYY-MM-DD, so many days ago. */
export const daysAgo = ({ services }: WriteContext, days: number): string =>
  new Date(services.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
