import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { describeError, isUnreachable, ToldError } from '../../web/base/errors.ts';

const graphQL = (...errors: { message: string; extensions?: { code: string } }[]) =>
  new CombinedGraphQLErrors({ errors });
const http = (status: number) => new ServerError('', { response: new Response('', { status }), bodyText: '' });
const UNKNOWN = 'Unknown Error has occurred';
const DOWN = 'The server cannot be reached right now. Nothing is lost: try again in a moment.';

test.each([
  ['a text of the server', graphQL({ message: 'The file is too large' }), 'The file is too large'],
  ['two texts', graphQL({ message: 'One.' }, { message: 'Two.' }), 'One. Two.'],
  ['an empty text', graphQL({ message: '' }), UNKNOWN],
  ['a blank text', graphQL({ message: '  ' }), UNKNOWN],
  ['no errors', graphQL(), UNKNOWN],
  [
    'a fault inside, in the server’s words',
    graphQL({ message: 'Internal server error', extensions: { code: 'INTERNAL' } }),
    UNKNOWN,
  ],
  [
    'a fault of another server, by its words',
    graphQL({ message: 'Internal server error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }),
    UNKNOWN,
  ],
  ['HTTP 500', http(500), UNKNOWN],
  ['HTTP 404', http(404), UNKNOWN],
  ['HTTP 502', http(502), DOWN],
  ['HTTP 408, the rest of a request that came too slowly', http(408), DOWN],
  ['no network in Chromium', new TypeError('Failed to fetch'), DOWN],
  ['no network in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), DOWN],
  ['no network in Safari', new TypeError('Load failed'), DOWN],
  ['code that did not load', new TypeError('Failed to fetch dynamically imported module: /a.js'), DOWN],
  ['an error that is to be told', new ToldError('The device is full'), 'The device is full'],
  ['a mistake in the code', new Error('The answer has no payload'), UNKNOWN],
  ['something that is no error', 'oops', UNKNOWN],
  ['nothing', null, UNKNOWN],
])('%s is worded for people', (_, error, text) => expect(describeError(error)).toBe(text));

test('a mistake in the code is not taken for an outage', () => {
  expect(isUnreachable(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
});
