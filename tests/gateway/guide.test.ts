import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { costsOf } from '../../gateway/execution/cost.ts';
import { createSchema } from '../../gateway/schema.ts';
import { defaults } from '../../gateway/settings.ts';

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');
const schema = createSchema();
const operations = [...guide.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = '']) => text);

describe('the guide for tools', () => {
  it.each(operations)('shows only operations that are valid in the schema: %s', (text) => {
    expect(validate(schema, parse(text))).toEqual([]);
  });

  it('calculates the cost of an operation as the gateway does', () => {
    const counted = operations.find((text) => text.includes('OrdersWithItems')) ?? '';
    expect(costsOf(schema, 0).objects(parse(counted), null, {})).toBe(10_201);
    expect(guide).toContain('100 × 100 items: 10,201');
  });

  it('states the limits in force', () => {
    const { tokens, depth, fields, aliases, directives, objects, reads, operationMs } = defaults.document;
    const { perUser, operations: perSocket } = defaults.sockets;
    const told = [
      `${tokens.toLocaleString('en')} tokens, ${depth} levels, ${fields} fields, ${aliases} aliases, ${directives} directives`,
      `${objects.toLocaleString('en')} objects`,
      `${reads} calls to the backend`,
      `${operationMs / 1000} s.`,
      `${perUser} sockets with ${perSocket} subscriptions`,
    ];
    for (const limit of told) expect(guide.replaceAll('\n', ' ')).toContain(limit);
  });
});
