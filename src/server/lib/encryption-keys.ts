import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from './config.ts';

/** The current encryption key, then earlier keys that still decrypt. */
export type EncryptionKeys = readonly [Buffer, ...Buffer[]];

/**
 * Keys from the configuration, or else from the data folder, one per line, newest first. The first start creates one.
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
