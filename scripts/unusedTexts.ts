/** Finds texts that nobody reads: a language would have to have them for nothing. */
import { posix } from 'node:path';
import { type Program, parseSync, visitorKeys } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What a file's name stands for: a part of the texts that a file declares. */
interface Part {
  readonly file: string;
  readonly path: readonly string[];
}

interface Module {
  readonly file: string;
  readonly program: Node;
  /** The exported constant of a declaration, and the paths of its texts; null in other files. */
  readonly texts: { readonly name: string; readonly paths: readonly (readonly string[])[] } | null;
}

/** Stands in no name of a file or a text. */
const DIVIDER = '>';

/**
 * Returns the texts that no file reads, as `web/vendor/messages.ts: list.title`. A text that is read by a name that is known only
 * when the code runs counts as read, with all that stand beside it.
 * @param sources the code by file, with the declarations of texts, and without other languages
 */
export function unusedTexts(sources: ReadonlyMap<string, string>): string[] {
  const modules = [...sources].map(([file, code]) => moduleOf(file, code));
  const declared = new Map(modules.flatMap((module) => (module.texts ? [[module.file, module.texts.name]] : [])));
  const reads = new Set(modules.flatMap((module) => readsOf(module, declared)));
  // Whoever reads a part of a text, such as the length of a list, reads the text.
  const deeper = new Set(
    [...reads].flatMap((key) => key.split(DIVIDER).map((_, at, all) => all.slice(0, at + 1).join(DIVIDER))),
  );
  return modules.flatMap(({ file, texts }) =>
    (texts?.paths ?? [])
      .filter((path) => !deeper.has(keyOf({ file, path })))
      .filter(
        (path) =>
          ![[], ...path.map((_, at) => path.slice(0, at + 1))].some((part) => reads.has(keyOf({ file, path: part }))),
      )
      .map((path) => `${file}: ${path.join('.')}`),
  );
}

const keyOf = ({ file, path }: Part): string => [file, ...path].join(DIVIDER);

function moduleOf(file: string, code: string): Module {
  const { program } = parseSync(file, code);
  const root = nodeOf(program);
  const [found] = nodesIn(root, (node) => node.type === 'VariableDeclarator' && isDeclaration(node['init']));
  const name = found && nameOf(found['id']);
  const english = isNode(found?.['init']) ? (found['init']['arguments'] as unknown[])[1] : null;
  return { file, program: root, texts: name ? { name, paths: pathsOf(english) } : null };
}

/** Whether it is `texts('vendor', {…})`. */
const isDeclaration = (node: unknown): boolean =>
  isNode(node) && node.type === 'CallExpression' && nameOf(node['callee']) === 'texts';

function pathsOf(node: unknown): string[][] {
  if (!isNode(node) || node.type !== 'ObjectExpression') return [[]];
  return list(node['properties']).flatMap((property) =>
    property.type === 'Property' ? pathsOf(property['value']).map((path) => [nameOf(property['key']), ...path]) : [],
  );
}

/** Returns the keys of all parts of texts that a file reads. */
function readsOf({ file, program, texts }: Module, declared: ReadonlyMap<string, string>): string[] {
  const parts = new Map<string, Part>(importsOf(file, program, declared));
  if (texts) parts.set(texts.name, { file, path: [] });
  const read: string[] = [];
  const walk = (node: Node, parents: readonly Node[]): void => {
    if (/^(ImportDeclaration|TS\w+(Type|Query|Declaration|Annotation))$/.test(node.type)) return;
    const part = node.type === 'Identifier' && isReference(node, parents[0]) ? parts.get(nameOf(node)) : undefined;
    if (part) read.push(...endOf(part, node, parents, parts));
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of list(node[key])) walk(child, [node, ...parents]);
  };
  walk(program, []);
  return read;
}

/** Follows a part of texts to what is read of it; a constant that holds a part stands for it below. */
function endOf(from: Part, start: Node, parents: readonly Node[], parts: Map<string, Part>): string[] {
  let [node, path, isOneOf] = [start, from.path, false];
  const end = () => [keyOf({ file: from.file, path })];
  for (const parent of parents) {
    if (parent.type === 'MemberExpression' && parent['object'] === node) {
      const name = parent['computed'] === true ? literal(parent['property']) : nameOf(parent['property']);
      if (name === null) return end();
      path = [...path, name];
    } else if (parent.type === 'VariableDeclarator' && parent['init'] === node && !isOneOf) {
      return named(parent['id'], { file: from.file, path }, parts);
    } else if (
      !/^(LogicalExpression|ParenthesizedExpression|ConditionalExpression|ChainExpression)$/.test(parent.type)
    ) {
      return end();
    } else {
      isOneOf ||= parent.type !== 'ParenthesizedExpression' && parent.type !== 'ChainExpression';
    }
    node = parent;
  }
  return end();
}

/** Notes the constants to which a part is assigned. Returns what is read at once. */
function named(target: unknown, part: Part, parts: Map<string, Part>): string[] {
  if (!isNode(target)) return [];
  if (target.type === 'Identifier' && target['typeAnnotation'] == null) {
    parts.set(nameOf(target), part);
    return [];
  }
  if (target.type !== 'ObjectPattern') return [keyOf(part)];
  return list(target['properties']).flatMap((property) => {
    if (property.type !== 'Property') return [keyOf(part)];
    return named(property['value'], { file: part.file, path: [...part.path, nameOf(property['key'])] }, parts);
  });
}

function* importsOf(file: string, program: Node, declared: ReadonlyMap<string, string>): Generator<[string, Part]> {
  for (const node of list(program['body'])) {
    if (node.type !== 'ImportDeclaration') continue;
    const from = posix.join(posix.dirname(file), literal(node['source']) ?? '');
    for (const specifier of list(node['specifiers'])) {
      const isTexts = declared.get(from) === nameOf(specifier['imported']) && declared.has(from);
      if (isTexts) yield [nameOf(specifier['local']), { file: from, path: [] }];
    }
  }
}

/** Whether an identifier reads what it names, rather than naming a property or a constant. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if (parent?.type === 'Property') return parent['value'] === node;
  return parent?.type !== 'VariableDeclarator' || parent['init'] === node;
}

function nodesIn(node: Node, wanted: (node: Node) => boolean): Node[] {
  const own = wanted(node) ? [node] : [];
  return [
    ...own,
    ...(visitorKeys[node.type] ?? []).flatMap((key) => list(node[key]).flatMap((one) => nodesIn(one, wanted))),
  ];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodeOf = (program: Program): Node => program as unknown as Node; // the parser's types have no common shape
const list = (value: unknown): Node[] => [value].flat().filter(isNode);
const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '');
const literal = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
