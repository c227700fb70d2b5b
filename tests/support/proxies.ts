/** nginx and Caddy for tests: each runs the file of `deploy/` with this machine's ports and a certificate of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, exitOf, findProgram, freePort, killGroup, killOnExit, outputOf, until } from './processes.ts';

/** A proxy that serves https on the loopback. */
export interface TestProxy {
  url: string;
  stop(): Promise<void>;
}

/** A certificate for localhost that only those trust who are given it. */
export interface Certificate {
  /** The PEM file of the certificate, which is its own authority. */
  file: string;
  keyFile: string;
  remove(): void;
}

/** Where a proxy listens and leads to, and with what. `change` alters its file, for tests of wrong ones. */
export interface ProxyOptions {
  port: number;
  gatewayPort: number;
  certificate: Certificate;
  change?: (config: string) => string;
}

const SBIN = ['/usr/sbin', '/usr/local/sbin'];

/** Returns why no test can run here; null if one can. */
export const proxyMissing = (name: 'nginx' | 'caddy'): string | null =>
  [name, 'openssl'].find((program) => !findProgram([program], SBIN)) ?? null;

/** Makes a certificate for localhost. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'lading-certificate-'));
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    keyFile,
    '-out',
    file,
    ...names,
  ];
  const made = spawnSync('openssl', args, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`);
  return { file, keyFile, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts nginx on `deploy/nginx/lading.conf`. */
export async function startNginx(options: ProxyOptions): Promise<TestProxy> {
  const { port, gatewayPort, certificate, change = (config) => config } = options;
  const folder = mkdtempSync(join(tmpdir(), 'lading-nginx-'));
  const redirectPort = await freePort();
  const config = readFileSync('deploy/nginx/lading.conf', 'utf8')
    .replaceAll('lading.example.org;', 'localhost;')
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('server 127.0.0.1:4000;', `server 127.0.0.1:${gatewayPort};`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate.file};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate.keyFile};`);
  writeFileSync(join(folder, 'lading.conf'), change(config));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // One process: a master that is killed would leave its workers behind.
  const main = `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn; events {}
http { access_log off; ${paths.join(' ')} include ${folder}/lading.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return started('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { folder, port });
}

/** Starts Caddy on `deploy/caddy/Caddyfile`. */
export function startCaddy(options: ProxyOptions): Promise<TestProxy> {
  const { port, gatewayPort, certificate, change = (config) => config } = options;
  const folder = mkdtempSync(join(tmpdir(), 'lading-caddy-'));
  const site = readFileSync('deploy/caddy/Caddyfile', 'utf8')
    .replace(
      'lading.example.org {',
      `localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate.file} ${certificate.keyFile}`,
    )
    .replace('reverse_proxy 127.0.0.1:4000', `reverse_proxy 127.0.0.1:${gatewayPort}`);
  const alone = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n';
  writeFileSync(join(folder, 'Caddyfile'), change(alone + site));
  return started('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], { folder, port });
}

async function started(
  name: string,
  args: string[],
  { folder, port }: { folder: string; port: number },
): Promise<TestProxy> {
  const program = findProgram([name], SBIN);
  if (!program) throw new Error(`${name} is not installed`);
  const child = spawn(program, args, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  killOnExit(child);
  const { lines } = outputOf(child);
  await until(`${name} listens`, async () => hasEnded(child) || (await accepts(port)));
  if (hasEnded(child)) throw new Error(`${name} did not start:\n${lines.join('\n')}`);
  return {
    url: `https://localhost:${port}`,
    stop: async () => {
      if (child.pid) killGroup(child.pid);
      await exitOf(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
