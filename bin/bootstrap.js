// Plain JavaScript without dependencies: it must run on a fresh clone under Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
/** For an installed package, npm has installed the dependencies; a checkout installs them here. */
const neighbors = path.resolve(root, '..');
const lockfile = path.join(root, 'package-lock.json');
const isCheckout = existsSync(lockfile);
const marker = path.join(modules, '.fettle-installed.json');
const lock = path.join(root, '.cache', 'install.lock');
const NODE_MIN = [22, 18];
const LOCK_STALE_MS = 10 * 60_000;

/** Installs the locked dependencies if they are missing or older than the lockfile. */
export async function ensureInstalled({ withTestTools }) {
  if (!isCheckout) return;
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (isInstalled(wanted, withTestTools)) return;
  await withLock(() => {
    if (!isInstalled(wanted, withTestTools)) install(wanted, withTestTools);
  });
}

function isInstalled(wanted, withTestTools) {
  try {
    const found = JSON.parse(readFileSync(marker, 'utf8'));
    return found.lock === wanted && (found.withTestTools || !withTestTools);
  } catch {
    return false;
  }
}

function install(wanted, withTestTools) {
  process.stderr.write(`Installing Fettle's dependencies${withTestTools ? ' and test tools' : ''} (once)…\n`);
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  const scope = withTestTools ? ['--include=dev'] : ['--omit=dev'];
  // A lockfile from another platform may lack optional packages for this one; a plain install still works.
  const isDone = npm(['ci', ...scope, ...flags]) || npm(['install', '--no-save', ...scope, ...flags]);
  if (!isDone) {
    process.stderr.write(
      'Fettle could not install its dependencies. Check the network and the message above, then run the ' +
        'same command again.\n',
    );
    process.exit(1);
  }
  // The binary is linked into place; the rest of its package (headers, npm, manual) is not needed.
  rmSync(path.join(modules, 'node', 'node_modules'), { recursive: true, force: true });
  // Source maps are a tenth of the installation; developers get them with the test tools.
  if (!withTestTools) removeSourceMaps();
  writeFileSync(marker, JSON.stringify({ lock: wanted, withTestTools }));
}

function removeSourceMaps() {
  for (const name of readdirSync(modules, { recursive: true }))
    if (/\.(?:[cm]?js|ts|css)\.map$/.test(name)) rmSync(path.join(modules, name), { force: true });
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: '' } };
  const done = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return done.status === 0;
}

async function withLock(action) {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isStale()) rmSync(lock, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  try {
    action();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function isStale() {
  try {
    return Date.now() - statSync(lock).mtimeMs > LOCK_STALE_MS;
  } catch {
    return false;
  }
}

/** A source path under `src`; a package has it as JavaScript. */
export function sourceOf(name) {
  return isCheckout
    ? path.join(root, 'src', `${name}.ts`)
    : path.join(root, 'dist', 'package', 'src', `${name}.js`);
}

/** The project's own Node 24, or the installed one if it can run TypeScript files. */
function findNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = [modules, neighbors].map((folder) => path.join(folder, 'node', 'bin', name));
  for (const candidate of [...own, process.execPath]) {
    if (candidate !== process.execPath && !existsSync(candidate)) continue;
    const version = spawnSync(candidate, ['--version'], { encoding: 'utf8' }).stdout ?? '';
    const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
    if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return candidate;
  }
  process.stderr.write(
    `Fettle needs Node ${NODE_MIN.join('.')} or newer. Its own copy could not be installed here, and ` +
      `this machine has ${process.version}.\n`,
  );
  process.exit(1);
}

/**
 * Tunes memory for a long-lived, mostly idle server: return memory early rather than keep it for the next large file.
 * Measured in docs/decisions/0017 and 0020.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
const PIECE_BYTES = '65536';
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  // Allocations of this size are returned when freed. By default, the C library raises this threshold to the largest
  // size seen and keeps everything below it.
  MALLOC_MMAP_THRESHOLD_: PIECE_BYTES,
  MALLOC_TRIM_THRESHOLD_: PIECE_BYTES,
};

/** Runs a script and returns its exit code; signals are forwarded to the child once. */
export function runNode(args, env = {}) {
  const node = findNode();
  const binaries = [
    path.dirname(node),
    path.join(modules, '.bin'),
    path.join(neighbors, '.bin'),
    process.env.PATH,
  ].join(path.delimiter);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: binaries },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  // npm exits on a signal without forwarding it, so its children are ended here.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  watch.unref();
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
