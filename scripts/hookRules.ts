/** Finds what the linter does not: refs that are written while rendering, and suppressed rules about hooks. */
import { type Comment, type Function as Declared, type Expression, type Program, Visitor } from 'oxc-parser';
import { placeOf } from './architectureRules.ts';

/** The functions of React that call a function while rendering. */
const CALLED_AT_ONCE = ['useMemo', 'useState', 'useReducer'];
/** The functions of React that make a component of a function. */
const MAKES_COMPONENT = ['memo', 'forwardRef'];
/** The names of components and of hooks. */
const RENDERS = /^([A-Z]|use[A-Z])/;
const SUPPRESSED = /biome-ignore.*lint\/correctness\/(useExhaustiveDependencies|useHookAtTopLevel)/;

/** Returns the positions where a component or a hook writes a ref while it renders, which React may do twice or abandon. */
export function refWrites(program: Program): number[] {
  const found: number[] = [];
  /** For each surrounding function, whether it runs while rendering. */
  const surrounding: boolean[] = [];
  const names = new Map<unknown, string>();
  const isRendering = () => surrounding.at(-1) === true;
  const enter = (node: Pick<Declared, 'id'> | { id?: null }) => {
    surrounding.push(RENDERS.test(node.id?.name ?? names.get(node) ?? ''));
  };
  const leave = () => void surrounding.pop();
  const note = (start: number, written: Expression | { type: string; property?: unknown }) => {
    if (isRendering() && isCurrent(written)) found.push(start);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') names.set(init, id.name);
    },
    CallExpression({ callee, arguments: [first] }) {
      const called = nameOf(callee);
      if (MAKES_COMPONENT.includes(called) || (isRendering() && CALLED_AT_ONCE.includes(called))) {
        names.set(first, 'useCalled');
      }
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AssignmentExpression: ({ start, left }) => note(start, left),
    UpdateExpression: ({ start, argument }) => note(start, argument),
  }).visit(program);
  return found;
}

/** Returns the positions of comments that suppress a rule about hooks. */
export function suppressedHookRules(comments: readonly Comment[]): number[] {
  return comments.filter(({ value }) => SUPPRESSED.test(value)).map(({ start }) => start);
}

/** Whether an expression is `….current`. */
function isCurrent(written: { type: string; property?: unknown }): boolean {
  if (written.type !== 'MemberExpression') return false;
  const { property } = written;
  return typeof property === 'object' && property !== null && 'name' in property && property.name === 'current';
}

/** Returns the name of a called function, also of `React.memo`. */
function nameOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

/** Where a file of the web client writes a ref while rendering, and where it suppresses a rule about hooks, by lines. */
interface Parsed {
  file: string;
  refWrites: readonly number[];
  suppressed: readonly number[];
}

/** What an effect reacts to, and what it only reads, is said by its dependencies and `useEffectEvent`. */
export function hookProblems({ file, refWrites: written, suppressed }: Parsed): string[] {
  if (placeOf(file).layer !== 'web') return [];
  return [
    ...written.map(
      (line) =>
        `${file}:${line}  writes a ref while rendering. Effects read the latest by useEffectEvent, handlers by useLatest.`,
    ),
    ...suppressed.map(
      (line) => `${file}:${line}  suppresses a rule about hooks. What an effect only reads is read by useEffectEvent.`,
    ),
  ];
}
