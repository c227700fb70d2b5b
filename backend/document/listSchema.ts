import { z } from 'zod';
import { sortNames } from '../record/columns.ts';
import { booleanParameter, listQuery, setOf } from '../record/list.ts';
import { ofRecords } from '../record/pages.ts';
import { documentColumns } from './columns.ts';
import { documentTypes } from './table.ts';

/** The parameters of the list of a record's documents. */
export const attachmentListQuery = listQuery({
  sort: sortNames(documentColumns),
  filters: { archived: booleanParameter.optional(), document_type: setOf(z.enum(documentTypes)).optional() },
}).pick({ page: true, items: true, pagination: true, sort: true, filters: true });
export type AttachmentListQuery = z.infer<typeof attachmentListQuery>;

/** The parameters of the documents of several records. */
export const attachmentPagesQuery = attachmentListQuery.omit({ pagination: true }).extend(ofRecords);
export type AttachmentPagesQuery = z.infer<typeof attachmentPagesQuery>;
