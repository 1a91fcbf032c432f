import type { CivilDate, Household } from '../household/types.ts';
import { rejectWith } from './errors.ts';
import type { BankState, ItemState } from './state.ts';

/** Context of all routes and control operations. */
export interface Context {
  readonly household: Household;
  readonly state: BankState;
  /** The host's clock; the emulated date may be ahead of it. */
  now(): Date;
  today(): CivilDate;
  /** Marks the state as changed; it is saved before the response is sent. */
  touch(item?: ItemState): void;
  /** Revision of an item, for in-memory caches. */
  revisionOf(item: ItemState): number;
  /** Sends a webhook in the background; `settled` waits for all. */
  notify(item: ItemState, type: string, code: string, fields?: Record<string, unknown>): void;
}

/** Finds the item of an access token, or throws the vendor's error. */
export function findItemByToken(context: Context, accessToken: string): ItemState {
  if (!/^access-(?:sandbox|production)-[0-9a-f-]{36}$/.test(accessToken)) {
    throw rejectWith(
      'INVALID_ACCESS_TOKEN',
      'provided access token is in an invalid format. expected format: access-<environment>-<identifier>',
    );
  }
  const item = Object.values(context.state.items).find((candidate) => candidate.accessToken === accessToken);
  if (item === undefined) throw rejectWith('INVALID_ACCESS_TOKEN');
  if (item.status !== 'live') throw rejectWith('ITEM_NOT_FOUND');
  return item;
}
