/** Messages of the session's operations. */
export const messages = {
  bearerNeeded: 'Send the token to renew in the Authorization header',
  overHttpOnly: 'Sign in and out over HTTP: a websocket cannot change its session',
} as const;
