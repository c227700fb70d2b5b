/** This machine: the data folder and its disk, versions, the clock. */
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { freeBytes } from '../../backend/dataDir.ts';
import { staleApps } from '../build.ts';
import { codeOf, type Finding, fine, reasonOf, unknown, wrong } from './check.ts';
import { onDatabase } from './database.ts';
import { onRedis } from './services.ts';

const MEGABYTE = 1024 * 1024;
/** Less free space than this is little: a few dozen uploads, or a migration of a large table. */
const LITTLE_MB = 500;

/** Looks at DATA_DIR, or before the first start at the place where it will be. */
export function checkDataDir(dataDir: string): Finding[] {
  const exists = existsSync(dataDir);
  const place = exists ? dataDir : nearest(dataDir);
  const found = exists ? accessProblems(dataDir) : newFolderProblems(dataDir, place);
  const free = Math.floor(freeBytes(place) / MEGABYTE);
  if (free < LITTLE_MB) {
    found.push(
      wrong(`${place}: only ${free} MB are free`, `Make room for ${LITTLE_MB - free} MB more, or move DATA_DIR.`),
    );
  }
  if (found.length > 0) return found;
  const state = exists ? 'is writable and private to its owner' : 'will be made by the first start';
  return [fine(`${dataDir} ${state}; ${Math.floor(free / 1024)} GB are free`)];
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function accessProblems(dataDir: string): Finding[] {
  const { uid, mode } = statSync(dataDir);
  const own = process.getuid?.();
  if (own !== undefined && uid !== own) {
    const what = `${dataDir} belongs to the account ${uid}, and this is account ${own}`;
    return [wrong(what, 'Run this command, as Lading itself, as the owner of DATA_DIR: runuser -u OWNER -- …')];
  }
  const probe = join(dataDir, `doctor-${randomUUID()}`);
  try {
    writeFileSync(probe, '', { flag: 'wx' });
  } catch (error) {
    return [
      wrong(`${dataDir} cannot be written to: ${reasonOf(error)}`, 'Give it to the account that runs Lading: chown.'),
    ];
  } finally {
    rmSync(probe, { force: true });
  }
  if ((mode & 0o077) === 0) return [];
  return [
    wrong(`${dataDir} is open to other accounts`, `Close it: chmod 700 ${dataDir} (the next start does so, too).`),
  ];
}

function newFolderProblems(dataDir: string, place: string): Finding[] {
  try {
    accessSync(place, constants.W_OK);
    return [];
  } catch {
    const mend = `Make it as root: install -d -m 700 -o ACCOUNT ${dataDir}, or name another folder in DATA_DIR.`;
    return [wrong(`${dataDir} does not exist, and this account may not make it in ${place}`, mend)];
  }
}

const NODE_NEEDED = 24;

/** Compares Node.js and the installed packages with what this code is for. */
export function checkVersions(): Finding[] {
  const [major] = process.versions.node.split('.');
  const node = Number(major) >= NODE_NEEDED ? [] : [tooOld()];
  const differing = differingPackages();
  if (differing.length > 0) {
    const list = `${differing.slice(0, 3).join(', ')}${differing.length > 3 ? ` and ${differing.length - 3} more` : ''}`;
    node.push(
      wrong(`installed otherwise than package-lock.json says: ${list}`, 'Install again: npm ci --ignore-scripts.'),
    );
  }
  return node.length > 0
    ? node
    : [fine(`Node.js ${process.versions.node}; the packages are those of package-lock.json`)];
}

const tooOld = () =>
  wrong(`Node.js ${process.versions.node} is too old`, `Install Node.js ${NODE_NEEDED}, or run by npm.`);

/** Returns the names of the direct packages that are missing or have another version than the lock file says. */
function differingPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.keys(packages['']?.dependencies ?? {}).filter((name) => {
    const file = `node_modules/${name}/package.json`;
    return (
      !existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).version !== packages[`node_modules/${name}`]?.version
    );
  });
}

/** Says whether the web client is built from its present sources, or whether a start can build it. */
export function checkBuild(): Finding[] {
  const stale = staleApps().map(({ app }) => app.name);
  if (stale.length === 0) return [fine('the web client is built')];
  const what = `not built from the present sources: ${stale.join(' and ')}`;
  try {
    accessSync('node_modules', constants.W_OK);
    return [fine(`${what}; npm start builds`)];
  } catch {
    return [wrong(what, 'Build as the owner of this folder: npm run build.')];
  }
}

/** A larger difference than this (seconds) makes links and tokens run out early or late. */
const DIFFERENCE_S = 5;

/** Compares the clock of this machine with those of the database and of Redis. */
export async function checkClock(databaseUrl: string | undefined, redisUrl: string | undefined): Promise<Finding[]> {
  const clocks: [name: string, seconds: () => Promise<number>][] = [];
  if (databaseUrl) clocks.push(['the database', () => databaseSeconds(databaseUrl)]);
  if (redisUrl) clocks.push(['Redis', () => redisSeconds(redisUrl)]);
  if (clocks.length === 0) {
    return [unknown('no other clock to compare with', 'Check that it is set by the network: timedatectl.')];
  }
  return Promise.all(clocks.map(([name, ask]) => compareClock(name, ask)));
}

async function compareClock(name: string, ask: () => Promise<number>): Promise<Finding> {
  const before = Date.now() / 1000;
  try {
    const theirs = await ask();
    return clockFinding(name, theirs, [before, Date.now() / 1000]);
  } catch (error) {
    return unknown(`cannot be compared with ${name}${codeOf(error) ? ` (${codeOf(error)})` : ''}`);
  }
}

/** Compares another clock with ours before and after it was asked (seconds since 1970). */
export function clockFinding(name: string, theirs: number, [before, after]: [number, number]): Finding {
  const difference = Math.max(before - theirs, theirs - after, 0);
  if (difference <= DIFFERENCE_S) return fine(`agrees with ${name}`);
  const what = `differs from ${name} by ${Math.round(difference)} s`;
  return wrong(what, 'Set both clocks by the network: timedatectl set-ntp true.');
}

const databaseSeconds = (url: string) =>
  onDatabase(url, async (db) => {
    const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 as now`.execute(
      db,
    );
    if (!rows[0]) throw new Error('no answer');
    return rows[0].now;
  });

const redisSeconds = (url: string) => onRedis(url, async (redis) => Number((await redis.time())[0]));
