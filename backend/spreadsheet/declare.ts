/**
 * The rows of a list as a file. A concept declares its list with `spreadsheetOf` and registers it in `spreadsheets.ts`; this
 * folder knows none of them.
 */
import { z } from 'zod';
import { fileRoute } from '../http/route.ts';
import type { CountedList, ListRoute } from './counted.ts';
import { FORMATS, type Format, type ListParameters, type Spreadsheet } from './list.ts';
import { MOST_ROWS, sendSpreadsheet } from './send.ts';

/** What of a list a file does not need: it has all rows, with all their fields. */
const PAGING = new Set(['page', 'items', 'pagination', 'light']);
const UNPAGED = { page: 1, items: 1, pagination: true, light: false };

/** Declares the route of a list's file, and how the list is counted. */
export function spreadsheetOf<
  Query extends ListParameters,
  Row extends { readonly id: number },
  Params = Record<string, never>,
>(declared: Spreadsheet<Query, Row, Params>): ListRoute {
  const { path, rows, access, params, query } = declared;
  const names = Object.keys(declared.columns) as [string, ...string[]]; // a list has columns
  const shape = Object.entries(query.shape).filter(([name]) => !PAGING.has(name));
  const file = fileRoute('get', access as never, {
    path: `${path}/export`,
    summary: `All ${rows} that match, or with \`ids\` these, as a file: in the order of the list, from one moment, streamed. \`columns\` are those to write, in their order; all by default. \`first\` writes only so many rows. 422 for more than a million rows; 503 while too many files of the organization are written.`,
    ...(params && { params }),
    query: z.strictObject({
      ...Object.fromEntries(shape),
      format: z.enum(Object.keys(FORMATS) as [Format, ...Format[]]),
      columns: z.array(z.enum(names)).min(1).max(names.length).optional(),
      first: z.coerce.number().int().min(1).max(MOST_ROWS).optional(),
    }),
    turn: 'spreadsheets',
    produces: Object.values(FORMATS),
    isWritten: true,
    handle: async (call) => {
      const { format, columns, first, ...list } = call.query as { format: Format; columns?: string[]; first?: number };
      const asked = { ...UNPAGED, ...list } as unknown as Query; // the list's own parameters, as its schema has parsed them
      return () =>
        sendSpreadsheet(call as never, declared as never, {
          format,
          columns: columns ?? names,
          first,
          query: asked as never,
        });
    },
  });
  return { ...file, counted: params ? null : countedOf(declared as never) };
}

/** Returns how a list is counted, which has no parameters in its path. */
function countedOf<Query extends ListParameters, Row extends { readonly id: number }>({
  path,
  columns,
  access,
  query,
  typed = ({ search }) => [search],
  sorted,
}: Spreadsheet<Query, Row, object>): CountedList {
  return {
    path: path.replace('/api/v1/', ''),
    columns: Object.keys(columns),
    access,
    asked: (sent) => {
      const { data } = query.safeParse(sent);
      return data === undefined
        ? null
        : {
            typed: typed(data),
            matching: async (context, spelling) => (await sorted(context, data, spelling)).matching,
          };
    },
  };
}
