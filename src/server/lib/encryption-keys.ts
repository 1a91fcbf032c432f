import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from './config.ts';

/** The key that seals from now on, then the earlier ones that still open. */
export type EncryptionKeys = readonly [Buffer, ...Buffer[]];

/**
 * The keys of the configuration, else those in the data folder, one on each line, the newest first; the first start
 * makes one.
 */
export async function readEncryptionKeys(settings: Settings): Promise<EncryptionKeys> {
  const { ENCRYPTION_KEY: key, ENCRYPTION_KEY_PREVIOUS: previous } = settings;
  if (key) return toKeys([key, ...(previous?.split(',') ?? [])]);
  const file = path.join(settings.DATA_DIR, 'encryption-key');
  await mkdir(settings.DATA_DIR, { recursive: true });
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored !== null) return toKeys(stored.trim().split(/\s+/));
  const made = randomBytes(32).toString('base64');
  await writeFile(file, made, { mode: 0o600, flag: 'wx' });
  return toKeys([made]);
}

function toKeys(texts: readonly string[]): EncryptionKeys {
  const [current, ...previous] = texts.map((text) => Buffer.from(text, 'base64'));
  if (!current)
    throw new Error('The encryption key is empty. Restore the file encryption-key from your backup.');
  return [current, ...previous];
}
