import { sql } from 'kysely';
import type { Columns } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import { documentTypeName } from './rules.ts';
import type { Attachment } from './schema.ts';

const labels = messages.columns;

/** What a column sorts by. @param today YYYY-MM-DD, UTC */
type SortBy = (today: string) => OwnValue;

/** The columns of lists of documents. */
export const documentColumns = {
  document_type: {
    label: () => labels.documentType,
    kind: 'choice',
    read: (document) => documentTypeName(document.document_type),
    sortBy: () => ({ value: sql.ref('document_type') }),
  },
  description: {
    label: () => labels.description,
    kind: 'text',
    read: ({ description }) => description,
    sortBy: () => ({ value: asName(sql`description`) }),
  },
  number: {
    label: () => labels.number,
    kind: 'code',
    read: ({ number }) => number,
    sortBy: () => ({ value: sql`natural_order(number)` }),
  },
  expiry_date: {
    label: () => labels.expiryDate,
    kind: 'date',
    read: (document) => document.expiry_date,
    sortBy: () => ({ value: sql.ref('expiry_date') }),
  },
  file: { label: () => labels.file, kind: 'text', read: ({ file }) => file?.filename ?? null },
  status: {
    label: () => labels.status,
    kind: 'status',
    read: (document) => document.status_alias,
    sortBy: (today) => ({
      value: sql`case when archived then 'archived' when expiry_date < ${today}::date then 'expired' else 'valid' end`,
    }),
  },
  created_at: {
    label: () => labels.createdAt,
    kind: 'moment',
    read: (document) => document.created_at,
    sortBy: () => ({ value: sql.ref('created_at') }),
  },
} satisfies Columns<Attachment, SortBy>;
