import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { architectureProblems, namingProblems } from '../scripts/architecture.ts';

const root = resolve(import.meta.dirname, '..');
const LAYERS = ['backend', 'gateway', 'web'];
const CONFIGS = ['biome.json', 'tsconfig.json', 'tsconfig.layer.json'];

describe('the architecture checks', () => {
  let copy = '';

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'lading-architecture-'));
    for (const file of [...CONFIGS, ...LAYERS.map((layer) => `${layer}/tsconfig.json`)]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** Writes the files, runs the linter on the first one, and returns the rules that it violates. */
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

  /** Writes the files into an empty project, and returns the problems that the checker finds in it. */
  function check(files: Record<string, string>): string[] {
    const project = mkdtempSync(join(copy, 'project-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), text);
    }
    return architectureProblems(project);
  }

  const importing = (path: string) => `import { it } from '${path}';\nexport const them = [it];\n`;
  const imports: [what: string, file: string, path: string, why: RegExp][] = [
    ['the backend importing the gateway', 'backend/vendor/planted.ts', '../../gateway/rest/client.ts', /^Layers/],
    ['the gateway importing the backend', 'gateway/rest/planted.ts', '../../backend/db/client.ts', /^Layers/],
    ['the web importing the gateway', 'web/shell/planted.ts', '../../gateway/config.ts', /^Layers/],
    ['a layer importing the tests', 'backend/planted.ts', '../tests/support/processes.ts', /^Layers/],
    ['a layer importing the scripts', 'gateway/http/planted.ts', '../../scripts/tools.ts', /^Layers/],
    ['the shared backend importing a concept', 'backend/http/planted.ts', '../vendor/table.ts', /^A layer's shared/],
    ['the shared gateway importing a concept', 'gateway/rest/planted.ts', '../vendor/rest.ts', /^A layer's shared/],
    [
      'the shared web importing a concept',
      'web/kit/list/planted.ts',
      '../../vendor/VendorLink.tsx',
      /^A layer's shared/,
    ],
    [
      'a backend concept importing routes of another',
      'backend/vendor/planted.ts',
      '../user/routes.ts',
      /table\.ts and/,
    ],
    [
      'a gateway concept importing resolvers of another',
      'gateway/vendor/planted.ts',
      '../user/resolvers.ts',
      /rest\.ts/,
    ],
    ['a web concept importing a page of another', 'web/vendor/planted.ts', '../user/UserPage.tsx', /XxxLink/],
    ['a web concept importing the messages of another', 'web/vendor/planted.ts', '../user/messages.ts', /XxxLink/],
    ['the demo world importing routes', 'backend/demo/planted.ts', '../vendor/routes.ts', /never its routes/],
    ['a concept importing the demo world', 'backend/vendor/planted.ts', '../demo/people.ts', /^vendor stands below/],
    ['the base of the web importing the kit', 'web/base/planted.ts', '../kit/ui/Tip.tsx', /^web\/base imports/],
    ['the kit importing the shell', 'web/kit/ui/planted.ts', '../../shell/SidePanel.tsx', /^web\/kit imports/],
    [
      'a concept importing how the kit does it',
      'web/vendor/planted.ts',
      '../kit/list/rowsOfTable.ts',
      /^It is no public/,
    ],
  ];
  it.each(imports)('reject %s', (_what, file, path, why) => {
    const [said = '', ...more] = check({ [file]: importing(path) });
    expect(more).toEqual([]);
    expect(said).toMatch(new RegExp(`^${file}:1  imports \\S+\\. `));
    expect(said.slice(said.indexOf('. ') + 2)).toMatch(why);
  });

  it.each([
    ['a type', "export type Planted = import('../user/routes.ts').Planted;\n"],
    ['code that is loaded later', "export const planted = () => import('../user/routes.ts');\n"],
    ['an export of what is imported', "export { planted } from '../user/routes.ts';\n"],
    ['an import without a name', "import '../user/routes.ts';\n"],
  ])('reject a forbidden import in every form: %s', (_way, text) => {
    expect(check({ 'backend/vendor/planted.ts': text })).toEqual([expect.stringContaining('backend/user/routes.ts')]);
  });

  const allowed: [what: string, file: string, path: string][] = [
    ['a backend concept importing the table of another', 'backend/vendor/planted.ts', '../user/table.ts'],
    ['a backend concept importing the shared part', 'backend/vendor/planted.ts', '../http/errors.ts'],
    ['a gateway concept importing the REST types of another', 'gateway/vendor/planted.ts', '../user/rest.ts'],
    ['a web concept importing the picker of another', 'web/purchaseOrder/planted.ts', '../vendor/VendorPicker.tsx'],
    ['a web concept importing the choices of another', 'web/purchaseOrder/planted.ts', '../vendor/vendorChoices.ts'],
    ['the kit importing the base', 'web/kit/ui/planted.ts', '../../base/store.ts'],
    ['a web concept importing the shell', 'web/vendor/planted.ts', '../shell/SidePanel.tsx'],
    ['a web concept importing a public file of the kit', 'web/vendor/planted.ts', '../kit/ui/Tip.tsx'],
    ['the root of a layer importing concepts', 'backend/planted.ts', './vendor/routes.ts'],
    ['the demo world importing what a concept writes', 'backend/demo/planted.ts', '../vendor/write.ts'],
  ];
  it.each(allowed)('allow %s', (_what, file, path) => {
    expect(check({ [file]: importing(path) })).toEqual([]);
  });

  const circle = {
    'backend/http/one.ts': importing('../files/two.ts'),
    'backend/files/two.ts': 'export const it = 1;\n',
    'backend/files/three.ts': importing('../http/four.ts'),
    'backend/http/four.ts': 'export const it = 1;\n',
  };

  it('reject an import cycle of folders without an import cycle of files', () => {
    const [said = '', ...more] = check(circle);
    expect(more).toEqual([]);
    expect(said).toMatch(/^backend\/files, backend\/http {2}import each other in a circle:/);
    expect(said).toContain('backend/files/three.ts:1  imports backend/http/four.ts');
  });

  it('reject an import cycle of files through types alone', () => {
    const files = {
      'backend/vendor/one.ts': "import type { Two } from './two.ts';\nexport type One = Two | null;\n",
      'backend/vendor/two.ts': "import type { One } from './one.ts';\nexport type Two = { next: One };\n",
    };
    expect(check(files)).toEqual([
      expect.stringMatching(/^backend\/vendor\/one\.ts, backend\/vendor\/two\.ts {2}import each other in a circle:/),
    ]);
  });

  const late = /:1 {2}handles keyup or keypress\. Keys are handled on keydown/;
  const byText = /:1 {2}finds an element by its text\. Texts are/;
  const byName = /:1 {2}refetches a query by its name in quotes/;
  const suppressed = '// biome-ignore lint/correctness/useExhaustiveDependencies: once.\nexport const planted = 1;\n';
  it.each([
    ['a keyup attribute', 'Planted.tsx', 'export const Planted = () => <input onKeyUp={() => 1} />;\n', late],
    ['a keypress listener', 'planted.ts', "addEventListener('keypress', () => 1);\n", late],
    ['a keyup handler among others', 'planted.ts', 'export const planted = { onKeyUpCapture: () => 1 };\n', late],
    ['a selector by a name', 'planted.ts', 'export const planted = find(`[aria-label^="Add"]`);\n', byText],
    ['a comparison with a text', 'planted.ts', "export const planted = (x) => x?.textContent === 'Save';\n", byText],
    ['a name that is read', 'planted.ts', "export const planted = (x) => x.getAttribute('title');\n", byText],
    ['a refetch by a name in quotes', 'planted.ts', "export const planted = { refetchQueries: ['Guide'] };\n", byName],
    ['a suppressed rule about hooks', 'planted.ts', suppressed, /:1 {2}suppresses a rule about hooks/],
  ])('reject in the web %s', (_what, file, text, why) => {
    expect(check({ [`web/vendor/${file}`]: text })).toEqual([expect.stringMatching(why)]);
  });

  it.each([
    ['compared with', 'planted.ts', "export const planted = (key: string) => key === 'on_hold';\n"],
    ['in a set', 'planted.ts', "export const planted = new Set(['shipping']);\n"],
    ['as a type', 'planted.ts', "export type Planted = 'closed' | 'read';\n"],
    ['in an attribute', 'Planted.tsx', 'export const Planted = () => <b data-status="delivered" />;\n'],
    ['in an address', 'planted.ts', "export const planted = '/orders?status=open,on_hold';\n"],
    ['in an operation', 'planted.graphql', '{ shipments(filter: { statuses: ["in_review"] }) { data { id } } }\n'],
  ])('reject the key of a status in the web: %s', (_how, file, text) => {
    const [said] = check({ [`web/vendor/${file}`]: text });
    expect(said).toMatch(/^web\/vendor\/[Pp]lanted\.\w+:1 {2}names the status \w+\. The backend says/);
  });

  it('allow the backend to name its statuses, and the web a word that means something else in its file', () => {
    const text = "export const planted = ['archived'];\n";
    expect(check({ 'backend/vendor/planted.ts': text })).toEqual([]);
    expect(check({ 'web/substatus/SubstatusList.tsx': text })).toEqual([]);
    expect(check({ 'web/substatus/SubstatusColumns.tsx': text })).toHaveLength(1);
  });

  it.each([
    ['in a hook', 'export function usePlanted(x: number) {\n  const it = useRef(x);\n  it.current = x;\n}\n'],
    ['in a component', 'export const Planted = memo(({ x }) => {\n  const it = useRef(x);\n  it.current += x;\n});\n'],
    ['in a memo', 'export const usePlanted = (it) => {\n  useMemo(() => {\n    it.current++;\n  }, [it]);\n};\n'],
  ])('reject a ref that is written while rendering: %s', (_where, text) => {
    expect(check({ 'web/kit/ui/Planted.tsx': text })).toEqual([
      expect.stringMatching(/Planted\.tsx:3 {2}writes a ref while rendering/),
    ]);
  });

  it('allow a ref that is written by an effect or a handler', () => {
    const effect = '  useEffect(() => {\n    it.current = x;\n  });\n';
    const text = `export function usePlanted(x: number) {\n  const it = useRef(x);\n${effect}}\n`;
    expect(check({ 'web/kit/ui/planted.ts': text })).toEqual([]);
  });

  it('reject a type assertion in the folder of a concept', () => {
    const text = 'export const planted = (x: unknown) => x as string;\n';
    expect(check({ 'web/vendor/planted.ts': text })).toEqual([
      expect.stringMatching(/planted\.ts:1 {2}asserts a type/),
    ]);
    expect(check({ 'web/kit/planted.ts': text })).toEqual([]);
    expect(check({ 'web/vendor/planted.ts': 'export const planted = [1] as const;\n' })).toEqual([]);
  });

  it('reject that one concept sends or refetches an operation of another, by hook, document or types', () => {
    const files = (name: string, file = 'web/courier/planted.ts') => ({
      [file]: `import { ${name} } from '../generated/operations.ts';\nexport const them = [${name}];\n`,
      'web/vendor/vendor.graphql': 'query VendorPage($id: ID!) {\n  vendor(id: $id) {\n    ...VendorFields\n  }\n}\n',
      'web/base/heartbeat.graphql': 'query Heartbeat {\n  viewer {\n    guide\n  }\n}\n',
    });
    for (const name of ['useVendorPageQuery', 'VendorPageDocument', 'VendorPageQuery', 'VendorPageQueryVariables']) {
      expect(check(files(name))).toEqual([
        expect.stringMatching(
          /planted\.ts:1 {2}imports VendorPage\w+ of web\/vendor\/vendor\.graphql\. An operation is/,
        ),
      ]);
    }
    expect(check(files('VendorPageDocument', 'web/kit/planted.ts'))).toHaveLength(1);
    expect(check(files('VendorPageDocument', 'web/vendor/planted.ts'))).toEqual([]);
    expect(check(files('VendorFieldsFragmentDoc'))).toEqual([]);
    expect(check(files('HeartbeatDocument'))).toEqual([]);
  });

  it('reject a path of more than four segments', () => {
    expect(check({ 'web/kit/form/fields/planted.ts': '' })).toEqual([expect.stringContaining('four segments')]);
  });

  it('reject a schema concept without folders or tests, and an unknown folder', () => {
    const project = mkdtempSync(join(copy, 'named-'));
    for (const folder of ['schema', 'backend/supplier', 'gateway', 'web', 'tests']) {
      mkdirSync(join(project, folder), { recursive: true });
    }
    for (const file of ['schema/supplier.graphql', 'backend/supplier/read.ts']) writeFileSync(join(project, file), '');
    expect(namingProblems(project)).toEqual([
      expect.stringMatching(/^schema\/supplier\.graphql /),
      expect.stringMatching(/^tests\/backend /),
      expect.stringMatching(/^gateway\/supplier /),
      expect.stringMatching(/^tests\/gateway /),
      expect.stringMatching(/^backend\/supplier /),
    ]);
  });

  it('reject an import cycle of files', () => {
    const files = {
      'backend/vendor/planted.ts': importing('./other.ts'),
      'backend/vendor/other.ts': importing('./planted.ts'),
    };
    expect(lint(files)).toEqual(['noImportCycles']);
  });

  it('reject a barrel file', () => {
    const files = {
      'backend/vendor/planted.ts': `export { it } from './other.ts';\n`,
      'backend/vendor/other.ts': 'export const it = 1;\n',
    };
    expect(lint(files)).toEqual(['noBarrelFile']);
  });

  it('reject reading the environment outside config.ts', () => {
    const text = 'export const port = process.env.PORT;\n';
    expect(lint({ 'backend/http/planted.ts': text })).toEqual(['noProcessEnv']);
    expect(lint({ 'backend/config.ts': text })).toEqual([]);
  });

  it('reject a file of more than 300 lines, except migrations', () => {
    const text = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};\n`).join('');
    expect(lint({ 'backend/vendor/planted.ts': text })).toEqual(['noExcessiveLinesPerFile']);
    expect(lint({ 'backend/db/migrations/001_planted.ts': text })).toEqual([]);
  });

  it('reject a file name that violates the convention', () => {
    const text = 'export const it = 1;\n';
    expect(lint({ 'backend/vendor/Planted.ts': text })).toEqual(['useFilenamingConvention']);
    expect(lint({ 'backend/vendor/planted_file.ts': text })).toEqual(['useFilenamingConvention']);
    expect(lint({ 'web/vendor/planted.tsx': text })).toEqual(['useFilenamingConvention']);
    expect(lint({ 'web/vendor/Planted.tsx': text })).toEqual([]);
  });

  it('reject `any` and default exports', () => {
    expect(lint({ 'backend/http/planted.ts': 'export const it: any = 1;\n' })).toEqual(['noExplicitAny']);
    expect(lint({ 'web/vendor/planted.ts': 'const it = 1;\nexport default it;\n' })).toEqual(['noDefaultExport']);
  });

  it.each([
    ['backend', '../gateway/other.ts'],
    ['gateway', '../backend/other.ts'],
    ['web', '../backend/other.ts'],
  ])('reject %s importing another layer, in the compiler too', (layer, path) => {
    const planted = join(copy, layer, 'planted.ts');
    const other = resolve(copy, layer, path);
    mkdirSync(dirname(other), { recursive: true });
    writeFileSync(other, 'export const it = 1;\n');
    writeFileSync(planted, importing(path));
    const args = ['-p', layer, '--outDir', 'types', '--tsBuildInfoFile', 'types.json']; // node_modules is the project's own
    const tsc = spawnSync(join(root, 'node_modules/.bin/tsc'), args, { cwd: copy, encoding: 'utf8' });
    for (const file of [planted, other]) rmSync(file);
    expect(tsc).toMatchObject({ status: 2, stdout: expect.stringContaining("is not under 'rootDir'") });
  });
});
