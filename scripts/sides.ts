/** Finds styles of the web client that name a side of the window where they mean a side of the line. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, Visitor } from 'oxc-parser';

const WHY = 'names a side of the window. A page in Arabic is mirrored: say start or end of the line.';

/** Properties that only styles have. */
const STYLE =
  /^((margin|padding|scrollMargin|scrollPadding)(Left|Right)|border(Left|Right)\w*|rounded(Left|Right|TopLeft|TopRight|BottomLeft|BottomRight)|border(Top|Bottom)(Left|Right)Radius)$/;
/** Properties that others have, too: their value tells a style. */
const PLACE = /^(left|right|[mp][lr])$/;
const LENGTH = /^(-?[\d.]+(px|rem|em|%|ch)?|calc\(.*|var\(.*|auto)$/;
/** Properties whose value names a side. */
const SIDED = /^(textAlign|float|clear|transformOrigin|placement)$/;
const SIDE = /\b(left|right)\b/;
/** The same in a stylesheet. */
const RULE =
  /(^|[\s;{])((margin|padding|border)-(left|right)|(left|right)\s*:|(text-align|float|clear|transform-origin)\s*:[^;]*\b(left|right)\b)/;

/** The tooltip is placed by coordinates of the window. */
const IN_THE_WINDOW = ['web/kit/ui/TipLayer.tsx'];
/** The one place where a side of the window is meant, by the direction of the page. */
const BY_DIRECTION = /\[dir=/;

/** Returns where a file's styles name a side of the window. */
export function sides(file: string, program: Program): { start: number; what: string }[] {
  const found: { start: number; what: string }[] = [];
  if (IN_THE_WINDOW.includes(file)) return found;
  const judge = (start: number, name: string, value: unknown) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const isPlace = PLACE.test(name) && LENGTH.test(text) && text !== '';
    if (STYLE.test(name) || isPlace || (SIDED.test(name) && SIDE.test(text)))
      found.push({ start, what: `${name} ${WHY}` });
  };
  new Visitor({
    JSXAttribute({ start, name, value }) {
      if (name.type === 'JSXIdentifier') judge(start, name.name, value?.type === 'Literal' ? value.value : null);
    },
    Property({ start, key, value }) {
      const isStyle = value.type === 'Literal' || value.type === 'ObjectExpression';
      if (key.type === 'Identifier' && isStyle) judge(start, key.name, value.type === 'Literal' ? value.value : null);
    },
  }).visit(program);
  return found;
}

/** Returns where the stylesheets of the web client name a side of the window. */
export const stylesheetProblems = (root: string): string[] =>
  globSync('web/*/*.css', { cwd: root, exclude: ['web/dist'] }).flatMap((file) =>
    sidesOfStylesheet(readFileSync(join(root, file), 'utf8')).map(({ line, what }) => `${file}:${line}  ${what}`),
  );

function sidesOfStylesheet(css: string): { line: number; what: string }[] {
  const rules = css.split('}');
  return rules.flatMap((rule, at) => {
    const sided = BY_DIRECTION.test(rule) ? null : RULE.exec(rule);
    if (!sided) return [];
    const before = [...rules.slice(0, at), rule.slice(0, sided.index + 1)].join('}');
    return [{ line: before.split('\n').length, what: `${sided[2]} ${WHY}` }];
  });
}
