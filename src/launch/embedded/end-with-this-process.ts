import { spawn } from 'node:child_process';
import type { PostgresHome } from './home.ts';

/**
 * Waits for standard input to close, which happens however the parent ends, then shuts PostgreSQL down. Signals only
 * the process that the data folder's PID file names.
 */
const WATCH = 'read -r _; [ "$(head -n 1 "$1/postmaster.pid")" = "$2" ] && kill -INT "$2"';

/**
 * Stops the embedded PostgreSQL when this process ends, even after SIGKILL. Returns a function that ends the watch once
 * PostgreSQL has stopped. Without a shell (Windows), PostgreSQL keeps running and the next start adopts it.
 */
export function endWithThisProcess({ dataDir, user }: PostgresHome, pid: number): () => void {
  if (process.platform === 'win32') return () => undefined;
  // A separate process group, so that signals to this process's group don't end the watch.
  const watch = spawn('/bin/sh', ['-c', WATCH, 'sh', dataDir, String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...user,
  });
  watch.on('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  watch.unref();
  if ('unref' in watch.stdin && typeof watch.stdin.unref === 'function') watch.stdin.unref();
  return () => watch.stdin.destroy();
}
