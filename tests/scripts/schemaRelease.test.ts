import { describe, expect, it } from 'vitest';
import { breakingChanges } from '../../scripts/schemaRelease.ts';

const released = 'type Query { vendor(id: ID!): Vendor } type Vendor { id: ID! name: String ein: String }';

describe('the schema compared with the released one', () => {
  it('accepts additions', () => {
    const present = released.replace('ein: String', 'ein: String website: String');
    expect(breakingChanges(released, present, '')).toEqual([]);
  });

  it('rejects removals by name', () => {
    const present = released.replace('ein: String', '');
    expect(breakingChanges(released, present, '')).toEqual(['Vendor.ein was removed.']);
  });

  it('rejects an argument that becomes required', () => {
    const present = released.replace('id: ID!)', 'id: ID!, programId: ID!)');
    expect(breakingChanges(released, present, '')).toHaveLength(1);
  });

  it('accepts a break that is named with its reason', () => {
    const present = released.replace('ein: String', '');
    expect(breakingChanges(released, present, '- 2026-11-20 `Vendor.ein`: never filled.')).toEqual([]);
  });

  it('accepts only the break that is named', () => {
    const present = 'type Query { vendor(id: ID!): Vendor } type Vendor { id: ID! }';
    expect(breakingChanges(released, present, '`Vendor.ein`')).toEqual(['Vendor.name was removed.']);
  });
});
