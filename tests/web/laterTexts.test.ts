import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../web');

/** The names of the texts in a file of a language. */
const namesIn = (file: string): string[] =>
  [...readFileSync(join(web, file), 'utf8').matchAll(/^ {2}readonly (\w+): Translated</gm)].map(
    ([, name = '']) => name,
  );

/** The names of the texts that are declared with the `texts` of a file in `base`. */
const declaredWith = (file: string): string[] =>
  globSync('**/*.ts', { cwd: web, exclude: ['dist/**'] })
    .map((path) => readFileSync(join(web, path), 'utf8'))
    .filter((source) => new RegExp(`import \\{ texts \\} from '[./]+/(base/)?${file}';`).test(source))
    .flatMap((source) => [...source.matchAll(/\btexts\('(\w+)'/g)].map(([, name = '']) => name));

it.each(['texts.ts', 'laterTexts.ts'])(
  'the texts of %s are declared with those of the file of that name in base: with the others they would stay English',
  (file) => {
    const declared = declaredWith(file);
    expect(declared.length).toBeGreaterThan(10);
    expect(declared.toSorted()).toEqual(namesIn(file).toSorted());
  },
);
