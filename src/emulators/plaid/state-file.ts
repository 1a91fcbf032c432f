import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BankState, emptyState } from './state.ts';

/** The state as it was saved, or a new one when there is no file. A file of another shape is refused. */
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
  if (!isState(parsed)) throw new Error(`${path} is not a state of this stand-in; delete it to start anew`);
  return parsed;
}

/** Written beside and renamed over, so a kill at any moment leaves the old or the new file, never half of one. */
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
