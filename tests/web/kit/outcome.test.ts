import { describe, expect, it } from 'vitest';
import { outcomeOf, rejectionsOf } from '../../../web/kit/form/outcome.ts';

const rejection = {
  __typename: 'FieldError',
  field: 'name',
  message: 'has already been taken',
  code: 'INVALID',
} as const;

describe("a mutation's payload", () => {
  it('says that it was saved, rejected, or that somebody else was faster', () => {
    const current = { lockVersion: 3 };
    expect(outcomeOf({ errors: [] })).toEqual({ kind: 'saved' });
    expect(outcomeOf({ errors: [rejection] })).toEqual({ kind: 'rejected', rejections: [rejection] });
    expect(outcomeOf({ errors: [rejection], current })).toEqual({ kind: 'stale', current });
  });

  it.each([null, undefined])('that is missing (%s) is never taken for a saved one', (payload) => {
    expect(() => outcomeOf(payload)).toThrow();
    expect(() => rejectionsOf(payload)).toThrow();
  });
});
