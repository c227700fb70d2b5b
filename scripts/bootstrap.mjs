/**
 * Prepares the checkout before a script runs: installs the packages when their lock file changed, and ensures that Node 24
 * is available. With `--all`, it also installs the packages that only development needs. It runs on any Node from 20 on,
 * hence plain JavaScript without dependencies.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';

const NODE_NEEDED = 24;
/** npm puts this folder first on PATH, so the next script runs on a Node in it. */
const NODE_LINK = 'node_modules/.bin/node';
/** Node 24 for machines with an older one; its lock file is its own, so that others do not fetch it. */
const NODE_FOLDER = 'scripts/node';
const ALL = 'all ';

installPackages();
requireNode();

function installPackages() {
  const wanted = hashOfLock('.');
  const installed = installedHash('.');
  // Whoever has the packages of development gets their next versions, too.
  const all = process.argv.includes('--all') || installed.startsWith(ALL);
  if (installed === ALL + wanted || (installed === wanted && !all)) return;
  console.log('Installing the packages (npm ci) …');
  install('.', all ? '--include=dev' : '--omit=dev');
  writeFileSync(hashFile('.'), (all ? ALL : '') + wanted);
}

function requireNode() {
  const own = process.versions.node;
  const packaged = `${NODE_FOLDER}/node_modules/node-${process.platform}-${process.arch}/bin/node`;
  const isOwnNew = Number.parseInt(own, 10) >= NODE_NEEDED && process.execPath !== real(packaged);
  if (isOwnNew) return;
  const wanted = hashOfLock(NODE_FOLDER);
  if (installedHash(NODE_FOLDER) !== wanted) {
    console.log(`Installing Node.js ${NODE_NEEDED} (npm ci) …`);
    install(NODE_FOLDER, '--include=optional');
    writeFileSync(hashFile(NODE_FOLDER), wanted);
  }
  rmSync(NODE_LINK, { force: true });
  // One that does not start (it needs glibc, for instance) would hide the machine's own.
  if (spawnSync(packaged, ['--version']).status === 0) return symlinkSync(`../../${packaged}`, NODE_LINK);
  stop(
    `Lading needs Node.js ${NODE_NEEDED} or later; this is ${own}, and no bundled Node runs on ` +
      `${process.platform}-${process.arch}. Install Node.js ${NODE_NEEDED} and run the command again.`,
  );
}

/** Install scripts stay off: no package here needs one, and they would run any code that a package ships. */
function install(folder, which) {
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', which, '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.error) stop(`npm could not be started: ${npm.error.message}`);
  if (npm.status !== 0) stop('Installing the packages failed; see above.', npm.status ?? 1);
}

/** Hashes are compared, not file times: npm rewrites its own lock copy without installing anything. */
function hashOfLock(folder) {
  return createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
}

function installedHash(folder) {
  try {
    return readFileSync(hashFile(folder), 'utf8');
  } catch {
    return '';
  }
}

function hashFile(folder) {
  return `${folder}/node_modules/.lock-hash`;
}

function real(path) {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** @returns {never} */
function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}
