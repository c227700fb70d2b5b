import { z } from 'zod';
import { decimal, id, idParameter, optionalText, timestamp } from '../api/validate.ts';
import { uploadedFile } from '../files/schema.ts';
import { ability } from '../record/ability.ts';
import { listQuery, setOf } from '../record/list.ts';
import type { Format } from '../spreadsheet/list.ts';
import type { FieldKind } from '../tableFile/types.ts';
import { importKindKeys, importStates, rowStates } from './table.ts';

const fieldKinds = [
  'text',
  'long_text',
  'code',
  'name',
  'number',
  'money',
  'date',
  'boolean',
  'choice',
  'country',
  'countries',
] as const satisfies readonly FieldKind[];
const kind = z.enum(importKindKeys);
const place = z.int().min(0).max(16_383);
const rowNumber = z.int().min(1);
const fileCell = z.object({ row: rowNumber, column: place, text: z.string() }).meta({ id: 'FileCell' });

const convention = z.object({
  value: z.string().nullable(),
  decided_by: fileCell.nullable(),
  chosen: z.boolean(),
  remembered: z.boolean(),
  examples: z.array(fileCell),
});

/** A field that a column can become. */
export const importField = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(fieldKinds),
    required: z.boolean(),
    compare_only: z.boolean(),
  })
  .meta({ id: 'ImportField' });

/** What an import would do, or did. */
export const importCounts = z
  .object({
    rows: z.int(),
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    attention: z.int(),
    left_out: z.int(),
    ready: z.int().meta({ description: 'Rows that would be written now.' }),
    new_orders: z.int(),
    changed_orders: z.int(),
  })
  .meta({ id: 'FileImportCounts' });
export type ImportCounts = z.infer<typeof importCounts>;

/** An import as api/v1 returns it. */
export const fileImport = z
  .object({
    id,
    organization_id: id,
    program_id: id.nullable(),
    purchase_order_id: id.nullable(),
    user_id: id,
    kind,
    state: z.enum(importStates),
    file_name: z.string(),
    file_size: z.int(),
    format: z.enum(['xlsx', 'ods', 'csv', 'tsv']),
    sheets: z.array(z.object({ name: z.string(), rows: z.int(), columns: z.int(), hidden: z.boolean() })),
    sheet: z.int(),
    headings_row: z.int().nullable(),
    first_row: z.int().nullable(),
    last_row: z.int().nullable(),
    total_row: z.int().nullable(),
    left_rows: z.array(
      z.object({ from: z.int(), to: z.int(), kind: z.enum(['title', 'heading', 'total', 'note', 'blank']) }),
    ),
    numbers: convention,
    dates: convention,
    questions: z.array(z.enum(['columns', 'numbers', 'dates'])),
    columns: z.array(
      z.object({
        column: place,
        heading: z.string(),
        examples: z.array(z.string()),
        filled: z.int(),
        field: z.string().nullable(),
        from: z.enum(['heading', 'values', 'remembered', 'person']).nullable(),
        others: z.array(z.string()),
        asks: z.boolean(),
      }),
    ),
    fields: z.array(importField),
    remembers: z.boolean(),
    mapping_name: z.string().nullable(),
    counts: importCounts.nullable(),
    sums: z
      .object({
        file: decimal.nullable(),
        read: decimal,
        ready: decimal,
        differences: z.array(z.object({ row: z.int(), file: decimal, read: decimal })),
      })
      .nullable(),
    refused: z.int().meta({ description: 'How many rows were refused when it was applied.' }),
    work_id: id.nullable(),
    undo_work_id: id.nullable(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    applied_at: timestamp.nullable(),
    abilities: z.array(ability),
  })
  .meta({ id: 'FileImport' });
export type FileImport = z.infer<typeof fileImport>;

/** The body of a new import: its file, sent as a form. */
export const fileImportCreate = z.strictObject({
  kind,
  program_id: id.optional(),
  purchase_order_id: id.optional(),
  file: uploadedFile,
});
export type FileImportCreate = z.infer<typeof fileImportCreate>;

/** How a file is read and what its columns become; what is not sent stays. */
export const fileImportUpdate = z
  .strictObject({
    lock_version: z.int(),
    sheet: z.int().min(0),
    headings_row: rowNumber.nullable(),
    last_row: rowNumber,
    decimal_sign: z.enum(['.', ',']),
    date_order: z.enum(['dmy', 'mdy', 'ymd']),
    columns: z.array(z.strictObject({ column: place, field: z.string().max(100).nullable() })).max(500),
    mapping_id: id,
    remembers: z.boolean(),
    mapping_name: optionalText(100),
  })
  .partial();
export type FileImportUpdate = z.infer<typeof fileImportUpdate>;

/** Rows that are mended. */
export const fileImportMend = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        row: rowNumber,
        cells: z
          .array(z.strictObject({ field: z.string().max(100), text: z.string().max(5000).nullable() }))
          .max(100)
          .optional(),
        left_out: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(200),
});
export type FileImportMend = z.infer<typeof fileImportMend>;

/** What a text of the file can mean: a record, one to be made, nothing, or that its rows are left out. */
const nameChoices = ['use', 'create', 'leave_out', 'empty'] as const;

/** Which records names mean. */
export const fileImportAnswers = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        field: z.string().max(100),
        text: z.string().max(1000),
        choice: z.enum(nameChoices).nullable(),
        record_id: id.nullish(),
      }),
    )
    .min(1)
    .max(200),
});
export type FileImportAnswers = z.infer<typeof fileImportAnswers>;

/** The parameters of the list of imports. */
export const fileImportListQuery = listQuery({
  sort: ['id'],
  filters: { kind: kind.optional(), purchase_order_id: idParameter.optional() },
  own: { program_id: idParameter.optional() },
}).pick({ page: true, items: true, ids: true, filters: true, program_id: true });
export type FileImportListQuery = z.infer<typeof fileImportListQuery>;

/** The parameters of the list of an import's rows. */
export const importRowsQuery = listQuery({
  sort: ['row'],
  filters: { states: setOf(z.enum(rowStates)).optional() },
}).pick({ page: true, items: true, filters: true });
export type ImportRowsQuery = z.infer<typeof importRowsQuery>;

/** A row of an import. */
export const importRow = z
  .object({
    row: z.int(),
    state: z.enum(rowStates),
    says: z.string(),
    order: z.string().nullable(),
    cells: z.array(
      z.object({
        field: z.string(),
        text: z.string(),
        value: z.string().nullable(),
        before: z.string().nullable(),
        problem: z.string().nullable(),
        note: z.string().nullable(),
        asks: z.boolean(),
        mended: z.boolean(),
      }),
    ),
    record_id: id.nullable(),
  })
  .meta({ id: 'FileImportRow' });
export type ImportRow = z.infer<typeof importRow>;

const named = z.object({ id, name: z.string(), orders: z.int() }).meta({ id: 'NamedRecord' });

/** A name in the file for which no record was found, or several. */
export const importName = z
  .object({
    field: z.string(),
    label: z.string(),
    text: z.string(),
    rows: z.int(),
    orders: z.int(),
    choice: z.enum(nameChoices).nullable(),
    record: named.nullable(),
    nearest: z.array(named),
    can_create: z.boolean(),
    why_not_create: z.string().nullable(),
    can_be_empty: z.boolean(),
  })
  .meta({ id: 'FileImportName' });
export type ImportName = z.infer<typeof importName>;

/** A record that an import made because a name in the file asked for it. */
export const importMade = z
  .object({
    record_type: z.string(),
    record_id: id,
    label: z.string(),
    removed: z.boolean(),
    stays: z.string().nullable().meta({ description: 'Why it stayed when the import was undone.' }),
  })
  .meta({ id: 'FileImportMade' });
export type ImportMade = z.infer<typeof importMade>;

/** The parameters of the list of what an import did. */
export const importResultsQuery = listQuery({ sort: ['row'] }).pick({ page: true, items: true });
export type ImportResultsQuery = z.infer<typeof importResultsQuery>;

/** What an import did to one order, or to one other record. */
export const importResult = z
  .object({
    record_type: z.string(),
    record_id: id,
    label: z.string(),
    is_new: z.boolean(),
    new_items: z.int(),
    changed_items: z.int(),
    unchanged_items: z.int(),
    refused_items: z.int(),
    value: decimal.nullable(),
  })
  .meta({ id: 'FileImportResult' });
export type ImportResult = z.infer<typeof importResult>;

/** What undoing an import would do now. */
export const importUndo = z
  .object({
    goes: z.int(),
    goes_orders: z.int(),
    back: z.int(),
    stays: z.array(z.object({ reason: z.string(), count: z.int(), rows: z.array(z.int()) })),
  })
  .meta({ id: 'FileImportUndo' });
export type ImportUndo = z.infer<typeof importUndo>;

/** The formats of the file with the refused rows: those that can be imported again. */
export const refusedFormats = ['xlsx', 'csv'] as const satisfies readonly Format[];

/** The format of the file with the refused rows. */
export const refusedQuery = z.strictObject({ format: z.enum(refusedFormats) });

/** A mapping that has a name. */
export const importMapping = z.object({ id, name: z.string() }).meta({ id: 'FileImportMapping' });
