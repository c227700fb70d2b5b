/** The mappings of an organization: what the columns of a file became, remembered by their headings. */
import { sql } from 'kysely';
import { invalid, notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import { inLanguage } from '../language/texts.ts';
import { messages } from './messages.ts';
import { plainHeading } from './recall.ts';
import { shippedFor } from './shippedMappings.ts';
import type { ChosenReading, FileImportRow, ImportKindKey, Remembered, RememberedColumn } from './table.ts';

const languages = Object.keys(LANGUAGES) as Language[];

/**
 * Returns the headings of a file in the form that mappings are found by: order and case do not matter, and the file of refused rows
 * is known as the one that it is of.
 */
export const headingsKey = (headings: readonly string[]): string =>
  headings
    .map(plainHeading)
    .filter((heading) => heading !== '' && !reasonHeadings().has(heading))
    .sort()
    .join('\n');

let known: ReadonlySet<string> | undefined;

/** Returns the headings of the column with the reasons in files of refused rows, in all languages. */
function reasonHeadings(): ReadonlySet<string> {
  // Not before the texts of all languages are registered.
  known ??= new Set(languages.map((language) => plainHeading(inLanguage(language, () => messages.refusedFile.reason))));
  return known;
}

const columns = ['id', 'name', 'headings', 'fields', 'reading', 'answers'] as const;

/** Reads all mappings of an organization for a kind, and returns what finds one by headings: its own, or one that Lading ships. */
export async function remembering(db: Db, organizationId: number, kind: ImportKindKey) {
  const rows = await db
    .selectFrom('file_import_mappings')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .orderBy('updated_at', 'desc')
    .limit(1000)
    .execute();
  return (headings: readonly string[]): Remembered | null =>
    rows.find((row) => row.headings !== '' && row.headings === headingsKey(headings)) ?? shippedAs(kind, headings);
}

/** Returns what Lading knows of such files; without a name, which is the organization's to give. */
function shippedAs(kind: ImportKindKey, headings: readonly string[]): Remembered | null {
  const found = shippedFor(kind, headings);
  return found && { ...found, name: null };
}

/** Reads a mapping by id. @throws 404 */
export async function readMapping(db: Db, organizationId: number, kind: ImportKindKey, id: number) {
  const found = await db
    .selectFrom('file_import_mappings')
    .select(columns)
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** Reads the mappings of organizations that have a name. */
export function readNamedMappings(db: Db, organizationIds: readonly number[], kind: ImportKindKey) {
  return db
    .selectFrom('file_import_mappings')
    .select(['id', 'name'])
    .$narrowType<{ name: string }>()
    .where('organization_id', 'in', organizationIds)
    .where('kind', '=', kind)
    .where('name', 'is not', null)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Keeps the mapping of an import for the next file with its headings. @throws 422 for a name that another mapping has */
export async function rememberMapping(db: Db, found: FileImportRow): Promise<void> {
  const { organization_id, kind, mapping_name: name, reading, answers } = found;
  const headings = headingsKey(found.columns.map(({ heading }) => heading));
  if (headings === '') return;
  const fields = found.columns.map(({ heading, field }): RememberedColumn => ({ heading, field }));
  const taken =
    name !== null &&
    (await db
      .selectFrom('file_import_mappings')
      .select('id')
      .where('organization_id', '=', organization_id)
      .where('kind', '=', kind)
      .where(sql<string>`lower(btrim(name))`, '=', name.trim().toLowerCase())
      .where('headings', '!=', headings)
      .executeTakeFirst());
  if (taken) throw invalid({ mapping_name: [messages.mappingNameTaken] });
  const kept = {
    name,
    fields: JSON.stringify(fields),
    reading: JSON.stringify(saidReading(reading)),
    answers: JSON.stringify(answers),
  };
  await db
    .insertInto('file_import_mappings')
    .values({ organization_id, kind, headings, ...kept })
    .onConflict((conflict) =>
      conflict
        .expression(sql`organization_id, kind, md5(headings)`)
        .doUpdateSet({ ...kept, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Returns how a person said that files with these headings are read: this one, or an earlier one. */
const saidReading = ({ decimal, dateOrder, remembered }: ChosenReading): Remembered['reading'] => ({
  decimal: decimal ?? remembered?.decimal ?? null,
  dateOrder: dateOrder ?? remembered?.dateOrder ?? null,
});
