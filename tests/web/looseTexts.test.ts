/** No text for people stands outside the message files of the web client and the playground: no language could have it. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, it, test } from 'vitest';
import { isTextFile, looseTexts } from '../../scripts/looseTexts.ts';

const IN_ALL_LANGUAGES = 'recognizes headings of sheets in any language, whatever that of the page is';
const TYPE_NAME = 'the name of a type in the schema';

/** What looks like a text for people and is none, with the reason. A file is named alone if that is true of all its texts. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'web/user/inviteMany/inviteGrid.ts': IN_ALL_LANGUAGES,
  'web/base/useFileDrop.ts: Files': 'what browsers call files that are dragged',
  'web/client/live.ts: Socket closed': 'how the library for websockets words an end',
  'web/comment/commentCache.ts: Shipment': TYPE_NAME,
  'web/kit/file/usePicture.ts: Organization': TYPE_NAME,
  'web/kit/file/usePicture.ts: User': TYPE_NAME,
  'web/palette/known.ts: Shipment': TYPE_NAME,
  'gateway/playground/ExamplesPlugin.tsx: signIn': 'the name of a mutation',
  'gateway/playground/ExamplesPlugin.tsx: { "Authorization": "Bearer …" }': 'a header',
  'gateway/playground/examples.ts': 'operations',
  'gateway/playground/settingsExamples.ts': 'operations',
  'web/program/settings/ContrastList.tsx: Aa': 'letters that show how readable a color is',
};

const files = globSync('{web,gateway/playground}/**/*.{ts,tsx}', { exclude: ['**/generated', '**/dist'] }).filter(
  (file) => !isTextFile(file),
);

const textsIn = (file: string, code: string) => looseTexts(parseSync(file, code).program).map(({ text }) => text);

it('has every text for people in a message file', () => {
  const found = files.flatMap((file) => textsIn(file, readFileSync(file, 'utf8')).map((text) => ({ file, text })));
  const used = new Set(found.map(({ file, text }) => (EXCEPTIONS[file] ? file : `${file}: ${text}`)));
  expect([...used].toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

const LOOSE: readonly (readonly [where: string, code: string, text: string])[] = [
  ['between tags', '<p>close</p>', 'close'],
  ['in braces', "<p>{open ? 'hide' : messages.show}</p>", 'hide'],
  ['in braces, with a value', `<p>{\`\${count} orders\`}</p>`, '… orders'],
  ['as an accessible name', '<button aria-label="close" />', 'close'],
  ['as an accessible name, with a value', `<button aria-label={\`Open \${name}\`} />`, 'Open …'],
  ['as a role of its own', '<div aria-roledescription="sheet" />', 'sheet'],
  ['as the words of a value', "<input aria-valuetext={done && 'all done'} />", 'all done'],
  ['as a tip', "<Tip text={busy ? 'Please wait' : null} />", 'Please wait'],
  ['as a placeholder', '<input placeholder="name or number" />', 'name or number'],
  ['as the title of the page', `<title>{\`Orders · \${program}\`}</title>`, 'Orders · …'],
  ['as the title of the document', "document.title = 'Orders'", 'Orders'],
  ['as a message that passes', "toast.error('not saved')", 'not saved'],
  ['as a label', "const look = { label: 'Vendor' };", 'Vendor'],
  ['as a label in a call', "text('name', 'PO #')", 'PO #'],
  ['as a label with a slash', "yesNo('eei', 'EEI/Export')", 'EEI/Export'],
  ['as one of several', "const names = ['Open', 'Closed'];", 'Open'],
  ['in a function', "const told = () => 'nothing was changed';", 'nothing was changed'],
];

test.each(LOOSE)('a text is found %s', (_where, code, text) => {
  expect(textsIn('sample.tsx', code)).toContain(text);
});

test.each([
  ['a message', '<Button aria-label={messages.close}>{messages.list.rows(first, last)}</Button>'],
  ['what is between messages', "<p>{messages.one} · {[messages.two, messages.three].join(' · ')}</p>"],
  ['a key that is pressed', "if (event.key === 'Enter') <Keys keys={['Ctrl', 'Enter']} />"],
  ['the name of a type', "if (record.__typename === 'Shipment') cache.modify({ __typename: 'OrderItem' })"],
  ['an appearance', '<Box css={{ transition: "width 160ms ease-out" }} p="2" color="fg.muted" />'],
  ['a mistake in the code', "throw new Error('The answer has no payload')"],
  ['a key of something', `<Tab key={\`tab \${index}\`} value='open' />`],
])('%s is no text outside the message files', (_what, code) => {
  expect(textsIn('sample.tsx', code)).toEqual([]);
});
