/**
 * The keys of statuses in the web client, which decides nothing by them: a new status of the backend is to be in the right
 * lists, and to lock the right fields, without a change there.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from './architectureRules.ts';

/** A text in the code. */
export interface Literal {
  text: string;
  /** Returns its line, which is counted only when asked for. */
  line: () => number;
}

/** The files in which a word that is also the key of a status means something else. */
const OTHER_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  archived: ['web/document/DocumentPanel.tsx', 'web/substatus/SubstatusList.tsx'],
  closed: ['web/orderItem/ItemTable.tsx', 'web/orderItem/itemNavigation.ts'],
  delivered: ['web/shipment/ShipmentColumns.tsx'],
  lost: ['web/shell/Outage.tsx', 'web/shell/SessionProvider.tsx', 'web/client/liveState.ts'],
  open: ['web/base/places.ts', 'web/shipment/useOpenApprovals.ts'],
  received: [
    'web/kit/grid/gridState.ts',
    'web/orderItem/grid/useItemChanges.ts',
    'web/purchaseOrder/ProgressColumns.tsx',
  ],
};

/** A parameter of api/v1 whose values are the keys of the statuses of all record types. */
const LISTED = { path: '/api/v1/status_reasons', parameter: 'filters[status]' };

/** Reads the keys of all statuses from the contract of api/v1. @throws if it lists none */
function statusKeys(): ReadonlySet<string> {
  const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../schema/api-v1.openapi.json'), 'utf8'));
  const parameters: { name: string; schema: { items?: { enum?: string[] } } }[] =
    contract.paths[LISTED.path]?.get.parameters ?? [];
  const keys = parameters.find(({ name }) => name.startsWith(LISTED.parameter))?.schema.items?.enum;
  if (!keys) throw new Error(`api/v1 lists no statuses in ${LISTED.parameter} of ${LISTED.path}`);
  return new Set(keys);
}

/**
 * Returns a problem for each key of a status that code or an operation of the web client names.
 * @param code the texts in each file of code
 */
export function statusKeyProblems(root: string, code: readonly { file: string; literals: Literal[] }[]): string[] {
  const keys = statusKeys();
  const operations = globSync('web/**/*.graphql', { cwd: root, exclude: ['**/generated'] }).sort();
  const all = [
    ...code.filter(({ file }) => placeOf(file).layer === 'web'),
    ...operations.map((file) => ({ file, literals: textsIn(readFileSync(join(root, file), 'utf8')) })),
  ];
  return all.flatMap(({ file, literals }) =>
    literals
      .flatMap(({ line, text }) => namedIn(text, keys).map((key) => ({ line, key })))
      .filter(({ key }) => !OTHER_MEANINGS[key]?.includes(file))
      .map(
        ({ line, key }) =>
          `${file}:${line()}  names the status ${key}. The backend says what a status means: by phase, due steps, abilities and fixed fields. Another meaning of the word is listed in scripts/statusKeys.ts.`,
      ),
  );
}

/** Returns the keys that a text names: the text itself, or a filter by status in an address. */
function namedIn(text: string, keys: ReadonlySet<string>): string[] {
  if (keys.has(text)) return [text];
  const filtered = /[?&]status=([\w,]+)/.exec(text)?.[1]?.split(',') ?? [];
  return filtered.filter((key) => keys.has(key));
}

/** Returns the texts in an operation. */
const textsIn = (operation: string): Literal[] =>
  operation
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(/"(\w+)"/g)].map(([, text = '']) => ({ line: () => index + 1, text })));
