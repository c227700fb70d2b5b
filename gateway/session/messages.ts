import { texts } from '../generated/texts.ts';

/** Messages of the session's operations. */
export const messages = texts('session', {
  bearerNeeded: 'Send the token to renew in the Authorization header',
  overHttpOnly: 'Sign in and out over HTTP: a websocket cannot change its session',
});
