/** Finds parts of the page with more options than somebody can hold in mind; a thirteenth belongs to a group of options. */
import { type Program, type TSSignature, type TSType, Visitor } from 'oxc-parser';
import { placeOf } from './architectureRules.ts';

/** The most options of a part. */
const MOST = 12;

/** An interface, or a type of members, that a file declares. */
export interface DeclaredOptions {
  name: string;
  line: number;
  isExported: boolean;
  own: readonly string[];
  inherits: readonly Inherited[];
}

/** What an interface inherits: all members of another, only these, or all but these. */
interface Inherited {
  from: string;
  only?: readonly string[];
  without?: readonly string[];
}

/** What a file declares. */
interface Parsed {
  file: string;
  options: readonly DeclaredOptions[];
}

/**
 * Returns the interfaces of a file, and its types that are made of members and of other types.
 * @param lineOf returns the line of a position
 */
export function declaredOptions(program: Program, lineOf: (start: number) => number): DeclaredOptions[] {
  const found: DeclaredOptions[] = [];
  const exported = new Set<unknown>();
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      exported.add(declaration);
    },
    TSInterfaceDeclaration(declared) {
      found.push({
        name: declared.id.name,
        line: lineOf(declared.start),
        isExported: exported.has(declared),
        own: membersIn(declared.body.body),
        inherits: declared.extends.map(({ expression, typeArguments }) =>
          inherited(expression.type === 'Identifier' ? expression.name : '', typeArguments?.params ?? []),
        ),
      });
    },
    TSTypeAliasDeclaration(declared) {
      const parts = partsOf(declared.typeAnnotation);
      found.push({
        name: declared.id.name,
        line: lineOf(declared.start),
        isExported: exported.has(declared),
        own: parts.flatMap((part) => (part.type === 'TSTypeLiteral' ? membersIn(part.members) : [])),
        inherits: parts.flatMap((part) =>
          part.type === 'TSTypeReference' ? [inherited(nameOf(part), part.typeArguments?.params ?? [])] : [],
        ),
      });
    },
  }).visit(program);
  return found;
}

const membersIn = (members: readonly TSSignature[]): string[] =>
  members.flatMap((member) => ('key' in member && member.key.type === 'Identifier' ? [member.key.name] : []));

const partsOf = (type: TSType): readonly TSType[] => (type.type === 'TSIntersectionType' ? type.types : [type]);

/** Returns what `Pick`, `Omit` or a type by its name gives. Keys that are not written out leave nothing out. */
function inherited(name: string, [from, keys]: readonly TSType[]): Inherited {
  if ((name !== 'Pick' && name !== 'Omit') || !from || !keys) return { from: name };
  const chosen = keysOf(keys);
  if (name === 'Pick') return { from: nameOf(from), ...(chosen.length > 0 && { only: chosen }) };
  return { from: nameOf(from), without: chosen };
}

const nameOf = (type: TSType): string =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';

function keysOf(type: TSType): string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(keysOf);
  return type.type === 'TSLiteralType' && 'value' in type.literal ? [String(type.literal.value)] : [];
}

/** Returns a problem for each part of the web with more than twelve options, with those that it inherits. */
export function partOptionProblems(parsed: readonly Parsed[]): string[] {
  const web = parsed.filter(({ file }) => placeOf(file).layer === 'web');
  const shared = new Map(
    web.flatMap(({ options }) => options.filter((one) => one.isExported).map((one) => [one.name, one])),
  );
  return web.flatMap(({ file, options }) => {
    const here = new Map(options.map((one) => [one.name, one]));
    const membersOf = (one: DeclaredOptions): Set<string> =>
      new Set([...one.own, ...one.inherits.flatMap((base) => [...inheritedOf(base)])]);
    const inheritedOf = ({ from, only, without = [] }: Inherited): string[] => {
      if (only) return [...only];
      const base = here.get(from) ?? shared.get(from);
      return base ? [...membersOf(base)].filter((name) => !without.includes(name)) : [];
    };
    return options
      .filter(({ name }) => name.endsWith('Props'))
      .map((one) => ({ ...one, count: membersOf(one).size }))
      .filter(({ count }) => count > MOST)
      .map(
        ({ name, line, count }) =>
          `${file}:${line}  has ${count} options (${name}). A part has at most ${MOST}: what belongs together is one option.`,
      );
  });
}
