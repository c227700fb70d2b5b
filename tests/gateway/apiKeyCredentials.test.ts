/** A key of an administrator tries every mutation of the schema with every field: none makes or redirects credentials. */
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { expect, it } from 'vitest';
import { createSchema } from '../../gateway/schema.ts';
import { newKey } from '../support/apiKeys.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();
const mutations = Object.values(createSchema().getMutationType()?.getFields() ?? {});
const said = '`FORBIDDEN` with an API key';
/** Needs no right and no session: the password proves that a person calls it. */
const withPassword = 'signIn';

/** Returns a value with every field of a type. @param known values by name of a field, or else of a scalar */
function everyField(type: GraphQLInputType, known: Record<string, unknown>): unknown {
  if (isNonNullType(type)) return everyField(type.ofType, known);
  if (isListType(type)) return [everyField(type.ofType, known)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return known[type.name];
  return Object.fromEntries(
    Object.values(type.getFields()).map(({ name, type: inner }) => [name, known[name] ?? everyField(inner, known)]),
  );
}

/** Returns every row that lets somebody in, or says where what lets them in leads. */
async function credentials(): Promise<string> {
  const { db } = stack().backend;
  const rows = await Promise.all([
    db.selectFrom('users').select(['id', 'email', 'password_hash', 'status', 'permission_id']).orderBy('id').execute(),
    db.selectFrom('user_programs').selectAll().orderBy('user_id').orderBy('program_id').execute(),
    db.selectFrom('api_keys').select(['id', 'secret_hash', 'revoked_at']).orderBy('id').execute(),
    db.selectFrom('password_links').selectAll().orderBy('token_hash').execute(),
    db.selectFrom('mails').selectAll().orderBy('id').execute(),
  ]);
  return JSON.stringify(rows);
}

it('is refused by each mutation that says so, and by no other; none changes a credential', async () => {
  const { backend, gateway } = stack();
  const { people, organization, program } = backend.world;
  const { secret } = await newKey(await backend.as('admin'), { permission_id: 1, program_ids: null });
  const known = {
    ID: String(people.manager),
    String: 'stolen@test.example',
    Int: 1,
    Boolean: true,
    Date: '2026-01-01',
    DateTime: '2027-01-01',
    Decimal: '1',
    CountryCode: 'CH',
    Cursor: 'x',
    language: 'en',
  };
  const before = await credentials();
  const refused: string[] = [];
  for (const { name, args } of mutations) {
    if (name === withPassword) continue;
    const variables = Object.fromEntries(args.map((arg) => [arg.name, everyField(arg.type, known)]));
    for (const id of [people.manager, people.orgAdmin, organization, program]) {
      if ('id' in variables) variables.id = String(id);
      const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const query = `mutation${declared && `(${declared})`} { ${name}${passed && `(${passed})`} { __typename } }`;
      const { errors } = await gateway.ask(query, variables, { token: secret });
      const [error] = errors;
      if (error?.extensions.code === 'FORBIDDEN' && error.extensions.reason === 'PEOPLE_ONLY') refused.push(name);
    }
    expect(await credentials(), name).toBe(before);
  }
  const documented = mutations.filter(({ description }) => description?.replaceAll(/\s+/g, ' ').includes(said));
  expect([...new Set(refused)].toSorted()).toEqual(documented.map(({ name }) => name).toSorted());
  expect(refused).toContain('createUser');
});
