/** Finds texts for people in the code of the web client that stand outside the message files, where no language can have them. */
import { type Program, visitorKeys } from 'oxc-parser';

/** A text, and where it begins. */
interface LooseText {
  start: number;
  text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** The files of texts: messages in English and in other languages. */
export const isTextFile = (file: string): boolean => /(^|\/)(messages|\w+Messages|words)(\.\w\w)?\.ts$/.test(file);

/** Attributes and properties whose values people perceive. */
const PERCEIVED =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|data-(tip|help)|adders|(confirm|cancel|create|next)?label|description|does|header|heading|hint|message|note|placeholder|purpose|reason|(disabled|blocked)reason|sub(title)|summary|text|tip|title|what|why)$/i;
/** Properties with other words than people's. */
const TECHNICAL = /^(__typename|className|css|key|name|id|type|kind)$/;
/** Functions that tell people what they are given. */
const TELLS = /^(announce|say|tell|toast)$/;
/** Comparisons, in which a word is a key. */
const COMPARISONS = ['===', '!==', 'in'];
/** Attributes of elements, in which a single small word is a text, too. */
const NATIVE = /^(aria-|alt$|data-tip$|label$|placeholder$|title$)/;
/** A single word or name as code has it. */
const IDENTIFIER = /^\p{Ll}[\w.-]*$/u;
/** Words as sentences and labels have them: a capital and small letters, or several words. */
const WORDED = /^\p{Lu}\p{Ll}+([ ’'-]|$)|^\p{Lu}\p{L}* [\p{L}#]|^\p{Lu}+\/\p{Lu}\p{Ll}|^\p{Ll}+( \p{Ll}+)+[.?!…]?$/u;
/** The names of keys in events of the keyboard. */
const KEYS = /^(Alt|Arrow|Backspace|Control|Ctrl|Delete|End|Enter|Esc|Escape|Home|Meta|PgDn|PgUp|Shift|Tab)$/;

const LETTERS = /\p{L}/u;

/** Returns the texts for people that a file of code has. */
export function looseTexts(program: Program): LooseText[] {
  const found: LooseText[] = [];
  const walk = (node: Node, parents: readonly Node[]): void => {
    const text = textOf(node);
    if (text !== null && isForPeople(text, node, parents)) found.push({ start: node.start, text });
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat()) if (isNode(child)) walk(child, [node, ...parents]);
    }
  };
  walk(program as unknown as Node, []); // the parser's types have no common shape
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node['value']).trim();
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  const parts = node['quasis'] as readonly { value: { raw: string } }[];
  return parts.map(({ value }) => value.raw).join('…');
}

function isForPeople(text: string, node: Node, parents: readonly Node[]): boolean {
  if (!LETTERS.test(text)) return false;
  if (node.type === 'JSXText') return true;
  const place = placeOf(node, parents, text);
  if (place === 'perceived') return !KEYS.test(text);
  return place === 'open' && WORDED.test(text) && !KEYS.test(text);
}

/** What becomes of a value: people perceive it, nobody does, or that is open. */
type Place = 'perceived' | 'technical' | 'open';

function placeNamed(name: string, text: string): Place {
  if (TECHNICAL.test(name)) return 'technical';
  return PERCEIVED.test(name) && (NATIVE.test(name) || !IDENTIFIER.test(text)) ? 'perceived' : 'open';
}

function placeOf(node: Node, parents: readonly Node[], text: string): Place {
  let child = node;
  for (const parent of parents) {
    switch (parent.type) {
      case 'ConditionalExpression':
        if (parent['test'] === child) return 'technical';
        break;
      case 'LogicalExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ArrayExpression':
      case 'TemplateLiteral':
        break;
      case 'BinaryExpression':
        if (COMPARISONS.includes(String(parent['operator']))) return 'technical';
        break;
      case 'JSXExpressionContainer':
        if (parents[parents.indexOf(parent) + 1]?.type !== 'JSXAttribute') return 'perceived';
        break;
      case 'JSXAttribute':
        return placeNamed(nameOf(parent['name']), text) === 'perceived' ? 'perceived' : 'technical';
      case 'Property':
        if (parent['key'] === child) return 'technical';
        return placeNamed(nameOf(parent['key']), text);
      case 'CallExpression':
        return TELLS.test(calleeOf(parent)) ? 'perceived' : 'open';
      case 'NewExpression':
        return /Error|DOMException|Date|RegExp$/.test(nameOf(parent['callee'])) ? 'technical' : 'open';
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'SwitchCase':
      case 'TSLiteralType':
      case 'MemberExpression':
      case 'TaggedTemplateExpression':
        return 'technical';
      default:
        return 'open';
    }
    child = parent;
  }
  return 'open';
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node['name'] ?? node['value'] ?? '');
}

function calleeOf({ callee }: Node): string {
  if (!isNode(callee)) return '';
  return callee.type === 'MemberExpression' ? nameOf(callee['object']) : nameOf(callee);
}
