import { describe, expect, it } from 'vitest';
import type { One, Rejection } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { mailsTo } from '../support/outbox.ts';
import { emailOf, type Person } from '../support/world.ts';

const backend = suiteBackend({ env: { LANGUAGES: 'fr,ar' } });

/** Returns what is wrong with the name of a vendor without one, asked in a language. */
async function refusal(language?: string): Promise<string[] | undefined> {
  const api = await backend().as('manager');
  const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
  const { body } = await api.send('post', 'vendors', { vendor: { name: '' } }, headers);
  return (body as Rejection).errors?.name;
}

describe('a refused write', () => {
  it.each([
    ['fr', 'doit être rempli'],
    ['fr-CA, en;q=0.5', 'doit être rempli'],
    ['ar', 'لا يمكن أن يكون فارغًا'],
    ['sv, ar;q=0.8, en;q=0.5', 'لا يمكن أن يكون فارغًا'],
    ['pt', "can't be blank"],
    ['*', "can't be blank"],
    [undefined, "can't be blank"],
  ])('says why in the language that is asked for: %s', async (language, text) => {
    expect(await refusal(language)).toEqual([text]);
  });

  it('is told to each of two people at once in their own language', async () => {
    const [french, arabic, english] = await Promise.all([refusal('fr'), refusal('ar'), refusal()]);
    expect([french, arabic, english]).toEqual([['doit être rempli'], ['لا يمكن أن يكون فارغًا'], ["can't be blank"]]);
  });

  it('counts in the forms of the language', async () => {
    const api = await backend().as('manager');
    const long = { vendor: { name: 'x'.repeat(256) } };
    const { body } = await api.send('post', 'vendors', long, { 'accept-language': 'fr' });
    expect(body).toMatchObject({ errors: { name: ['est trop long (maximum\u202f: 255 caractères)'] } });
  });
});

describe('a list of countries', () => {
  const countries = async (language: string) => {
    const api = await backend().as('manager');
    const { body } = await api.send('get', 'countries', undefined, { 'accept-language': language });
    return (body as One<Record<string, string>>).data;
  };

  it('names them in the language that is asked for, each by the same code', async () => {
    const [english, french, arabic] = await Promise.all([countries('en'), countries('fr'), countries('ar')]);
    expect([english.DE, french.DE, arabic.DE]).toEqual(['Germany', 'Allemagne', 'ألمانيا']);
    expect(Object.keys(french)).toEqual(Object.keys(english));
  });
});

describe('the language of a person', () => {
  const choose = async (person: Person, language: string | null) => {
    const { world, as } = backend();
    await (await as(person)).put(`users/${world.people[person]}`, { user: { language } });
  };
  /** Asks for a password link, and returns the mail. */
  const mailTo = async (person: Person) => {
    await backend()
      .withToken(null)
      .send('post', 'forgot_password', { user: { login: emailOf(person) } });
    return (await mailsTo(backend().services, emailOf(person))).at(-1);
  };

  it('is chosen by themselves, is one of Lading’s, and can be taken back', async () => {
    const { world, as } = backend();
    await choose('orgAdmin', 'fr');
    const api = await as('orgAdmin');
    expect((await api.get<One<{ language: string }>>('profile')).data.language).toBe('fr');
    const refused = await api.send('put', `users/${world.people.orgAdmin}`, { user: { language: 'xx' } });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { language: ['is not one of the allowed values'] } },
    });
    await choose('orgAdmin', null);
    expect((await api.get<One<{ language: string | null }>>('profile')).data.language).toBeNull();
  });

  it('is that of their mails, whoever sends them', async () => {
    await choose('admin', 'ar');
    const mail = await mailTo('admin');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.text).toContain('مرحبًا');
  });

  it('is, without a choice, the one that their browser last asked for', async () => {
    const api = await backend().as('manager');
    await api.send('get', 'profile', undefined, { 'accept-language': 'fr-FR,fr;q=0.9' });
    // A tool names none, which changes nothing.
    await api.get('profile');
    expect((await mailTo('manager'))?.text).toContain('Bonjour');
  });

  it('is English as long as neither is known, or it is not offered', async () => {
    expect((await mailTo('logistics'))?.text).toContain('Hello');
    await choose('orgAdmin', 'pt');
    expect((await mailTo('orgAdmin'))?.html).toContain('<html lang="en" dir="ltr">');
  });
});

describe('how a person wants dates and numbers written', () => {
  it('is chosen by themselves, apart from the language, and can be taken back', async () => {
    const { world, as } = backend();
    const api = await as('orgAdmin');
    const path = `users/${world.people.orgAdmin}`;
    const chosen = { date_order: 'year_first', decimal_sign: 'comma', week_start: 'saturday' };
    await api.put(path, { user: chosen });
    expect((await api.get<One<object>>('profile')).data).toMatchObject(chosen);
    await api.put(path, { user: { decimal_sign: null } });
    expect((await api.get<One<object>>(path)).data).toMatchObject({ ...chosen, decimal_sign: null });
  });

  it('is one of what Lading can write', async () => {
    const { world, as } = backend();
    const user = { date_order: 'month_last', decimal_sign: ';', week_start: 'friday' };
    const refused = await (await as('orgAdmin')).send('put', `users/${world.people.orgAdmin}`, { user });
    const why = ['is not one of the allowed values'];
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { date_order: why, decimal_sign: why, week_start: why } },
    });
  });
});
