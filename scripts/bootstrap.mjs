/**
 * Prepares the checkout before a script runs: installs the packages when the lock file changed, and ensures that Node 24
 * is available. It runs on any Node from 20 on, hence plain JavaScript without dependencies.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const NODE_NEEDED = 24;
const BUNDLED_NODE = 'node_modules/.bin/node';
const INSTALLED_HASH = 'node_modules/.lock-hash';

installPackages();
requireNode();

/** Compares a hash, not file times: npm rewrites its own lock copy without installing anything. */
function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (wanted === installedHash()) return;
  console.log('Installing the packages (npm ci) …');
  // Install scripts stay off: no package here needs one, and they would run any code that a package ships.
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.error) stop(`npm could not be started: ${npm.error.message}`);
  if (npm.status !== 0) stop('Installing the packages failed; see above.', npm.status ?? 1);
  writeFileSync(INSTALLED_HASH, wanted);
}

function installedHash() {
  try {
    return readFileSync(INSTALLED_HASH, 'utf8');
  } catch {
    return '';
  }
}

/** npm puts node_modules/.bin first on PATH, so the next script runs on the bundled Node if that starts. */
function requireNode() {
  const bundled = spawnSync(BUNDLED_NODE, ['--version'], { encoding: 'utf8' });
  if (bundled.status === 0) return;
  // A bundled Node that does not start (musl instead of glibc, for instance) would hide the machine's own one.
  rmSync(BUNDLED_NODE, { force: true });
  const own = process.versions.node;
  if (Number.parseInt(own, 10) >= NODE_NEEDED) return;
  stop(
    `Lading needs Node.js ${NODE_NEEDED} or later; this is ${own}, and no bundled Node runs on ` +
      `${process.platform}-${process.arch}. Install Node.js ${NODE_NEEDED} and run the command again.`,
  );
}

/** @returns {never} */
function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}
