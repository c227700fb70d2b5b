/** What the gateway itself says to people; the backend's own texts pass through as they are. */
export const messages = {
  unknown: 'Unknown Error has occurred',
  unauthenticated: 'Sign in to continue',
  cancelled: 'Request cancelled!',
  forbidden: 'You have no access to this resource',
  notFound: 'Not found',
  unavailable: 'The server cannot be reached right now. Try again later.',
  timeout: 'The server took too long to answer. Try again later.',
  badResponse: 'The server gave an answer that makes no sense. Try again later.',
  outcomeUnknown: 'The answer got lost: it may or may not have been saved. Repeat it with the same key.',
  tooLarge: 'The request is too large',
  tooSlow: 'The request took too long to arrive',
  rateLimited: 'Too many attempts. Try again later.',
  malformed: 'The request cannot be read',
  tooManyOperations: 'Too many operations on one connection',
  originRefused: 'This origin may not connect',
  pageSize: 'Ask for 1 to 100 rows a page, from page 1',
  socketNeeded: 'Subscriptions need a socket: connect to this address with graphql-ws',
  signInForPlayground: 'The playground is for signed-in users. Sign in first, then open this page again.',
  playgroundNotBuilt: 'The playground is not built yet. Run "npm run build", then start the gateway again.',
  notBuilt:
    'The web client is not built yet. Run "npm run build", then start the gateway again. The API answers at /graphql.',
} as const;
