import { texts } from '../generated/texts.ts';

/** Why a document is not run: what it asks for is too much. */
export const messages = texts('document', {
  tooCostly: (objects: string, limit: string) =>
    `The document may bring ${objects} objects, and at most ${limit} are allowed: ask for smaller pages`,
  aliases: (limit: number) => `The document has more than ${limit} aliases`,
  directives: (limit: number) => `The document has more than ${limit} directives`,
  passwordChecks: (limit: number) => `The document has more than ${limit} password checks`,
  levels: (limit: number) => `The document has more than ${limit} levels of fields`,
  fields: (limit: number) => `The document has more than ${limit} fields`,
});
