import { expect, it } from 'vitest';
import { alikePairs } from '../../backend/merge/likeness.ts';

it('thousands of names that differ by their number alone are no millions of pairs, and hide no other pair', async () => {
  const numbered = Array.from({ length: 3000 }, (_, at) => `warehouse supplier ${String(at).padStart(4, '0')}`);
  const names = ['zymotec diagnostics', ...numbered, 'zymotek diagnostics'];
  const pairs = await alikePairs(
    names.map((name, id) => ({ id, place: '1', name })),
    0.55,
  );
  expect(pairs).toContainEqual({ first: 0, second: names.length - 1, likeness: expect.any(Number) });
  expect(pairs.length).toBeGreaterThan(1000);
  expect(pairs.length).toBeLessThanOrEqual(20_000 + names.length);
});
