import { spawn } from 'node:child_process';
import type { PostgresHome } from './home.ts';

/**
 * Waits until its standard input closes, which the system does however the parent ends, then shuts PostgreSQL down.
 * It signals only the process that the data folder itself names.
 */
const WATCH = 'read -r _; [ "$(head -n 1 "$1/postmaster.pid")" = "$2" ] && kill -INT "$2"';

/**
 * Ends the embedded PostgreSQL when this process is gone, even after SIGKILL. Returns what ends the watch once
 * PostgreSQL has stopped. Without a shell (Windows) PostgreSQL stays, and the next start adopts it.
 */
export function endWithThisProcess({ dataDir, user }: PostgresHome, pid: number): () => void {
  if (process.platform === 'win32') return () => undefined;
  // A group of its own: what ends this process's group must not end the watch.
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
