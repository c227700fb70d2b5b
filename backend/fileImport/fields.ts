import { LANGUAGES, type Language } from '../language/languages.ts';
import { inLanguage } from '../language/texts.ts';
import { importFields } from '../tableFile/fields.ts';
import type { ImportField } from '../tableFile/types.ts';
import type { ImportedField } from './kind.ts';
import type { ImportKindKey } from './table.ts';

/** A field as its import declares it: what it is called, and what a file's reader does not know of it. */
export type OwnField = Pick<ImportedField, 'key' | 'label'> &
  Partial<Pick<ImportedField, 'kind' | 'required' | 'choices' | 'names' | 'within' | 'orText'>>;

const languages = Object.keys(LANGUAGES) as Language[];

/**
 * Returns what gives the fields of a kind of import, in the order of a form. Besides the headings that people use, the field's
 * own name means it in every language, so that what Lading exports is imported without a question.
 */
export function importedFields(kind: ImportKindKey, own: readonly OwnField[]): () => readonly ImportedField[] {
  let made: readonly ImportedField[] | undefined;
  return () => {
    // Not before the texts of all languages are registered.
    made ??= own.map((field) => withHeadings(kind, field));
    return made;
  };
}

function withHeadings(kind: ImportKindKey, own: OwnField): ImportedField {
  const known: ImportField | undefined = importFields[kind].find(({ key }) => key === own.key);
  const names = languages.map((language) => inLanguage(language, own.label));
  return { kind: 'text', ...known, ...own, headings: [...new Set([...names, ...(known?.headings ?? [])])] };
}
