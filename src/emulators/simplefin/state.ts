import { readFileSync, writeFileSync } from 'node:fs';

/** A scripted transaction. */
export interface ScriptedTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly description: string;
  amountMinor: number;
  on: string;
  isPending: boolean;
  isDropped: boolean;
}

export interface SimplefinState {
  /** Unclaimed setup IDs. */
  open: string[];
  /** Passwords by access name. */
  accesses: Record<string, string>;
  transactions: ScriptedTransaction[];
  errlist: { code: string; msg: string }[];
  /** Accounts whose bank can't be read; they are missing from every answer. */
  unlisted: string[];
  version: 1 | 2;
  fails: { status: number; times: number; path: string | null }[];
}

export function loadState(file: string | undefined): SimplefinState {
  const empty: SimplefinState = {
    open: [],
    accesses: {},
    transactions: [],
    errlist: [],
    unlisted: [],
    version: 2,
    fails: [],
  };
  if (file === undefined) return empty;
  try {
    return { ...empty, ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return empty;
  }
}

export function saveState(file: string | undefined, state: SimplefinState): void {
  if (file !== undefined) writeFileSync(file, JSON.stringify(state), { mode: 0o600 });
}
