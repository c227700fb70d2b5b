import { sql } from 'kysely';
import type { Columns } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import type { Program } from './schema.ts';

const labels = messages.columns;

/** The columns of lists of programs. */
export const programColumns = {
  name: { label: () => labels.name, kind: 'text', read: ({ name }) => name, sortBy: { value: asName(sql`p.name`) } },
  slug: { label: () => labels.slug, kind: 'text', read: ({ slug }) => slug },
  main_color: {
    label: () => labels.mainColor,
    kind: 'text',
    read: (program) => program.color_palette_details?.main ?? null,
  },
  organization: {
    label: () => labels.organization,
    kind: 'record',
    of: 'organizations',
    read: (program) => [program.organization_id],
  },
} satisfies Columns<Program, OwnValue>;
