import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Every concept of the product; one word, the same in each layer. biome.json repeats the list. */
const CONCEPTS = [
  ...['assessment', 'comment', 'courier', 'document', 'endUser', 'goodsReceipt', 'group', 'lookup', 'notification'],
  ...['orderItem', 'organization', 'program', 'purchaseOrder', 'session', 'shipment', 'substatus', 'user', 'vendor'],
];
/** The folders of each layer that are not a concept. */
const SHARED: Record<string, string[]> = {
  backend: ['access', 'db', 'demo', 'files', 'history', 'http', 'import', 'live', 'mail', 'pdf', 'record'],
  gateway: ['execution', 'generated', 'history', 'http', 'live', 'playground', 'rest'],
  web: ['app', 'dist', 'generated', 'kit', 'public'],
};
const LAYERS = Object.keys(SHARED);
const root = resolve(import.meta.dirname, '..');
const existing = (pattern: string) => globSync(pattern, { cwd: root });
const schemaConcepts = existing('schema/*.graphql')
  .map((file) => file.slice('schema/'.length, -'.graphql'.length))
  .filter((name) => name !== 'base');
const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
/** Whether a test file in one of the folders begins with the concept's word, or lies in a folder of that name. */
const isTested = (concept: string, testFolders: string[]) =>
  testFolders.some((folder) => existing(`${folder}/{${concept}*.test.ts,${concept}/*.test.ts}`).length > 0);

describe('one word for each concept', () => {
  it('has a schema file for known concepts only', () => {
    expect(schemaConcepts.filter((name) => !CONCEPTS.includes(name))).toEqual([]);
  });

  // The web has the folders of those concepts that have something of their own on a screen.
  it.each(['backend', 'gateway'])('gives every concept of the schema its folder in %s', (layer) => {
    expect(schemaConcepts.filter((concept) => !existsSync(join(root, layer, concept)))).toEqual([]);
  });

  it.each(['backend', 'gateway'])('has tests in tests/%s for every concept of the schema', (layer) => {
    expect(schemaConcepts.filter((concept) => !isTested(concept, [`tests/${layer}`]))).toEqual([]);
  });

  it('has tests in tests/web or tests/e2e for every concept with a page', () => {
    const withPage = schemaConcepts.filter((concept) => existing(`web/${concept}/*{Page,List}.tsx`).length > 0);
    expect(withPage.filter((concept) => !isTested(concept, ['tests/web', 'tests/e2e']))).toEqual([]);
  });

  it.each(LAYERS)('has no other folders in %s than concepts and the named shared ones', (layer) => {
    expect(folders(layer).filter((name) => !CONCEPTS.includes(name) && !SHARED[layer]?.includes(name))).toEqual([]);
  });

  it('lints exactly these concepts', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    const listed = new Set<string>(JSON.stringify(overrides).match(/\{assessment,[^}]*\}/g));
    expect([...listed]).toEqual([`{${CONCEPTS.join(',')}}`]);
  });

  it('keeps paths at four segments', () => {
    const files = LAYERS.flatMap((layer) => existing(`${layer}/**/*.{ts,tsx,graphql}`));
    expect(files.filter((file) => file.split('/').length > 4 && !file.includes('/dist/'))).toEqual([]);
  });
});

describe('a planted violation fails', () => {
  let copy = '';

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'lading-architecture-'));
    for (const file of ['biome.json', 'tsconfig.json', ...LAYERS.map((layer) => `${layer}/tsconfig.json`)]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** Writes the files, runs the linter on the first one, and gives the rules it found broken there. */
  function lint(files: Record<string, string>): string[] {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    const [planted = ''] = Object.keys(files);
    const args = ['lint', '--reporter=json', '--error-on-warnings', planted];
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), args, { cwd: copy, encoding: 'utf8' });
    for (const file of Object.keys(files)) rmSync(join(copy, file));
    const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    return diagnostics.map(({ category }: { category: string }) => category.split('/').at(-1));
  }

  const importing = (path: string) => `import { it } from '${path}';\nexport const them = [it];\n`;
  const imports: [what: string, file: string, path: string][] = [
    ['the backend importing the gateway', 'backend/vendor/planted.ts', '../../gateway/rest/client.ts'],
    ['the gateway importing the backend', 'gateway/rest/planted.ts', '../../backend/db/client.ts'],
    ['the web importing the gateway', 'web/app/planted.ts', '../../gateway/config.ts'],
    ['a layer importing the tests', 'backend/planted.ts', '../tests/support/processes.ts'],
    ['the shared backend importing a concept', 'backend/http/planted.ts', '../vendor/table.ts'],
    ['the shared gateway importing a concept', 'gateway/rest/planted.ts', '../vendor/rest.ts'],
    ['the shared web importing a concept', 'web/kit/list/planted.ts', '../../vendor/VendorLink.tsx'],
    ['a backend concept importing routes of another', 'backend/vendor/planted.ts', '../user/routes.ts'],
    ['a gateway concept importing resolvers of another', 'gateway/vendor/planted.ts', '../user/resolvers.ts'],
    ['a web concept importing a page of another', 'web/vendor/planted.ts', '../user/UserPage.tsx'],
    ['the demo world importing routes', 'backend/demo/planted.ts', '../vendor/routes.ts'],
  ];
  it.each(imports)('%s', (_what, file, path) => {
    expect(lint({ [file]: importing(path) })).toEqual(['noRestrictedImports']);
  });

  const allowed: [what: string, file: string, path: string][] = [
    ['a backend concept importing the table of another', 'backend/vendor/planted.ts', '../user/table.ts'],
    ['a backend concept importing the shared part', 'backend/vendor/planted.ts', '../http/errors.ts'],
    ['a gateway concept importing the REST types of another', 'gateway/vendor/planted.ts', '../user/rest.ts'],
    ['a web concept importing the picker of another', 'web/purchaseOrder/planted.ts', '../vendor/VendorPicker.tsx'],
    ['the root of a layer importing concepts', 'backend/planted.ts', './vendor/routes.ts'],
  ];
  it.each(allowed)('but not %s', (_what, file, path) => {
    expect(lint({ [file]: importing(path) })).toEqual([]);
  });

  it('a circle of imports', () => {
    const files = {
      'backend/vendor/planted.ts': importing('./other.ts'),
      'backend/vendor/other.ts': importing('./planted.ts'),
    };
    expect(lint(files)).toEqual(['noImportCycles']);
  });

  it('a barrel file', () => {
    const files = {
      'backend/vendor/planted.ts': `export { it } from './other.ts';\n`,
      'backend/vendor/other.ts': 'export const it = 1;\n',
    };
    expect(lint(files)).toEqual(['noBarrelFile']);
  });

  it('the environment read outside config.ts', () => {
    const text = 'export const port = process.env.PORT;\n';
    expect(lint({ 'backend/http/planted.ts': text })).toEqual(['noProcessEnv']);
    expect(lint({ 'backend/config.ts': text })).toEqual([]);
  });

  it('a file of more than 300 lines, migrations apart', () => {
    const text = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};\n`).join('');
    expect(lint({ 'backend/vendor/planted.ts': text })).toEqual(['noExcessiveLinesPerFile']);
    expect(lint({ 'backend/db/migrations/001_planted.ts': text })).toEqual([]);
  });

  it('a file named against the convention', () => {
    const text = 'export const it = 1;\n';
    expect(lint({ 'backend/vendor/Planted.ts': text })).toEqual(['useFilenamingConvention']);
    expect(lint({ 'backend/vendor/planted_file.ts': text })).toEqual(['useFilenamingConvention']);
    expect(lint({ 'web/vendor/planted.tsx': text })).toEqual(['useFilenamingConvention']);
    expect(lint({ 'web/vendor/Planted.tsx': text })).toEqual([]);
  });

  it('any, a cast in a concept folder, a default export', () => {
    expect(lint({ 'backend/http/planted.ts': 'export const it: any = 1;\n' })).toEqual(['noExplicitAny']);
    expect(lint({ 'web/vendor/planted.ts': 'export const it = (x: unknown) => x as string;\n' })).toEqual([
      'noUnsafeTypeAssertion',
    ]);
    expect(lint({ 'web/vendor/planted.ts': 'const it = 1;\nexport default it;\n' })).toEqual(['noDefaultExport']);
  });

  it.each([
    ['backend', '../gateway/other.ts'],
    ['gateway', '../backend/other.ts'],
    ['web', '../backend/other.ts'],
  ])('%s reaching into another layer, for the compiler too', (layer, path) => {
    const planted = join(copy, layer, 'planted.ts');
    const other = resolve(copy, layer, path);
    mkdirSync(dirname(other), { recursive: true });
    writeFileSync(other, 'export const it = 1;\n');
    writeFileSync(planted, importing(path));
    const tsc = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', layer], { cwd: copy, encoding: 'utf8' });
    rmSync(planted);
    rmSync(other);
    expect(tsc.status).not.toBe(0);
    expect(tsc.stdout).toContain("is not under 'rootDir'");
  });
});
