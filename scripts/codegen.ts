/** `npm run codegen`: all generated and committed files, each from its source of truth. */
import { readFileSync, writeFileSync } from 'node:fs';
import { runTool } from './tools.ts';

/** The glob patterns of generated files. */
export const GENERATED = ['gateway/generated/**', 'web/generated/**', 'schema/api-v1.openapi.json'];

/** Writes the generated files; resolves to null, or to the output of the tool that failed. */
export async function generate(): Promise<string | null> {
  const steps: [tool: string, args: string[]][] = [
    ['node', ['scripts/openapi.ts']],
    ['node', ['scripts/restTypes.ts']],
    ['graphql-codegen', ['--config', 'codegen.yml']],
  ];
  // The web client searches in the same form as the database, but layers do not import each other.
  const searchKey = readFileSync('backend/record/searchKey.ts', 'utf8');
  writeFileSync('web/generated/searchKey.ts', `// Copied from backend/record/searchKey.ts by codegen.\n\n${searchKey}`);
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
