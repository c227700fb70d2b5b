import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { declaredOptions, partOptionProblems } from '../../scripts/partOptions.ts';

/** Returns the problems of files. */
function problemsOf(files: Record<string, string>): string[] {
  return partOptionProblems(
    Object.entries(files).map(([file, text]) => ({
      file,
      options: declaredOptions(parseSync(file, text).program, (start) => text.slice(0, start).split('\n').length),
    })),
  );
}

const members = (count: number) => Array.from({ length: count }, (_, at) => `  of${count}x${at}: string;`).join('\n');
const shared = { 'web/kit/ui/shared.ts': `export interface Shared {\n${members(10)}\n}` };
/** A part of three options of its own. */
const partOn = (base: string) => ({
  ...shared,
  'web/kit/ui/Part.tsx': `import type { Shared } from './shared.ts';\ninterface PartProps extends ${base} {\n${members(3)}\n}`,
});

it('a part has at most twelve options, with those that it inherits', () => {
  expect(problemsOf(partOn('Shared'))).toEqual([
    expect.stringMatching(/^web\/kit\/ui\/Part\.tsx:2 {2}has 13 options \(PartProps\)/),
  ]);
});

it('only those of inherited options count that a part takes', () => {
  expect(problemsOf(partOn("Omit<Shared, 'of10x0'>"))).toEqual([]);
  expect(problemsOf(partOn("Pick<Shared, 'of10x0' | 'of10x1'>"))).toEqual([]);
  expect(problemsOf(partOn('BoxProps'))).toEqual([]);
});

it('keys that are not written out leave nothing out, and a type of members counts as an interface does', () => {
  const keys = "type Keys = 'of10x0';\n";
  const withKeys = Object.entries(partOn('Pick<Shared, Keys>')).map(([file, text]) => [file, keys + text]);
  expect(problemsOf(Object.fromEntries(withKeys))).toEqual([expect.stringContaining('has 13 options')]);
  expect(problemsOf({ ...shared, 'web/kit/ui/Part.tsx': `type PartProps = Shared & {\n${members(3)}\n};` })).toEqual([
    expect.stringContaining('has 13 options (PartProps)'),
  ]);
});

it('what is no part may have as many members as it needs', () => {
  expect(problemsOf({ 'web/kit/ui/column.ts': `export interface Column {\n${members(17)}\n}` })).toEqual([]);
});
