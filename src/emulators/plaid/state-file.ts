import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BankState, emptyState } from './state.ts';

/** Loads the saved state or creates one; rejects files with another format. */
export function loadState(path: string | undefined): BankState {
  if (path === undefined) return emptyState();
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyState();
    throw error;
  }
  const parsed: unknown = JSON.parse(text);
  if (!isState(parsed))
    throw new Error(`${path} is not a state file of this emulator; delete it to start over`);
  return parsed;
}

/** Writes a temporary file and renames it, so that a kill never leaves a partial file. */
export function saveState(path: string, state: BankState): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  writeFileSync(beside, JSON.stringify(state), { mode: 0o600 });
  renameSync(beside, path);
}

function isState(value: unknown): value is BankState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'items' in value
  );
}
