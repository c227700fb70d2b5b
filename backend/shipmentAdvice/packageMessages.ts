import { texts } from '../language/texts.ts';

/** The texts of what is advised about the packages of a shipment. */
import { many, named } from './names.ts';

export const packageMessages = texts('packageAdvice', {
  /** Names the packages of a line by their numbers. */
  numbers: (from: number, to: number) => (from === to ? `package ${from}` : `packages ${from} to ${to}`),
  notListed: 'not listed one by one',
  noContents: 'no line says what is in its packages',
  noGross: (lines: readonly string[]) => `the gross weight is not entered: ${named(lines)}`,
  unpacked: (names: readonly string[]) =>
    `${many(names.length, 'item is', 'items are')} not, or not all, in a package: ${named(names)}`,
  overpacked: (names: readonly string[]) =>
    `More is in packages than in the shipment of ${many(names.length, 'item', 'items')}: ${named(names)}`,
  withoutIce: (names: readonly string[]) =>
    `${many(names.length, 'item that is', 'items that are')} stored on dry ice in packages without it: ${named(names)}`,
});
