import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Files whose English is not for people who use Lading, with the reason. */
const EXCEPT: Readonly<Record<string, string>> = {
  'backend/demo/**': 'sample records, which nobody but their makers has typed',
  'backend/sample/**': 'sample records',
  'backend/db/**': 'SQL',
  'backend/import/**': 'the import runs at the command line',
  'backend/setup/**': 'the commands of the terminal',
  'backend/regulation/measure.ts': 'spellings of units, which are read',
  'backend/regulation/controlText.ts': 'the statement of 15 CFR 758.6 in its own words',
  'backend/tableFile/{countryNames,itemHeadings,orderHeadings,partyHeadings,shipmentHeadings,mapping,readCell,totalWords}.ts':
    'words of files in several languages, which are read',
  'backend/fileImport/shippedMappings.ts': 'the name and the headings of a file that others publish',
  'backend/merge/references.ts': 'why places are treated as they are, for readers of the code',
  'backend/lookup/countries.ts': 'the English names of countries; other languages have those of CLDR',
  'backend/http/health.ts': 'for operators',
  'backend/access/localAccess.ts': 'for the commands of the terminal',
  'backend/startFailure.ts': 'for operators',
  'backend/dataDir.ts': 'for operators',
  'backend/config.ts': 'for operators',
  'backend/metrics.ts': 'descriptions of metrics',
  'backend/comment/routes.ts': 'descriptions of routes',
  'backend/document/{parents,routes}.ts': 'descriptions of routes',
  'backend/cable/**': 'why a socket is closed: for programs, and in the log',
  'backend/app.ts': 'names of tasks in the log',
  'backend/backgroundWork/runner.ts': 'the name of a lock',
  'backend/files/store.ts': 'an unexpected error, for the log',
  'gateway/execution/formatError.ts': 'how messages of graphql-js begin',
  'gateway/http/upgrade.ts': 'the reason phrases of HTTP',
  'backend/http/openapi.ts': 'the description of the API',
  'gateway/config.ts': 'for operators',
  'gateway/process/**': 'for operators',
  'gateway/telemetry/**': 'descriptions of metrics',
  'gateway/playground/{examples,settingsExamples}.ts': 'operations, with the values of sample records',
  'gateway/http/health.ts': 'for operators',
  'gateway/live/**': 'why a socket is closed: for programs, and in the log',
};

/** Properties that describe the API and the log, or are sent as headers. */
const DESCRIBING = new Set(['summary', 'description', 'id', 'plural', 'rows']);
/** Three words are a text, and two that begin like a sentence or follow a field's name; other pairs are keys or headers. */
const isText = (text: string) =>
  /[A-Za-z’']{2,}[,:;.]? [A-Za-z’']+[,:;.]? [A-Za-z’']+|^[A-Z][a-z]+ [a-z]+|^(is|must|can't|has|was|should) [a-z]+/.test(
    text,
  );
/** What is called with the description of a route. */
const DESCRIBED = /Route$|^closedList$/;
/** What SQL, headers and HTML look like. */
const isMachine = (text: string) => /^\S+ as \S+$|^is (not|distinct from)$|[=<_]|^\w+ \w+; /.test(text);

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Whether nobody but a program or an operator reads the texts in this part of the code. */
function isUnread(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return true;
  if (node.type === 'Property') return DESCRIBING.has(String((node['key'] as { name?: string }).name));
  const callee = node['callee'] as
    | { name?: string; object?: { name?: string; property?: { name?: string } } }
    | undefined;
  if (node.type === 'NewExpression') return /Error$|^ChildFailure$|^StoreUnavailable$/.test(callee?.name ?? '');
  const on = callee?.object?.name ?? callee?.object?.property?.name;
  const isDescribed = DESCRIBED.test(callee?.name ?? '');
  return node.type === 'CallExpression' && (on === 'log' || isDescribed);
}

/** Lists the English texts of a file's code. */
function textsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const unread: [from: number, to: number][] = [];
  const note = (at: number, text: string) => {
    if (unread.some(([from, to]) => from <= at && at < to)) return;
    if (isText(text) && !isMachine(text)) found.push(`${file}:${code.slice(0, at).split('\n').length}  ${text}`);
  };
  const leave = (node: unknown) => {
    if (isNode(node) && isUnread(node)) unread.push([Number(node['start']), Number(node['end'])]);
  };
  const visitor = new Visitor({
    TaggedTemplateExpression: leave,
    Property: leave,
    NewExpression: leave,
    CallExpression: leave,
    Literal: ({ value, start }) => void (typeof value === 'string' && note(start, value)),
    TemplateLiteral: ({ quasis, start }) => note(start, quasis.map((part) => part.value.cooked ?? '').join('7')),
  });
  visitor.visit(parseSync(file, code).program);
  return found;
}

const isMessages = (file: string) => /\/(messages|\w+Messages)(\.\w\w)?\.ts$|\/texts\.\w\w\.ts$/.test(file);

/** Lists the English texts outside message files. */
function textsOutside(): string[] {
  const options = { cwd: root, exclude: [...Object.keys(EXCEPT), '**/generated/**'] };
  const files = globSync('{backend,gateway}/**/*.ts', options).filter((file) => !isMessages(file));
  return files.toSorted().flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')));
}

describe('the English texts of backend and gateway', () => {
  it('stand in message files, which have translations', () => {
    expect(textsOutside()).toEqual([]);
  });

  it.each([
    ['a refusal', "throw badRequest('The order cannot be read');"],
    ['the message of a rule', "z.string().refine(isCountry, 'is not a country code');"],
    ['a text with values', `const reason = \`Only \${count} of them are left\`;`],
  ])('are found where somebody writes %s', (_what, code) => {
    expect(textsIn('planted.ts', code)).toHaveLength(1);
  });

  it.each([
    ['SQL', 'sql`select the rows of it from there`;'],
    ['the log', "log.warn({ error }, 'the mail was not sent yet');"],
    ['the description of a route', "route('get', { summary: 'The orders of a program.' });"],
    ['an unexpected error', "throw new Error('This was never to happen here');"],
  ])('may stand in %s', (_where, code) => {
    expect(textsIn('planted.ts', code)).toEqual([]);
  });
});
