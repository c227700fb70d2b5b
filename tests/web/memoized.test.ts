import { createSystem, defaultConfig, type SystemContext } from '@chakra-ui/react';
import { type CSSObject, css as serialize } from '@emotion/react';
import { describe, expect, test } from 'vitest';
import { memoized } from '../../web/theme/memoized.ts';

const plain = createSystem(defaultConfig);
const system = memoized(plain);

type Css = (...styles: (object | undefined)[]) => CSSObject;
const css = system.css as Css;
const plainCss = plain.css as Css;

/** Styles as elements have them: short names, tokens, conditions, widths of windows, and what is said later. */
const examples: (object | undefined)[][] = [
  [{ px: '4', color: 'fg.muted' }],
  [{ display: 'flex', gap: 2 }, undefined, { gap: 4 }],
  [{ color: 'red.500', _hover: { color: 'blue.500', _dark: { color: 'gray.100' } } }, { _hover: { color: 'black' } }],
  [{ width: { base: '100%', md: '50%' } }, { width: ['10px', '20px'] }],
  [{ '& > svg': { boxSize: '1em !important' }, textStyle: 'sm' }],
];

describe('the memoized style system', () => {
  test.each(examples)('computes what Chakra’s own does, at first and again: %j', (...styles) => {
    for (const result of [css(...styles), css(...styles), css(...structuredClone(styles))]) {
      expect(result).toEqual(plainCss(...styles));
      expect(serialize(result).styles).toBe(serialize(plainCss(...styles)).styles);
    }
  });

  test('computes equal styles once, and what differs apart', () => {
    expect(css({ px: '4' }, { color: 'red' })).toBe(css({ px: '4' }, { color: 'red' }));
    expect(css({ px: '4' }, { color: 'red' })).not.toBe(css({ px: '4' }, { color: 'blue' }));
    expect(css({ px: '4' }, undefined)).toEqual(css({ px: '4' }));
    expect(css({ color: 'red', _hover: { color: 'blue' } })).not.toEqual(
      css({ color: 'blue', _hover: { color: 'red' } }),
    );
  });

  test('takes its own results as styles', () => {
    const first = css({ px: '4', _hover: { color: 'red.500' } });
    expect(css(first, { color: 'blue' })).toEqual(
      plainCss(plainCss({ px: '4', _hover: { color: 'red.500' } }), { color: 'blue' }),
    );
  });

  test('gives the recipe of a component once, with the looks of each variant', () => {
    for (const [name, recipe] of Object.entries(plain._config.theme?.recipes ?? {})) {
      const made = system.cva(recipe as never);
      expect(system.cva(recipe as never), name).toBe(made);
      for (const props of variantsOf(recipe)) expect(made(props), name).toEqual(plain.cva(recipe as never)(props));
    }
  });

  test('merges recipes once, each with each', () => {
    const [one, other, third] = [{ base: { px: '1' } }, { base: { py: '2' } }, { base: { px: '3' } }];
    const merged = (of: SystemContext, first: object, second: object) =>
      of.cva(first as never).merge(of.cva(second as never) as never);
    expect(merged(system, one, other)).toBe(merged(system, one, other));
    expect(merged(system, one, other)({})).toEqual(merged(plain, one, other)({}));
    expect(merged(system, one, third)({})).toEqual(merged(plain, one, third)({}));
  });

  test('stays right when it has seen more styles than it keeps', () => {
    const forgetful = memoized(plain, 10).css as Css;
    const widths = Array.from({ length: 25 }, (_, px) => ({ width: `${px}px` }));
    for (const width of [...widths, ...widths])
      expect(forgetful(width, { px: '4' })).toEqual(plainCss(width, { px: '4' }));
  });
});

/** Each option of each variant of a recipe, and none. */
function variantsOf(recipe: object): Record<string, string>[] {
  const { variants = {} } = recipe as { variants?: Record<string, object> };
  return [
    {},
    ...Object.entries(variants).flatMap(([name, options]) => Object.keys(options).map((key) => ({ [name]: key }))),
  ];
}
