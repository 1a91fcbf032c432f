import type { AccountWithSettings } from '#db/repositories/accounts/accounts.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Follower } from '../../lib/announce.ts';
import type { Services } from '../../lib/services.ts';

/** The services that matching depends on. */
export type MatchServices = Pick<Services, 'db' | 'clock' | 'ids' | 'readers'>;

/** The date, settings, environments and accounts of a derivation. Read once, so that all steps use the same day. */
export interface DeriveScope {
  readonly today: CivilDate;
  readonly currency: string;
  /** The environments with data, as `isSandbox` values. */
  readonly environments: readonly boolean[];
  readonly accounts: readonly AccountWithSettings[];
  /** The version of the naming rules that was last applied to the user's merchants; null: no profile. */
  readonly namedBy: string | null;
  /** Transactions are split by the items of their receipts. */
  readonly usesItemCategories: boolean;
  /** The user shares merchant names, or has shared some. */
  readonly hasSharedNames: boolean;
}

/** The services that a complete derivation depends on. */
export type DeriveServices = MatchServices & Follower;

/** The last digits of all accounts of one environment. */
export function listMasks({ accounts }: Pick<DeriveScope, 'accounts'>, isSandbox: boolean): string[] {
  const masks = accounts.flatMap((account) => (account.isSandbox === isSandbox ? (account.mask ?? []) : []));
  return [...new Set(masks)].sort();
}
