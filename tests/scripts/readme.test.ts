import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const decisions = readFileSync('docs/decisions.md', 'utf8');
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the README', () => {
  it('names no command that does not exist', () => {
    const named = [...readme.matchAll(/npm run (?:-s )?([a-z:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => name && !(name in scripts))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!http|#)([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(links.filter((path) => globSync(path.split('#')[0] ?? '').length === 0)).toEqual([]);
  });
});

describe('the decisions', () => {
  it('give a reason for every dependency', () => {
    const unnamed = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@types/') && !decisions.includes(mention(name)),
    );
    expect(unnamed).toEqual([]);
  });
});

/** Returns how the decisions name a package: the plugins of codegen by their short names, the fonts of scripts together. */
function mention(name: string): string {
  if (/^@fontsource.*\/noto-sans-/.test(name)) return '`noto-sans-*`';
  if (/^@fontsource.*\/(unifontex|noto-)/.test(name)) return `\`${name.split('/')[1]}\``;
  return `\`${name.replace(/^@graphql-codegen\/(?!cli|plugin-helpers)/, '')}\``;
}

it('every command that users run prepares the checkout first', () => {
  const commands = Object.keys(scripts).filter((name) => name !== 'npm' && !name.startsWith('pre'));
  const unprepared = commands.filter(
    (name) => !/^node scripts\/bootstrap\.mjs( --all)?$/.test(scripts[`pre${name}`] ?? ''),
  );
  expect(unprepared).toEqual([]);
});
