/** The names under which the device keeps a person's state (`storage.ts`). No code of a browser: the build reads it. */

/** What all of them begin with. */
export const SAVED_PREFIX = 'lading:';

/** The version of the saved format, bumped when the format changes; values of older versions are ignored. */
export const SAVED_VERSION = 1;

/** Returns the name of a value: whose it is, of which area, and its own name. */
export const savedKey = (owner: string, area: string, name: string): string =>
  `${SAVED_PREFIX}${owner}:${area}:${name}`;
