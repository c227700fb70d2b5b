import { isolated } from '../pdf/clean.ts';

/** Some items of an order, as messages name them, and how many there are in all. */
export interface NamedItems {
  readonly count: number;
  readonly first: readonly { readonly position: string; readonly material: string }[];
}

/** How much of a material's name a message shows: that of a kit may be three lines long. */
const mostLetters = 40;

/** Letters that would turn around the numbers next to them. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Returns the names of the items that a message names. */
export function itemNames({ first }: NamedItems): string {
  const names = first.map(({ position, material }) => {
    const letters = [...material];
    const name = letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : material;
    return `${position} · ${rightToLeft.test(name) ? isolated(name) : name}`;
  });
  return names.join('; ');
}
