/** Single-line texts contain no line breaks, no control characters and no direction overrides. */
import { describe, expect, it } from 'vitest';
import { routes } from '../../backend/routes.ts';
import type { Rejection } from '../support/api.ts';
import { fieldsOf, isText } from './matrix/document.ts';
import { nameOf, pathOf, send } from './matrix/request.ts';
import { samples } from './matrix/samples.ts';
import { suiteStage } from './matrix/stage.ts';

const stage = suiteStage();
const patient = { timeout: 600_000 };
/** The multi-line fields, and the hashed fields, which are skipped. */
const ofLines = ['notes', 'message', 'description', 'sold_to', 'notify_party'];
const kept = /password/;

const characters = {
  'a line break': '\n',
  'a tab': '\t',
  'a control character': '\u0085',
  'a line separator': '\u2028',
  'an override of direction': '\u202e',
  'an isolate of direction': '\u2066',
};

/** Sends a text in all text fields of each route and returns the fields with their error messages. */
async function refusals(text: string) {
  const { as, addressOf, own, undo } = stage();
  const found: { at: string; field: string; messages: string[] }[] = [];
  const written = routes.filter(({ body, access }) => body && access !== 'public');
  for (const route of written) {
    const sample = samples(own, addressOf('all rights'))[nameOf(route)] ?? {};
    const fields = Object.entries(fieldsOf(route)).filter(([name, field]) => isText(field) && !kept.test(name));
    if (fields.length === 0) continue;
    const sent = Object.fromEntries(fields.map(([name]) => [name, text]));
    const wrapper = route.body?.wrapper;
    const body = wrapper ? { [wrapper]: { ...Object(sample.body?.[wrapper]), ...sent } } : { ...sample.body, ...sent };
    const { body: answer } = await send(as('all rights'), route, pathOf(route, own), { ...sample, body });
    await undo();
    const { errors = {} } = (answer ?? {}) as Rejection;
    for (const [field] of fields) found.push({ at: nameOf(route), field, messages: errors[field] ?? [] });
  }
  return found;
}

describe('a single-line text', () => {
  it.each(Object.entries(characters))(
    'rejects %s on every route; a multi-line text accepts it',
    patient,
    async (_what, character) => {
      const all = await refusals(`a${character}b`);
      const lines = all.filter(({ field }) => !ofLines.includes(field));
      expect(lines.filter(({ messages }) => messages.length === 0)).toEqual([]);
      const plain = 'must be one line without control characters or direction overrides';
      expect(lines.filter(({ messages }) => messages.includes(plain)).length).toBeGreaterThan(30);
      const notes = all.filter(({ field }) => ofLines.includes(field));
      expect(notes.length).toBeGreaterThan(8);
      expect(notes.filter(({ messages }) => messages.length > 0)).toEqual([]);
    },
  );

  it('accepts words of both directions, stores no direction marks, and is trimmed', async () => {
    const api = stage().as('all rights');
    const name = 'شركة \u200fAcme\u200e בע״מ';
    const { body } = await api.send('post', 'vendors', { vendor: { name: `${name}\n` } });
    expect(body).toMatchObject({ data: { name: 'شركة Acme בע״מ' } });
    await stage().undo();
  });
});
