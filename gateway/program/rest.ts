import type { Program } from '../generated/rest.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import type { OfAnyBackend } from '../rest/record.ts';

/** A program; its rows are whole wherever they are shown. */
export type RestProgram = OfAnyBackend<Program>;

/** Programs as one operation sees them. */
export const programCollection = (rest: Rest) =>
  new Collection<RestProgram>(rest, { path: 'programs', wrapper: 'program', alwaysWhole: true });
