/** What the session's operations say. */
export const messages = {
  bearerNeeded: 'Send the token to renew in the Authorization header',
  overHttpOnly: 'Sign in and out over HTTP: a socket cannot change its session',
} as const;
