import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../lib/config.ts';
import { startDailyBackups } from './daily-backup.ts';

it('no backup starts while an earlier one is running', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fettle-backup-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await rm(folder, { recursive: true });
  });
  const clock = { now: vi.fn(() => new Date('2026-11-21T18:00:00Z')) };
  const logger = { info: vi.fn(), error: vi.fn() };
  const folderOf = vi.fn(() => folder);
  const settings = Object.defineProperty(
    readSettings({ BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'seven quiet harbors' }),
    'BACKUP_DIR',
    { get: folderOf },
  );
  const backups = startDailyBackups({ settings, clock, logger });
  vi.advanceTimersByTime(3 * 60 * 60_000);
  // Read at the start, and by each look as its first step.
  expect(folderOf).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(clock.now).toHaveBeenCalled());
  backups.stop();
});
