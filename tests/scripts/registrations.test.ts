/** How many places a record type of the settings is registered in: as many as the README's steps name, and no silent one. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordTypes } from '../../backend/record/recordTypes.ts';
import { REST_TYPE } from '../../gateway/record/types.ts';

/** The record types of the settings, as a file may spell them. A file that names each of them is a place to register in. */
const SETTINGS = [
  /program/i,
  /\busers?\b|[a-z]User|USER/,
  /end[_ -]?user/i,
  /group/i,
  /vendor/i,
  /courier/i,
  /substatus|status_?reason/i,
  /api[_ -]?key/i,
];

it('the README names every place in which a record type is registered', () => {
  const readme = readFileSync('README.md', 'utf8');
  const steps = readme.slice(readme.indexOf('## How to add a record type'), readme.indexOf('## Testing'));
  const named = [...steps.matchAll(/`([^`]+)`\s+\((\d+)\)/g)];
  expect(named.map(([, , number]) => Number(number))).toEqual(named.map((_, index) => index + 1));
  expect(steps).toContain(`A record type of the settings is registered in ${named.length} places.`);

  const files = globSync(['{backend,gateway,web,schema,scripts}/**/*.{ts,tsx,graphql}', 'codegen.yml'], {
    // A text that is missing in another language does not compile.
    exclude: ['**/{generated,dist,released,migrations,node_modules}/**', '**/*.??.ts'],
  });
  const places = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return SETTINGS.every((name) => name.test(text));
  });
  // Tests name record types in many places; only this one is asked for by a test that fails.
  expect(named.map(([, path]) => path).sort()).toEqual([...places, 'tests/backend/matrix/samples.ts'].sort());
});

it('backend and gateway know the same record types', () => {
  const known: readonly string[] = Object.values(REST_TYPE);
  expect([...known].sort()).toEqual(recordTypes.map(({ type }) => type).sort());
});
