/** Finds fields of forms that no layout places: their pages would neither show nor ask for them, and nobody would be told. */
import { type Program, Visitor } from 'oxc-parser';
import { placeOf } from './architectureRules.ts';
import type { Literal } from './statusKeys.ts';

/** A field that a file declares for a form. */
export interface DeclaredField {
  name: string;
  line: number;
}

/** What a file declares and names. */
interface Parsed {
  file: string;
  literals: readonly Literal[];
  fields: readonly DeclaredField[];
}

/** The function that returns the kinds of fields. */
const KINDS = 'fieldsOf';
/** The room whose fields are those of several concepts. */
const SHARED = 'lookup';
/** The public files of a concept that place fields of other concepts' forms. */
const SERVES_ALL = /(Picker\.tsx|Choices\.ts)$/;

/**
 * Returns the fields of forms that a file declares: the properties whose values are made by what `fieldsOf()` returns.
 * @param lineOf returns the line of a position
 */
export function declaredFields(program: Program, lineOf: (start: number) => number): DeclaredField[] {
  const found: DeclaredField[] = [];
  const kinds = new Set<string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== KINDS) return;
      if (id.type === 'Identifier') kinds.add(id.name);
      if (id.type !== 'ObjectPattern') return;
      for (const one of id.properties) {
        if (one.type === 'Property' && one.value.type === 'Identifier') kinds.add(one.value.name);
      }
    },
    Property({ start, key, value }) {
      if (key.type !== 'Identifier' || value.type !== 'CallExpression') return;
      const { callee } = value;
      const maker = callee.type === 'MemberExpression' ? callee.object : callee;
      if (maker.type === 'Identifier' && kinds.has(maker.name)) found.push({ name: key.name, line: lineOf(start) });
    },
  }).visit(program);
  return found;
}

/**
 * Returns a problem for each field of a form that nothing places: no component of its room, and no picker or choices, which
 * serve the forms of several rooms. What `lookup` declares is placed by the concepts that have it.
 */
export function unplacedFields(parsed: readonly Parsed[]): string[] {
  const web = parsed.filter(({ file }) => placeOf(file).layer === 'web');
  const roomOf = (file: string) => placeOf(file).room;
  const isComponent = (file: string) => file.endsWith('.tsx');
  const serves = (file: string, room: string | null) =>
    room === SHARED || roomOf(file) === room ? isComponent(file) : SERVES_ALL.test(file);
  return web.flatMap(({ file, fields }) => {
    if (fields.length === 0) return [];
    const room = roomOf(file);
    const serving = web.filter((one) => serves(one.file, room));
    const named = new Set(serving.flatMap(({ literals }) => literals.map(({ text }) => text)));
    return fields
      .filter(({ name }) => !named.has(name))
      .map(({ line, name }) => `${file}:${line}  declares the field ${name} of a form, and no component places it.`);
  });
}
