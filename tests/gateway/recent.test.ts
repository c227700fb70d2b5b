import { expect, it } from 'vitest';
import { recent } from '../../gateway/base/recent.ts';

it('evicts the least recently used entry', () => {
  const held = recent<string, number>(2);
  held.set('a', 1);
  held.set('b', 2);
  held.get('a');
  held.set('c', 3);
  expect([held.get('a'), held.get('b'), held.get('c'), held.size]).toEqual([1, undefined, 3, 2]);
});

it('counts weights, and keeps no entry that weighs too much', () => {
  const held = recent<string, number>(10);
  held.set('a', 1, 4);
  held.set('b', 2, 4);
  held.set('a', 3, 6);
  expect([held.get('a'), held.get('b')]).toEqual([3, 2]);
  held.set('c', 4, 9);
  expect([held.get('a'), held.get('b'), held.get('c')]).toEqual([undefined, undefined, 4]);
  held.set('c', 5, 11);
  expect([held.get('c'), held.size]).toEqual([undefined, 0]);
});
