/** `npm run codegen`: all generated and committed files, each from its source of truth. */
import { readFileSync, writeFileSync } from 'node:fs';
import { runTool } from './tools.ts';

/** The glob patterns of generated files. */
export const GENERATED = ['gateway/generated/**', 'web/generated/**', 'schema/api-v1.openapi.json'];

/** What several layers need alike, although they do not import each other: the source, and its copies. */
const COPIES: readonly (readonly [source: string, ...copies: string[]])[] = [
  // The web client searches in the same form as the database.
  ['backend/record/searchKey.ts', 'web/generated/searchKey.ts'],
  // A pasted sheet is read by the rules of an imported file.
  ['backend/tableFile/numberText.ts', 'web/generated/numberText.ts'],
  ['backend/tableFile/currency.ts', 'web/generated/currency.ts'],
  ['backend/tableFile/wordForms.ts', 'web/generated/wordForms.ts'],
  ['backend/tableFile/totalWords.ts', 'web/generated/totalWords.ts'],
  ['backend/tableFile/itemHeadings.ts', 'web/generated/itemHeadings.ts'],
  ['backend/language/languages.ts', 'gateway/generated/languages.ts', 'web/generated/languages.ts'],
  ['backend/language/wording.ts', 'gateway/generated/wording.ts', 'web/generated/wording.ts'],
  ['backend/language/texts.ts', 'gateway/generated/texts.ts'],
  ['backend/language/callerLanguage.ts', 'gateway/generated/callerLanguage.ts'],
];

/** Writes the generated files; resolves to null, or to the output of the tool that failed. */
export async function generate(): Promise<string | null> {
  const steps: [tool: string, args: string[]][] = [
    ['node', ['scripts/openapi.ts']],
    ['node', ['scripts/restTypes.ts']],
    ['graphql-codegen', ['--config', 'codegen.yml']],
  ];
  for (const [source, ...copies] of COPIES) {
    const text = readFileSync(source, 'utf8');
    for (const copy of copies) writeFileSync(copy, `// Copied from ${source} by codegen.\n\n${text}`);
  }
  for (const [tool, args] of steps) {
    const { code, output } = await runTool(tool, args);
    if (code !== 0) return output;
  }
  return null;
}

if (import.meta.main) {
  const failure = await generate();
  if (failure) console.error(failure);
  process.exitCode = failure ? 1 : 0;
}
