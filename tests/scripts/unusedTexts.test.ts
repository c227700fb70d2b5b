import { expect, it } from 'vitest';
import { wrongSigns } from '../../scripts/textSigns.ts';
import { findingsIn, unusedIn } from '../../scripts/texts.ts';
import { unusedTexts } from '../../scripts/unusedTexts.ts';

const MESSAGES = `import { texts } from '../base/texts.ts';
export const vendorMessages = texts('vendor', {
  title: 'Vendors',
  gone: (name: string) => \`\${name} is gone\`,
  states: { open: 'Open', closed: 'Closed' },
  labels: { name: 'Name', notes: 'Notes' },
});`;

/** Returns the texts of the messages above that a file beside them does not read. */
const unreadBy = (code: string): string[] =>
  unusedTexts(
    new Map([
      ['web/vendor/messages.ts', MESSAGES],
      ['web/vendor/page.tsx', `import { vendorMessages as messages } from './messages.ts';\n${code}`],
    ]),
  ).map((text) => text.replace('web/vendor/messages.ts: ', ''));

it('names each text that no file reads', () => {
  expect(unreadBy('export const page = <h1>{messages.title}</h1>;')).toEqual([
    'gone',
    'states.open',
    'states.closed',
    'labels.name',
    'labels.notes',
  ]);
});

it('takes a text as read whose name is known only when the code runs', () => {
  expect(unreadBy('tell(messages.title, messages.gone(name), messages.states[state], messages.labels.name);')).toEqual([
    'labels.notes',
  ]);
});

it('follows a part of the texts through constants', () => {
  const code = `const { title, labels: { name }, ...others } = other ?? messages;`;
  expect(unreadBy(code)).toEqual([]);
  expect(
    unreadBy(
      'const { labels, gone } = messages; const told = open ? messages.title : messages.states.open; f(labels.name, gone);',
    ),
  ).toEqual(['states.closed', 'labels.notes']);
});

it('does not take the type of the texts, or another thing of the same name, for a read', () => {
  const code = `type Names = keyof typeof messages.labels; f(page.title, { gone: 1 }, messages.states.open);`;
  expect(unreadBy(code)).toEqual(['title', 'gone', 'states.closed', 'labels.name', 'labels.notes']);
});

it('finds no text in the web client that nobody reads', () => {
  expect(unusedIn('web')).toEqual([]);
});

it.each(['fr', 'es', 'ar'])('finds no text with the punctuation of another language in %s', (language) => {
  expect(findingsIn(language).filter((line) => line.startsWith('signs'))).toEqual([]);
});

it.each([
  ['fr', '`Exporté : $'.concat('{file}`'), 'Exporté : X'],
  ['fr', "'« tout »'", '« tout »'],
  ['es', "'Salir sin guardar?'", 'Salir sin guardar?'],
  ['ar', "'مفتوح, مغلق'", 'مفتوح, مغلق'],
])('finds the punctuation of another language in %s: %s', (language, code, text) => {
  expect(wrongSigns(language, 'planted.ts', `const planted = ${code};`)).toEqual([text]);
});
