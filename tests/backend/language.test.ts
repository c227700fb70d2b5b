import { describe, expect, it } from 'vitest';
import { ar as arabic } from '../../backend/api/messages.ar.ts';
import { fr as french } from '../../backend/api/messages.fr.ts';
import type { One, Rejection } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { mailsTo } from '../support/outbox.ts';
import { readHistory } from '../support/records.ts';
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
    ['fr', french.blank],
    ['fr-CA, en;q=0.5', french.blank],
    ['ar', arabic.blank],
    ['sv, ar;q=0.8, en;q=0.5', arabic.blank],
    ['pt', "can't be blank"],
    ['*', "can't be blank"],
    [undefined, "can't be blank"],
  ])('says why in the language that is asked for: %s', async (language, text) => {
    expect(await refusal(language)).toEqual([text]);
  });

  it('is told to each of two people at once in their own language', async () => {
    const told = await Promise.all([refusal('fr'), refusal('ar'), refusal()]);
    expect(told).toEqual([[french.blank], [arabic.blank], ["can't be blank"]]);
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
    const [inEnglish, inFrench, inArabic] = await Promise.all([countries('en'), countries('fr'), countries('ar')]);
    expect([inEnglish.DE, inFrench.DE, inArabic.DE]).toEqual(['Germany', 'Allemagne', 'ألمانيا']);
    expect(Object.keys(inFrench)).toEqual(Object.keys(inEnglish));
  });
});

describe('a unit of measure', () => {
  it.each([
    ['en', { one: 'kilogram', other: 'kilograms' }],
    ['fr', { one: 'kilogramme', other: 'kilogrammes' }],
    [
      'ar',
      {
        ...{ zero: 'كيلوغرام', one: 'كيلوغرام', two: 'كيلوغرامان', few: 'كيلوغرامات' },
        ...{ many: 'كيلوغرامًا', other: 'كيلوغرام' },
      },
    ],
  ] as const)('has in %s the forms that it takes beside quantities', async (language, beside) => {
    const api = await backend().as('viewer');
    const { body } = await api.send('get', 'unit_of_measures', undefined, { 'accept-language': language });
    const units = (body as One<{ code: string; beside: object }[]>).data;
    expect(units.find(({ code }) => code === 'KGM')?.beside).toEqual(beside);
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

  it('is, as long as neither is known, that of their organization, which its administrator sets', async () => {
    const { world, as, db } = backend();
    const api = await as('otherAdmin');
    const path = `organizations/${world.other.organization}`;
    const setTo = (language: string | null) => api.put<One<object>>(path, { organization: { language } });
    expect((await setTo('fr')).data).toMatchObject({ language: 'fr' });
    expect((await readHistory(db, 'Organization', world.other.organization))[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'language', from: null, to: 'fr' }],
    });
    const profile = await (await as('otherViewer')).get<One<{ language: null; settings: object }>>('profile');
    expect(profile.data).toMatchObject({ language: null, settings: { organization_language: 'fr' } });
    expect((await mailTo('otherViewer'))?.text).toContain('Bonjour');
    const chosen = (language: string | null) => api.put(`users/${world.people.otherViewer}`, { user: { language } });
    await chosen('ar');
    expect((await mailTo('otherViewer'))?.text).toContain('مرحبًا');
    await setTo(null);
    await chosen(null);
    expect((await mailTo('otherViewer'))?.text).toContain('Hello');
  });

  it('is, in an invitation, that of the organization', async () => {
    const { world, as, services } = backend();
    const api = await as('otherAdmin');
    await api.put(`organizations/${world.other.organization}`, { organization: { language: 'ar' } });
    const email = 'newcomer@northwind.example';
    await api.post('users', { user: { first_name: 'Nour', last_name: 'Aziz', email, permission_id: 7 } });
    expect((await mailsTo(services, email)).at(-1)?.html).toContain('<html lang="ar" dir="rtl">');
    await api.put(`organizations/${world.other.organization}`, { organization: { language: null } });
  });

  it('of an organization is one of Lading’s', async () => {
    const { world, as } = backend();
    const path = `organizations/${world.other.organization}`;
    const { errors } = await (await as('otherAdmin')).refused(422, 'put', path, { organization: { language: 'xx' } });
    expect(errors).toEqual({ language: ['is not one of the allowed values'] });
  });

  it('is English as long as none is known, or it is not offered', async () => {
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

describe('how screens and mails are written to somebody', () => {
  it('is changed by everybody for themselves, whatever their rights, and nothing else with it', async () => {
    const { as, db, world } = backend();
    const api = await as('viewer');
    const chosen = { language: 'ar', decimal_sign: 'comma', week_start: 'saturday' };
    const path = 'profile/preferences';
    const { body } = await api.send('patch', path, { user: chosen });
    expect(body).toMatchObject({ data: { id: world.people.viewer, ...chosen, date_order: null } });
    expect((await api.get<One<object>>('profile')).data).toMatchObject(chosen);
    expect((await readHistory(db, 'User', world.people.viewer))[0]).toMatchObject({
      action: 'update',
      user_id: world.people.viewer,
    });
    const { errors } = await api.refused(422, 'patch', path, { user: { job_title: 'Director', permission_id: 1 } });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['job_title', 'permission_id']);
    await api.refused(409, 'patch', path, { user: { language: 'fr', lock_version: 1 } });
    await api.send('patch', path, { user: { language: null, decimal_sign: null, week_start: null } });
  });
});
