import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { auditServer } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { examples } from '../../gateway/playground/examples.ts';
import { createSchema } from '../../gateway/schema.ts';
import { suiteStub } from '../support/stubbed.ts';

const schema = createSchema();
const own = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !['String', 'Boolean', 'Int', 'Float', 'ID'].includes(type.name),
);

describe('the schema', () => {
  it('describes every type, field, argument, input field and enum value', () => {
    const missing: string[] = [];
    const need = (coordinate: string, described: { description?: string | null }) => {
      if (!described.description?.trim()) missing.push(coordinate);
    };
    for (const type of own) {
      need(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) need(`${type.name}.${value.name}`, value);
      if (isInputObjectType(type))
        for (const field of Object.values(type.getFields())) need(`${type.name}.${field.name}`, field);
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        need(`${type.name}.${field.name}`, field);
        for (const argument of field.args) need(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    }
    expect(missing).toEqual([]);
  });

  it('has a resolver for every root field', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const without = roots.flatMap((root) =>
      Object.values(root?.getFields() ?? {})
        .filter((field) => !(field.resolve || field.subscribe))
        .map((field) => field.name),
    );
    expect(without).toEqual([]);
  });

  it('gives every mutation of one record one input besides the id, and every payload its errors', () => {
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      // A removal has no input: the version that was read is an argument next to the id.
      const known = ['id', 'input', ...(field.name.startsWith('delete') ? ['lockVersion'] : [])];
      // Its input is that of an update, and another type would break the clients of the released schema.
      if (field.name === 'receiveOrderItem') known.push('receivedQuantity');
      if (field.name === 'assignShipmentStatus') known.push('delivery');
      // Whether a consequence that an earlier answer named was seen: not a part of the change itself.
      if (field.name === 'assignPurchaseOrderStatus') known.push('confirmed');
      const others = field.args.map((argument) => argument.name).filter((name) => !known.includes(name));
      if (!others.includes('partial')) expect(others).toEqual([]);
      const payload = getNamedType(field.type);
      if (!isObjectType(payload) || ['SignOutResult', 'RefreshTokenResult'].includes(payload.name)) continue;
      expect(Object.keys(payload.getFields())).toContain('errors');
    }
  });

  it('lets every mutation fail alone: none has a non-null type, which would blank the others', () => {
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(fields.filter((field) => isNonNullType(field.type)).map((field) => field.name)).toEqual([]);
  });

  it('has no scalar for arbitrary JSON', () => {
    expect(own.map((type) => type.name)).not.toContain('JSON');
  });
});

describe('the playground', () => {
  it.each(examples.map((example) => [example.title, example] as const))(
    'has a valid example: %s',
    (_title, { query, variables }) => {
      const document = parse(query);
      expect(validate(schema, document)).toEqual([]);
      const [operation] = document.definitions;
      const named = operation?.kind === 'OperationDefinition' ? operation.variableDefinitions : [];
      const names = named?.map((definition) => definition.variable.name.value) ?? [];
      expect(names).toEqual(expect.arrayContaining(Object.keys(variables ?? {})));
    },
  );
});

describe('GraphQL over HTTP', async () => {
  const { gateway, token } = await suiteStub();

  it('passes all audits of the specification', async () => {
    const results = await auditServer({
      url: `${gateway.url}/graphql`,
      fetchFn: (url: string, init?: RequestInit) =>
        fetch(url, {
          ...init,
          headers: { ...init?.headers, authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' },
        }),
    });
    expect(
      results.filter((result) => result.status !== 'ok').map(({ id, name, status }) => `${status} ${id} ${name}`),
    ).toEqual([]);
    expect(results).toHaveLength(61);
  });
});
