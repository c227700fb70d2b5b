/**
 * Chakra makes the recipe of an element anew at each rendering and writes all its styles out to see whether it knows them;
 * then Emotion writes them out again and hashes them. Half of the time of a rendering went there.
 */
import type { SystemContext } from '@chakra-ui/react';
import { css as serialize } from '@emotion/react';

type Style = object | undefined;
type Css = (...styles: Style[]) => object;
type Make = (config?: object) => object;

/**
 * Returns the system with recipes and styles that are made once. Nobody may change what it is given or what it returns.
 * @param most how many styles are kept before all are forgotten: an edge that is dragged makes one for each pixel
 */
export function memoized(system: SystemContext, most = 20_000): SystemContext {
  return {
    ...system,
    cva: onceEach(system.cva as Make, withMemoizedMerge) as SystemContext['cva'],
    sva: onceEach(system.sva as Make) as SystemContext['sva'],
    css: onceByContent(system.css as Css, most) as SystemContext['css'],
  };
}

/** Makes one thing for each object that it is called with, and finishes it. */
function onceEach(make: Make, finish = (made: object) => made): Make {
  const made = new WeakMap<object, object>();
  const none = {};
  return (config = none) => {
    const known = made.get(config);
    if (known) return known;
    const fresh = finish(make(config));
    made.set(config, fresh);
    return fresh;
  };
}

/** A recipe is merged with that of the element it is made on, at each rendering too. */
function withMemoizedMerge(recipe: object): object {
  const { merge } = recipe as { merge: Make };
  return Object.assign(recipe, { merge: onceEach(merge.bind(recipe), withMemoizedMerge) });
}

/** Computes styles once for what they say, whichever object says it. */
function onceByContent(css: Css, most: number): Css {
  const results = new Map<string, object>();
  const numbers = new Map<string, number>();
  let numbersByObject = new WeakMap<object, number>();
  let lastNumber = 0;

  function numberOf(style: object): number {
    const known = numbersByObject.get(style);
    if (known !== undefined) return known;
    const content = JSON.stringify(style);
    const number = numbers.get(content) ?? ++lastNumber;
    numbers.set(content, number);
    numbersByObject.set(style, number);
    return number;
  }

  return (...styles) => {
    if (numbers.size > most) {
      results.clear();
      numbers.clear();
      numbersByObject = new WeakMap();
    }
    const key = styles.map((style) => style && numberOf(style)).join();
    const known = results.get(key);
    if (known) return known;
    const fresh = serializedOnce(css(...styles));
    results.set(key, fresh);
    return fresh;
  };
}

/** Adds what Emotion makes of styles, when it first asks: what has `styles` it takes as serialized already. */
function serializedOnce(styles: object): object {
  if ('styles' in styles) return styles;
  const plain = { ...styles };
  let serialized: ReturnType<typeof serialize> | undefined;
  const part = (name: 'name' | 'styles' | 'next') => ({
    get: () => {
      serialized ??= serialize(plain);
      return serialized[name];
    },
  });
  // Not enumerable: for Chakra, which reads its own results, they are no styles.
  return Object.defineProperties(styles, { name: part('name'), styles: part('styles'), next: part('next') });
}
