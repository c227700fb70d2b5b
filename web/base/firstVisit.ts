/** What the built page and the code agree on about a first visit (`vite.config.ts`). No code of a browser: the build reads it. */

/** The name under which the device keeps who was signed in on it last. */
export const OWNER_KEY = 'lading:owner';

/** The class of a page in the font of the system. */
export const PLAIN_FONT = 'plain-font';
