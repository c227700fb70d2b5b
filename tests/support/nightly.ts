/**
 * Whether this run tries every combination (`.ci/nightly`). `npm test` tries each rule, but not all values with all routes,
 * engines and themes: the same code decides on them, and a run of hours would be started rarely.
 */
export const nightly = process.env.NIGHTLY === '1';

/** Returns all cases by night, otherwise those that are enough. */
export const casesOf = <Case>(all: readonly Case[], isEnough: (one: Case, at: number) => boolean): Case[] =>
  nightly ? [...all] : all.filter(isEnough);
