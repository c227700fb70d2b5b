/** Which requests the log of the server shows. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';

const lines: { path: string }[] = [];
const kept = new Writable({
  write(line, _encoding, done) {
    lines.push(JSON.parse(String(line)));
    done();
  },
});
const backend = suiteBackend({ log: pino({ level: 'info' }, kept) });
const WATCH = { 'x-session-watch': '1' };

it('leaves out the question of a watched session; no other request hides itself by the header', async () => {
  const { as, withToken } = backend();
  const api = await as('manager');
  const before = lines.length;
  await api.send('get', 'profile', undefined, WATCH);
  await api.send('get', 'vendors', undefined, WATCH);
  // An ended session is shown, whoever watches it.
  await withToken('no session').send('get', 'profile', undefined, WATCH);
  await api.send('get', 'profile');
  const shown = lines.slice(before).map(({ path }) => path);
  expect(shown).toEqual(['/api/v1/vendors', '/api/v1/profile', '/api/v1/profile']);
});
