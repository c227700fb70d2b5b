import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ar as arabic } from '../../backend/api/messages.ar.ts';
import { fr as french } from '../../backend/api/messages.fr.ts';
import { startBackend, type TestBackend } from '../support/backend.ts';
import { startGateway, type TestGateway, type Who } from '../support/gateway.ts';
import { emailOf, password } from '../support/world.ts';

const LANGUAGES = 'fr,ar';
let backend: TestBackend;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  backend = await startBackend({ env: { LANGUAGES } });
  gateway = await startGateway(
    { url: backend.url, cableUrl: `${backend.url.replace('http', 'ws')}/cable` },
    { config: { languages: ['en', 'fr', 'ar'] } },
  );
  const { data } = await gateway.ask('mutation($input: SignInInput!) { signIn(input: $input) { token } }', {
    input: { login: emailOf('manager'), password },
  });
  token = (data as { signIn: { token: string } }).signIn.token;
});

afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});

const asking = (language: string | null): Who => ({
  token,
  headers: language === null ? {} : { 'accept-language': language },
});
const NAMELESS = `mutation { createVendor(input: { name: "" }) { errors { field message } } }`;

describe('the language of a request', () => {
  it.each([
    ['fr', french.blank],
    ['ar', arabic.blank],
    [null, "can't be blank"],
  ])('is that of what the backend says: %s', async (language, message) => {
    const { data } = await gateway.ask(NAMELESS, {}, asking(language));
    expect(data).toMatchObject({ createVendor: { errors: [{ field: 'name', message }] } });
  });

  it.each([
    ['fr', 'Connectez-vous pour continuer'],
    ['ar', 'سجّل الدخول للمتابعة'],
    [null, 'Sign in to continue'],
  ])('is that of what the gateway says: %s', async (language, message) => {
    const { errors } = await gateway.ask('{ vendors { meta { count } } }', {}, { ...asking(language), token: '' });
    expect(errors.map((error) => error.message)).toEqual([message]);
  });

  it.each([
    ['fr', 'Criblage VC (jusqu’à) : '],
    ['ar', 'فحص VC (إلى)'],
    [null, 'VC screening (to) must not be before'],
  ])('is that of the names of what is wrong with it: %s', async (language, said) => {
    const visualComplianceDate = '{ from: "2026-02-02", to: "2026-02-01" }';
    const query = `{ vendors(filter: { visualComplianceDate: ${visualComplianceDate} }) { meta { count } } }`;
    const { errors } = await gateway.ask(query, {}, asking(language));
    expect(errors[0]?.message.replace(/\s/g, ' ')).toContain(said);
    expect(errors).toMatchObject([{ extensions: { argument: 'filter.visualComplianceDate.to' } }]);
  });

  it('is named by a socket when it connects, because pages cannot set its headers', async () => {
    const client = gateway.live({ token, params: { 'accept-language': 'fr' } });
    const answer = await client.iterate({ query: NAMELESS }).next();
    await client.dispose();
    expect(answer.value?.data).toMatchObject({ createVendor: { errors: [{ message: french.blank }] } });
  });
});
