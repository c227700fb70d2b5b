import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { architectureProblems } from '../../scripts/architecture.ts';

/** Returns what is wrong with a project of one file. */
function problemsOf(file: string, text: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'sides-'));
  try {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    return architectureProblems(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const tsx = (attributes: string) => `export const it = <div ${attributes} />;\n`;

it.each([
  ['a margin', tsx('ml="2"')],
  ['a place', tsx('left="50%"')],
  ['an alignment', tsx('textAlign="right"')],
  ['the side of a tooltip', tsx('placement="left"')],
  ['a style in an object', "export const style = { '& th': { paddingLeft: '4px' } };\n"],
  ['a style by width', "export const style = { borderLeftWidth: { base: '0', lg: '1px' } };\n"],
])('a style of the web client names no side of the window: %s', (_what, text) => {
  expect(problemsOf('web/vendor/Planted.tsx', text)).toEqual([
    expect.stringMatching(/^web\/vendor\/Planted\.tsx:1 .* names a side of the window/),
  ]);
});

it.each([
  ['sides of the line', tsx('ms="2" insetStart="0" textAlign="end"')],
  ['both sides', tsx('mx="2" insetX="0"')],
  ['what is left of something', 'export const left = { left: 3 - 1, right: [1] };\n'],
  ['a unit', "export const units = { ml: 'MLT' };\n"],
])('it may name %s', (_what, text) => {
  expect(problemsOf('web/vendor/Planted.tsx', text)).toEqual([]);
});

it('a stylesheet names one only by the direction of the page', () => {
  const css = "html {\n  margin: 0;\n}\np {\n  margin-left: 0;\n}\n[dir='rtl'] p {\n  text-align: right;\n}\n";
  expect(problemsOf('web/theme/planted.css', css)).toEqual([
    expect.stringMatching(/^web\/theme\/planted\.css:5 {2}margin-left names a side/),
  ]);
});
