/**
 * Checks the code against the rules of its architecture: allowed imports, no circles of folders or files, no ref
 * written while rendering, one word for each concept. `npm run check` runs it; on its own it prints every violation as `file:line  what. Why.`
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { IMPORT_RULES, LAYERS, placeOf } from './architectureRules.ts';
import { CONCEPTS } from './concepts.ts';
import { type DeclaredField, declaredFields, unplacedFields } from './formFields.ts';
import { hookProblems, refWrites, suppressedHookRules } from './hookRules.ts';
import { inputFieldProblems } from './inputFields.ts';
import { KIT_FILES, seesWholeKit } from './kitFiles.ts';
import { looseLookups } from './lookups.ts';
import { type NamedImport, operationProblems } from './operationOwners.ts';
import { type DeclaredOptions, declaredOptions, partOptionProblems } from './partOptions.ts';
import { sides, stylesheetProblems } from './sides.ts';
import { type Literal, statusKeyProblems } from './statusKeys.ts';

interface Import {
  from: string;
  line: number;
  to: string;
}

interface Parsed {
  file: string;
  imports: Import[];
  /** The fields that it declares for forms. */
  fields: DeclaredField[];
  /** What it imports from the generated modules. */
  generated: NamedImport[];
  /** The lines with a type assertion, which the compiler cannot verify. */
  assertions: number[];
  /** The lines that listen to other events of keys than `keydown`. */
  lateKeys: number[];
  literals: Literal[];
  /** The lines that look something up by a text, or name a side of the window, and what is wrong there. */
  lookups: { line: number; what: string }[];
  /** The interfaces that it declares. */
  options: DeclaredOptions[];
  /** The lines that write a ref while rendering. */
  refWrites: number[];
  /** The lines that suppress a rule about hooks. */
  suppressed: number[];
}

const NOT_OURS = ['generated', 'dist'];

/** Returns every violation under a project's root, in the order of its files; empty if there are none. */
export function architectureProblems(root: string): string[] {
  const files = Object.keys(LAYERS)
    .flatMap((layer) =>
      globSync(`${layer}/**/*.{ts,tsx}`, { cwd: root, exclude: NOT_OURS.map((name) => `**/${name}`) }),
    )
    .sort();
  const parsed = files.map((file) => parse(root, file));
  const imports = parsed.flatMap((one) => one.imports);
  return [
    ...imports.flatMap(importProblems),
    ...kitProblems(imports, files),
    ...parsed.flatMap(assertionProblems),
    ...parsed.flatMap(keyProblems),
    ...parsed.flatMap(lookupProblems),
    ...stylesheetProblems(root),
    ...statusKeyProblems(root, parsed),
    ...unplacedFields(parsed),
    ...partOptionProblems(parsed),
    ...inputFieldProblems(root),
    ...parsed.flatMap(hookProblems),
    ...operationProblems(
      root,
      parsed.flatMap((one) => one.generated),
    ),
    ...folderCircles(imports),
    ...fileCircles(imports),
    ...files
      .filter((file) => file.split('/').length > 4)
      .map((file) => `${file}  has a path of more than four segments.`),
  ];
}

function parse(root: string, file: string): Parsed {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, comments, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found: { start: number; path: string }[] = [];
  const assertions: number[] = [];
  const lateKeys: number[] = [];
  const literals: Literal[] = [];
  const lineOf = (start: number) => text.slice(0, start).split('\n').length;
  const generated: NamedImport[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    found.push({ start: moduleRequest.start, path: moduleRequest.value });
    if (!moduleRequest.value.includes('/generated/')) continue;
    for (const { importName } of entries)
      generated.push({ from: file, line: lineOf(moduleRequest.start), name: importName.name ?? '' });
  }
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) found.push({ start: moduleRequest.start, path: moduleRequest.value });
  }
  new Visitor({
    ImportExpression({ start, source }) {
      if (source.type === 'Literal') found.push({ start, path: String(source.value) });
    },
    TSImportType({ start, source }) {
      found.push({ start, path: source.value });
    },
    TSAsExpression({ start, typeAnnotation }) {
      if (text.slice(typeAnnotation.start, typeAnnotation.end) !== 'const') assertions.push(lineOf(start));
    },
    TSTypeAssertion({ start }) {
      assertions.push(lineOf(start));
    },
    Literal({ start, value }) {
      if (value === 'keyup' || value === 'keypress') lateKeys.push(lineOf(start));
      if (typeof value === 'string') literals.push({ line: () => lineOf(start), text: value });
    },
    TemplateElement({ start, value }) {
      literals.push({ line: () => lineOf(start), text: value.cooked ?? '' });
    },
    JSXAttribute({ start, name }) {
      if (name.type === 'JSXIdentifier' && /^onKey(Up|Press)/.test(name.name)) lateKeys.push(lineOf(start));
    },
    Property({ start, key }) {
      if (key.type === 'Identifier' && /^onKey(Up|Press)/.test(key.name)) lateKeys.push(lineOf(start));
    },
  }).visit(program);
  const imports = found
    .filter(({ path }) => path.startsWith('.'))
    .map(({ start, path }) => ({
      from: file,
      line: lineOf(start),
      to: posix.join(dirname(file), path.split('?')[0] ?? path),
    }));
  const misplaced = [...looseLookups(file, program), ...sides(file, program)];
  return {
    file,
    imports,
    fields: declaredFields(program, lineOf),
    generated,
    assertions,
    lateKeys,
    literals,
    lookups: misplaced.map(({ start, what }) => ({ line: lineOf(start), what })),
    options: declaredOptions(program, lineOf),
    refWrites: refWrites(program).map(lineOf),
    suppressed: suppressedHookRules(comments).map(lineOf),
  };
}

function importProblems({ from, line, to }: Import): string[] {
  const [importing, imported] = [placeOf(from), placeOf(to)];
  const broken = IMPORT_RULES.filter((rule) => rule.isBroken(importing, imported));
  return broken.map(({ why }) => `${from}:${line}  imports ${to}. ${why(importing)}`);
}

/** Finds imports of the kit's own files from outside, and files that are listed as public although nobody imports them. */
function kitProblems(imports: readonly Import[], files: readonly string[]): string[] {
  const kit = 'web/kit/';
  const fromOutside = imports.filter(({ from, to }) => to.startsWith(kit) && !seesWholeKit(from));
  const listed = new Set(
    Object.entries(KIT_FILES).flatMap(([room, files]) => files.map((file) => `${kit}${room}/${file}`)),
  );
  const used = new Set(fromOutside.map(({ to }) => to));
  return [
    ...fromOutside
      .filter(({ from, to }) => from.startsWith('web/') && !listed.has(to))
      .map(
        ({ from, line, to }) =>
          `${from}:${line}  imports ${to}. It is no public file of the kit (scripts/kitFiles.ts).`,
      ),
    ...files
      .filter((file) => listed.has(file) && !used.has(file))
      .map((file) => `${file}  is listed in scripts/kitFiles.ts, and nobody outside the kit imports it.`),
  ];
}

function assertionProblems({ file, assertions }: Parsed): string[] {
  if (!placeOf(file).isConcept) return [];
  return assertions.map(
    (line) => `${file}:${line}  asserts a type. Concepts hold only what the compiler can follow: no \`as\`.`,
  );
}

/** Keys of input methods are hidden from `keydown` handlers (web/base/keys.ts); other events do not say whose they are. */
function keyProblems({ file, lateKeys }: Parsed): string[] {
  if (placeOf(file).layer !== 'web') return [];
  return lateKeys.map(
    (line) => `${file}:${line}  handles keyup or keypress. Keys are handled on keydown: web/base/keys.ts.`,
  );
}

function lookupProblems({ file, lookups }: Parsed): string[] {
  return placeOf(file).layer === 'web' ? lookups.map(({ line, what }) => `${file}:${line}  ${what}`) : [];
}

/** Finds circles of folders. Files at a layer's root are omitted: they assemble the folders and inject dependencies. */
const folderCircles = (imports: Import[]) =>
  circleProblems(
    imports.filter(({ from, to }) => placeOf(from).room !== null && placeOf(to).room !== null),
    dirname,
  );

/** Finds circles of files, even by types alone. */
const fileCircles = (imports: Import[]) => circleProblems(imports, (file) => file);

/** @param nodeOf returns the node of a file */
function circleProblems(imports: Import[], nodeOf: (file: string) => string): string[] {
  const firsts = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [nodeOf(one.from), nodeOf(one.to)];
    const out = firsts.get(from) ?? new Map<string, Import>();
    if (from !== to && !out.has(to)) out.set(to, one);
    firsts.set(from, out);
  }
  const circles = circlesOf(new Map([...firsts].map(([node, out]) => [node, [...out.keys()]])));
  return circles.map((nodes) => {
    const inside = nodes.flatMap((node) => [...(firsts.get(node) ?? [])].filter(([to]) => nodes.includes(to)));
    const lines = inside.map(([, { from, line, to }]) => `    ${from}:${line}  imports ${to}`);
    return `${nodes.join(', ')}  import each other in a circle:\n${lines.join('\n')}`;
  });
}

/** Returns the strongly connected parts of a graph with more than one node, their nodes in order (Tarjan's algorithm). */
function circlesOf(graph: Map<string, string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  function visit(node: string): number {
    const index = order.size;
    order.set(node, index);
    let low = index;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === index) {
      const part = stack.splice(stack.indexOf(node));
      if (part.length > 1) circles.push(part.sort());
    }
    return low;
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles.sort((one, other) => one.join().localeCompare(other.join()));
}

/** Returns what the schema's concepts lack or misname: folders, tests, one word for each. */
export function namingProblems(root: string): string[] {
  const existing = (pattern: string) => globSync(pattern, { cwd: root });
  const concepts = existing('schema/*.graphql')
    .map((file) => file.slice('schema/'.length, -'.graphql'.length))
    .filter((name) => name !== 'base');
  const isTested = (concept: string, folders: string[]) =>
    folders.some((folder) => existing(`${folder}/{${concept}*.test.ts,${concept}/*.test.{ts,tsx}}`).length > 0);
  const problems: string[] = [];
  const say = (names: string[], what: (name: string) => string) => problems.push(...names.map(what));
  say(
    concepts.filter((name) => !CONCEPTS.includes(name)),
    (name) => `schema/${name}.graphql  is named by no concept (scripts/concepts.ts).`,
  );
  for (const layer of ['backend', 'gateway']) {
    // Not in the web layer, which has folders only for concepts with their own views.
    say(
      concepts.filter((concept) => !existsSync(join(root, layer, concept))),
      (concept) => `${layer}/${concept}  is missing: each concept of the schema has its folder.`,
    );
    say(
      concepts.filter((concept) => !isTested(concept, [`tests/${layer}`])),
      (concept) => `tests/${layer}  has no tests in files or a folder of the name ${concept}.`,
    );
  }
  const withPage = concepts.filter((concept) => existing(`web/${concept}/*{Page,List}.tsx`).length > 0);
  say(
    withPage.filter((concept) => !isTested(concept, ['tests/web', 'tests/e2e'])),
    (concept) => `tests/web and tests/e2e  have no tests of ${concept}, which has a page.`,
  );
  for (const [layer, { rooms }] of Object.entries(LAYERS)) {
    const folders = new Set(existing(`${layer}/*/**/*.*`).map((file) => file.split('/')[1] ?? ''));
    say(
      [...folders].filter((name) => !CONCEPTS.includes(name) && !rooms.includes(name)),
      (name) =>
        `${layer}/${name}  is no concept (scripts/concepts.ts) and no room of the layer (scripts/architectureRules.ts).`,
    );
  }
  return problems;
}

if (import.meta.main) {
  const problems = [...architectureProblems('.'), ...namingProblems('.')];
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
