import type { Program } from '../generated/rest.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import type { OfAnyBackend } from '../rest/record.ts';

export type RestProgram = OfAnyBackend<Program>;

export const programCollection = (rest: Rest) =>
  new Collection<RestProgram>(rest, { path: 'programs', wrapper: 'program', alwaysWhole: true });
