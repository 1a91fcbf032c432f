import type { CivilDate, Household } from '../household/types.ts';
import { rejectWith } from './errors.ts';
import type { BankState, ItemState } from './state.ts';

/** What every route and control operation works on. */
export interface Context {
  readonly household: Household;
  readonly state: BankState;
  /** The host's clock; the day of the world may be moved ahead of it. */
  now(): Date;
  today(): CivilDate;
  /** Marks the state as changed; it is saved before the answer leaves. */
  touch(item?: ItemState): void;
  /** Counts changes to an item, for caches that live only in memory. */
  revisionOf(item: ItemState): number;
  /** Sends in the background; `settled` waits for all of it. */
  notify(item: ItemState, type: string, code: string, fields?: Record<string, unknown>): void;
}

/** The item of an access token, or the refusal the vendor gives for that token. */
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
