import { texts } from './texts.ts';

/** The fallback texts for failures without a more precise message. */
export const failureMessages = texts('failure', {
  unknownError: 'Unknown Error has occurred',
  unavailable: 'The server cannot be reached right now. Nothing is lost: try again in a moment.',
});
