/** Finds code of the web client that looks something up by a text where the compiler could hold a name. */
import { type Program, Visitor } from 'oxc-parser';

/** A place in a file's code, and what is wrong there. */
interface Lookup {
  start: number;
  what: string;
}

const BY_TEXT =
  "finds an element by its text. Texts are in the user's language: web/base/places.ts, web/base/pageActions.ts.";
const BY_NAME = 'refetches a query by its name in quotes. A generated document is renamed with its operation.';

/** A selector by an attribute whose value people read. */
const SELECTOR = /\[(aria-label|title|alt|placeholder|data-tip)[~|^$*]?=/;
/** Those attributes, for code that reads one. */
const ATTRIBUTE = /^(aria-label|title|alt|placeholder|data-tip)$/;
/** The properties that hold the text of an element. */
const TEXTS = ['textContent', 'innerText', 'ariaLabel'];
/** The options that take queries to refetch. */
const REFETCHES = ['refetchQueries', 'include'];

/** The files that show the text of an element again, and find none by it. */
const SHOWN_AGAIN = ['web/kit/ui/TipLayer.tsx'];

/** Returns where a file finds an element by a text for people, or a query by its name in quotes. */
export function looseLookups(file: string, program: Program): Lookup[] {
  const found: Lookup[] = [];
  const byText = (start: number) => void (SHOWN_AGAIN.includes(file) || found.push({ start, what: BY_TEXT }));
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string' && SELECTOR.test(value)) byText(start);
    },
    TemplateElement({ start, value }) {
      if (SELECTOR.test(value.raw)) byText(start);
    },
    MemberExpression({ start, property }) {
      if (property.type === 'Identifier' && TEXTS.includes(property.name)) byText(start);
    },
    CallExpression({ start, callee, arguments: [name] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const isRead = callee.property.name === 'getAttribute' && name?.type === 'Literal';
      if (isRead && ATTRIBUTE.test(String(name.value))) byText(start);
    },
    Property({ start, key, value }) {
      if (key.type !== 'Identifier' || !REFETCHES.includes(key.name) || value.type !== 'ArrayExpression') return;
      if (value.elements.some((one) => one?.type === 'Literal')) found.push({ start, what: BY_NAME });
    },
  }).visit(program);
  return found;
}
