import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Clock } from '#ports/system.ts';
import type { Settings } from '../lib/config.ts';
import type { Logger } from '../lib/logger.ts';
import { backupName, expiredBackups } from './kept-backups.ts';

const LOOK_MS = 60 * 60_000;
/** An unfinished file this old was left by a process that ended. */
const ABANDONED_MS = 6 * 60 * 60_000;
const FETTLE = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

/** Settings passed to the command in addition to the environment. */
const PASSED_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_ADMIN_URL',
  'DATA_DIR',
  'ENCRYPTION_KEY',
  'ENCRYPTION_KEY_PREVIOUS',
  'BACKUP_PASSPHRASE',
] as const;

export interface BackupParts {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** Writes a daily backup to `BACKUP_DIR` until stopped. */
export function startDailyBackups(parts: BackupParts): { stop(): void } {
  if (parts.settings.BACKUP_DIR === undefined) return { stop: () => undefined };
  const stopping = new AbortController();
  let isRunning = false;
  const look = () => {
    // A large backup takes longer than the time between two looks.
    if (isRunning) return;
    isRunning = true;
    backUpWhenDue(parts, stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) parts.logger.error({ error }, 'the daily backup failed');
      })
      .finally(() => {
        isRunning = false;
      });
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

/**
 * Writes today's backup if it doesn't exist, then deletes expired ones. Runs in a separate process, because encrypting
 * everything would block this one. Returns true if it wrote a backup.
 */
export async function backUpWhenDue(
  { settings, clock, logger }: BackupParts,
  signal?: AbortSignal,
): Promise<boolean> {
  const folder = path.resolve(settings.BACKUP_DIR ?? '');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = clock.now();
  const name = backupName(now);
  const names = await readdir(folder);
  if (names.includes(name)) return false;
  await removeAbandoned(folder, names, now);
  const passed = Object.fromEntries(
    PASSED_SETTINGS.flatMap((key) => (settings[key] ? [[key, settings[key]]] : [])),
  );
  await promisify(execFile)(process.execPath, [FETTLE, 'backup', path.join(folder, name)], {
    env: { ...process.env, ...passed },
    ...(signal ? { signal } : {}),
  });
  logger.info({ file: name }, 'backup written');
  for (const expired of expiredBackups(await readdir(folder))) await rm(path.join(folder, expired));
  return true;
}

async function removeAbandoned(folder: string, names: readonly string[], now: Date): Promise<void> {
  for (const name of names.filter((each) => each.endsWith('.age.partial'))) {
    const file = path.join(folder, name);
    const begun = await stat(file).catch(() => null);
    if (begun && now.getTime() - begun.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
