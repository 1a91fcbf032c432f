import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { type StoredAccount, upsertAccount } from '../repositories/accounts/accounts.ts';
import { applyIngestPlan } from '../repositories/ledger-changes.ts';
import { ensureProfile } from '../repositories/profiles.ts';
import { householdTransactions } from './household-transactions.ts';

export interface SeedOptions {
  readonly today: CivilDate;
  readonly days: number;
  readonly seed: number;
  readonly at: Date;
  readonly nextId: () => Uuid;
}

const ACCOUNTS = [
  { key: 'checking', name: 'Everyday Checking', mask: '0071', accountType: 'checking' },
  { key: 'savings', name: 'Rainy Day Savings', mask: '4410', accountType: 'savings' },
  { key: 'credit', name: 'Cash Back Card', mask: '8802', accountType: 'credit' },
] as const;

/** Creates three accounts with transactions up to today for a user; returns the number of transactions. */
export async function seedHousehold(db: UserDb, options: SeedOptions): Promise<number> {
  await ensureProfile(db);
  const ids = { checking: '', savings: '', credit: '' };
  for (const { key, ...account } of ACCOUNTS) {
    const stored: StoredAccount = {
      ...account,
      id: options.nextId(),
      connectionId: null,
      source: 'file',
      externalId: `seed-${key}`,
      persistentId: null,
      currency: 'USD',
      institutionName: 'Seeded household',
      currentBalanceMinor: null,
      availableBalanceMinor: null,
      balanceAt: null,
      isSandbox: true,
      isClosed: false,
    };
    ids[key] = await upsertAccount(db, stored);
  }
  const rows = householdTransactions(ids, addDays(options.today, -options.days), options.today, options.seed);
  const changes = rows.map((incoming) => ({
    kind: 'add' as const,
    incoming,
    transaction: describeTransaction(incoming),
    reason: 'seeded',
    doubt: null,
  }));
  return applyIngestPlan(db, changes, {
    source: 'file',
    isSandbox: true,
    importId: null,
    at: options.at,
    nextId: options.nextId,
  });
}
