/** Builds the web client and the playground if their sources changed since the last build (`--force`: always). */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { compressBuilt } from './compressBuilt.ts';

type App = { name: string; config: string; output: string; sources: string[] };

const inScripts = (...names: string[]) => names.map((name) => `scripts/${name}.ts`);

const APPS: App[] = [
  {
    name: 'web',
    config: 'vite.config.ts',
    output: 'web/dist',
    sources: [
      ...['web/**', 'backend/language/languages.ts'],
      ...inScripts('webDocuments', 'splitOperations', 'pageLanguage', 'askViewer', 'earlySignIn', 'serviceWorker'),
    ],
  },
  {
    name: 'playground',
    config: 'gateway/playground/vite.config.ts',
    output: 'gateway/playground/dist',
    sources: ['gateway/playground/**', 'schema/*.graphql'],
  },
];
const SHARED_SOURCES = ['package-lock.json', 'tsconfig.json', 'scripts/compressBuilt.ts'];
const END_WITH_PARENT = import.meta.resolve('./endWithParent.mjs');
/** Deliberately survives a deleted output folder: the existence of the output is checked separately. */
const HASHES = 'node_modules/.cache/lading';

/** Builds stale apps concurrently. @throws Error with the bundler's output when a build fails */
export async function buildStale(log: (line: string) => void): Promise<void> {
  const stale = staleApps();
  if (stale.length === 0) return;
  log(`Building ${stale.map(({ app }) => app.name).join(' and ')} …`);
  await Promise.all(
    stale.map(async ({ app, hash }) => {
      await build(app);
      await compressBuilt(app.output);
      mkdirSync(HASHES, { recursive: true });
      writeFileSync(hashFile(app), hash);
    }),
  );
}

/** Returns what the next start would build. */
export const staleApps = () =>
  APPS.map((app) => ({ app, hash: hashOfSources(app) })).filter(
    ({ app, hash }) => !existsSync(`${app.output}/index.html`) || readHash(app) !== hash,
  );

async function build({ name, config }: App): Promise<void> {
  const args = ['--import', END_WITH_PARENT, 'node_modules/vite/bin/vite.js', 'build', '--config', config];
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env });
  let output = '';
  for (const stream of [vite.stdout, vite.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = await once(vite, 'close');
  if (code !== 0) throw new Error(`Building ${name} failed:\n${output}`);
}

/** Hashes contents, not times: a fresh clone and a branch switch touch every file. */
function hashOfSources({ config, output, sources }: App): string {
  const files = globSync([...sources, ...SHARED_SOURCES, config], { exclude: (path) => path === output }).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readHash(app: App): string | null {
  return existsSync(hashFile(app)) ? readFileSync(hashFile(app), 'utf8') : null;
}

function hashFile(app: App): string {
  return `${HASHES}/${app.name}.hash`;
}

if (import.meta.main) {
  if (process.argv.includes('--force')) for (const app of APPS) rmSync(hashFile(app), { force: true });
  await buildStale(console.log);
}
