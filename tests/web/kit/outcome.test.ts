import { describe, expect, it } from 'vitest';
import { outcomeOf, rejectionsOf } from '../../../web/kit/form/outcome.ts';

const rejection = {
  __typename: 'FieldError',
  field: 'name',
  message: 'has already been taken',
  code: 'INVALID',
} as const;

describe("a mutation's payload", () => {
  it('is recognized as saved, rejected or stale', () => {
    const current = { lockVersion: 3 };
    expect(outcomeOf({ errors: [] })).toEqual({ kind: 'saved' });
    expect(outcomeOf({ errors: [rejection] })).toEqual({ kind: 'rejected', rejections: [rejection] });
    expect(outcomeOf({ errors: [rejection], current })).toEqual({ kind: 'stale', current });
  });

  it.each([null, undefined])('throws if it is missing (%s), and never counts as saved', (payload) => {
    expect(() => outcomeOf(payload)).toThrow();
    expect(() => rejectionsOf(payload)).toThrow();
  });
});
